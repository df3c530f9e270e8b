import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { APIRoute } from 'astro';
import { COMPANY } from '../../content/company.ts';

/** The company's films, as they are. */
export const getStaticPaths = () =>
  readdirSync(`${COMPANY}/films`).map((film) => ({ params: { film } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(await readFile(`${COMPANY}/films/${params.film}`), {
    headers: { 'Content-Type': 'video/mp4' },
  });
