import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { findNginx, type Running, startNginx, startNode } from '../e2e/tools/web-servers.ts';
import { findCommand, findOrInstall } from '../scripts/system-packages.ts';

const CONNECTIONS = 64;
const SECONDS = 10;
const ROUNDS = 3;
const LEAST_RATIO = 0.35;
const MOST_MEMORY = 120;

type Load = { perSecond: number; p99: number; errors: number };

const MILLISECONDS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

async function load(origin: string): Promise<Load> {
  const settings = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    '--latency',
    '-H',
    'Accept-Encoding: br',
  ];
  const { stdout } = await promisify(execFile)('wrk', [...settings, `${origin}/`]);
  const [, perSecond] = stdout.match(/Requests\/sec:\s+([\d.]+)/)!;
  const [, p99, unit] = stdout.match(/99%\s+([\d.]+)(us|ms|s)/)!;
  const refused = Number(stdout.match(/Non-2xx or 3xx responses: (\d+)/)?.[1] ?? 0);
  const broken = [...(stdout.match(/Socket errors: (.*)/)?.[1] ?? '').matchAll(/\d+/g)].map(Number);
  return {
    perSecond: Number(perSecond),
    p99: Number(p99) * MILLISECONDS[unit!]!,
    errors: refused + broken.reduce((sum, count) => sum + count, 0),
  };
}

/** The process's peak memory so far, in megabytes. */
const peakMemory = ({ process: { pid } }: Running) =>
  Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+) kB/)![1]) / 1024;

/** A single noisy run does not move it. */
export const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const verdict = (holds: boolean) => (holds ? 'kept' : '**broken**');

/** Our server and nginx: the same files, the same headers, in alternating rounds. */
export async function table() {
  if (!findOrInstall(() => findCommand('wrk'), 'wrk'))
    return '## Load\n\nNot measured: wrk is neither installed nor installable here.';
  if (!findNginx())
    return '## Load\n\nNot measured: nginx is neither installed nor installable here.';
  const [node, nginx] = [await startNode(), await startNginx()];
  const rounds: { node: Load; nginx: Load }[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    rounds.push({ node: await load(node.origin), nginx: await load(nginx.origin) });
  }
  const memory = peakMemory(node);
  await Promise.all([node.stop(), nginx.stop()]);

  const row = (name: string, loads: Load[]) =>
    `| ${name} | ${Math.round(median(loads.map(({ perSecond }) => perSecond)))} | ${median(loads.map(({ p99 }) => p99)).toFixed(1)} | ${loads.reduce((sum, { errors }) => sum + errors, 0)} |`;
  const ratio = median(rounds.map((round) => round.node.perSecond / round.nginx.perSecond));
  const errors = rounds.reduce((sum, round) => sum + round.node.errors, 0);
  return `## Load

\`/\` in brotli over loopback: ${CONNECTIONS} connections for ${SECONDS} s, ${ROUNDS} rounds turn by turn, medians. wrk shares the machine with the server.

| server | requests a second | p99 (ms) | errors |
|---|---:|---:|---:|
${row(
  'ours, two threads',
  rounds.map((round) => round.node),
)}
${row(
  'nginx, a worker a core',
  rounds.map((round) => round.nginx),
)}

| claim | measured | |
|---|---:|---|
| at least ${LEAST_RATIO} of nginx's throughput | ${ratio.toFixed(2)} | ${verdict(ratio >= LEAST_RATIO)} |
| at most ${MOST_MEMORY} MB of memory under this load | ${Math.round(memory)} MB | ${verdict(memory <= MOST_MEMORY)} |
| no errors | ${errors} | ${verdict(errors === 0)} |`;
}
