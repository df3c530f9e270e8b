import type { APIRoute } from 'astro';
import { languages } from '../content/company.ts';
import { read } from '../content/read.ts';
import { tripCsv } from '../islands/trip/trip-csv.ts';

export const GET: APIRoute = async () => {
  const language = languages[0]!;
  const frame = await read('frame', language);
  return new Response(tripCsv(await read('trip', language), frame.language.code));
};
