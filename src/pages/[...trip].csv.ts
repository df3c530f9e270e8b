import { getCollection } from 'astro:content';
import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { readTrip } from '../content/read.ts';
import { readLabels } from '../content/read-labels.ts';
import { tripCsv } from '../sections/home/trip-csv.ts';

/** Each language names its own address. */
export const getStaticPaths = async () =>
  (await getCollection('trip')).map(({ id: language, data: { download } }) => ({
    params: { trip: download.file.slice(1, -'.csv'.length) },
    props: { language },
  }));

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) => {
  const { language, trip: labels } = readLabels(props.language);
  return new Response(tripCsv((await readTrip(props.language))!, labels, language.code));
};
