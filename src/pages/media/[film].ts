import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { APIRoute } from 'astro';
import { COMPANY } from '../../content/company.ts';

export const getStaticPaths = () =>
  globSync(`${COMPANY}/films/*.mp4`).map((file) => ({ params: { film: basename(file) } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(await readFile(`${COMPANY}/films/${params.film}`), {
    headers: { 'Content-Type': 'video/mp4' },
  });
