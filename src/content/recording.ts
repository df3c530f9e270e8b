/** A trip as a data logger recorded it: a CSV file with a row for each reading. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCsv } from './csv.ts';
import type { Content, ShownTrip } from './schema.ts';

const COLUMNS = ['time', 'supply', 'return', 'door'] as const;
const TIME = /^(\d{4}-\d\d-\d\d)[ T]((?:[01]\d|2[0-3]):[0-5]\d)(?::\d\d)?$/;
const DEGREES = /^[+-]?\d+([.,]\d+)?$/;
const DOOR: Record<string, boolean> = { open: true, 1: true, closed: false, 0: false };
/** More would make the page too large. */
const MOST_READINGS = 500;

type Reading = { minute: number; supply: number; return: number; isOpen: boolean };

/** A row's reading, or a sentence about the mistake in it. */
function parseRow([time = '', supply = '', returned = '', door = '']: string[]) {
  const [, day, clock] = TIME.exec(time) ?? [];
  const minute = Date.parse(`${day}T${clock}Z`) / 60_000;
  if (Number.isNaN(minute)) return `"${time}" is not a time. Write it as 2026-03-12 05:00.`;
  const degrees = [supply, returned].map((value) => value.replace('−', '-'));
  const wrong = degrees.find((value) => !DEGREES.test(value));
  if (wrong !== undefined) return `"${wrong}" is not a temperature. Write it as 4.2.`;
  const isOpen = DOOR[door.toLowerCase()];
  if (isOpen === undefined) return `"${door}" is neither open nor closed. Write one of them.`;
  const [supplyAir, returnAir] = degrees.map((value) => Number(value.replace(',', '.')));
  return { minute, supply: supplyAir!, return: returnAir!, isOpen };
}

/** Loggers read at even intervals, and the plot relies on it. */
function intervalMistake(readings: Reading[]) {
  const [first, second] = readings as [Reading, Reading];
  const interval = second.minute - first.minute;
  const odd = readings.findIndex(
    ({ minute }, row) => row > 0 && minute - readings[row - 1]!.minute !== interval,
  );
  if (interval <= 0) return 'Row 3: It is not later than the row before. Put the rows in order.';
  if (odd > 0)
    return `Row ${odd + 2}: It is not ${interval} min after the row before, as the first rows are.`;
  if (readings.at(-1)!.minute - first.minute >= 24 * 60)
    return 'It is longer than a day. Cut it at 24 hours.';
  return undefined;
}

/** The trip of a recording, or all its mistakes. */
export function parseRecording(text: string) {
  const [head = [], ...rows] = parseCsv(text);
  const columns = COLUMNS.map((name) => head.findIndex((cell) => cell.toLowerCase() === name));
  if (columns.includes(-1))
    return { mistakes: ['Row 1: Name the columns time, supply, return and door.'] };
  if (rows.length < 2 || rows.length > MOST_READINGS)
    return { mistakes: [`It must have from 2 to ${MOST_READINGS} readings, not ${rows.length}.`] };
  const parsed = rows.map((cells) => parseRow(columns.map((column) => cells[column] ?? '')));
  const mistakes = parsed.flatMap((result, row) =>
    typeof result === 'string' ? `Row ${row + 2}: ${result}` : [],
  );
  if (mistakes.length > 0) return { mistakes };
  const readings = parsed as Reading[];
  const mistake = intervalMistake(readings);
  return mistake ? { mistakes: [mistake] } : { mistakes, trip: tripOf(readings) };
}

function tripOf(readings: Reading[]) {
  const [first, second] = readings as [Reading, Reading];
  const interval = second.minute - first.minute;
  const stampOf = ({ minute }: Reading) => new Date(minute * 60_000).toISOString();
  const doors: { at: string; minutes: number }[] = [];
  for (const [index, reading] of readings.entries()) {
    if (!reading.isOpen) continue;
    if (readings[index - 1]?.isOpen) doors.at(-1)!.minutes += interval;
    else doors.push({ at: stampOf(reading).slice(11, 16), minutes: interval });
  }
  return {
    date: stampOf(first).slice(0, 10),
    startsAt: stampOf(first).slice(11, 16),
    hours: (readings.at(-1)!.minute - first.minute) / 60,
    doors,
    recorded: {
      interval,
      supplyAir: readings.map(({ supply }) => supply),
      returnAir: readings.map((reading) => reading.return),
    },
  };
}

/** The trip of a file, with what its recording says. `folder` is the language's. */
export function withRecording(trip: Content['trip'], folder: string): ShownTrip {
  const { recording } = trip;
  const recorded = recording && parseRecording(readFileSync(join(folder, recording), 'utf8')).trip;
  return { ...trip, ...recorded } as ShownTrip;
}
