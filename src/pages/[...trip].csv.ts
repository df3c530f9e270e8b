import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { languages } from '../content/company.ts';
import { readTrip } from '../content/read.ts';
import { readLabels } from '../content/read-labels.ts';
import { tripCsv } from '../sections/home/trip-csv.ts';

/** Each language names its own address; one without a trip shows the first language's. */
export async function getStaticPaths() {
  const trips = new Map<string, string>();
  for (const language of languages) {
    const file = (await readTrip(language))?.download.file;
    if (file && !trips.has(file)) trips.set(file, language);
  }
  return Array.from(trips, ([file, language]) => ({
    params: { trip: file.slice(1, -'.csv'.length) },
    props: { language },
  }));
}

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { language, trip: labels } = readLabels(props.language);
  return new Response(tripCsv((await readTrip(props.language))!, labels, language.code));
};
