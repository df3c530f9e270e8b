import { mkdirSync, writeFileSync } from 'node:fs';
import { type Count, judge, sum } from '../judge.ts';
import { startNode } from '../web-servers/start.ts';
import type { Engine } from './driver.ts';
import { closeFirefox, firefox } from './firefox.ts';
import { visitorPromises } from './promises.ts';
import { closeWebkit, webkit } from './webkit.ts';

// What visitors are promised, in Firefox and WebKit. Chromium has its own, longer list: e2e/*.spec.ts.

const LIMIT = 90_000;

const inTime = (act: Promise<void>) => {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`not done after ${LIMIT / 1000} s`)), LIMIT);
  return Promise.race([act, promise]).finally(() => clearTimeout(timer));
};

async function keepPromises({ name, isThere, open }: Engine, origin: string): Promise<Count> {
  if (!isThere()) {
    console.log(`${name} did not run: it is neither installed nor installable here.`);
    return { passed: 0, failed: 0 };
  }
  const counts: Count[] = [];
  for (const { name: promise, scripts = true, keep } of visitorPromises) {
    const visit = () => inTime(open({ scripts }, (driver) => keep({ driver, origin })));
    // These drivers hang now and then on a busy machine. A broken promise breaks twice; a driver does not.
    const visitAgain = (error: unknown) => {
      console.log(
        `again   ${name}: ${promise} (${error instanceof Error ? error.message : error})`,
      );
      return visit();
    };
    counts.push(await judge(`${name}: ${promise}`, () => visit().catch(visitAgain)));
  }
  const { passed, failed } = sum(counts);
  console.log(`${name} ran: ${passed} kept, ${failed} broken.`);
  return { passed, failed };
}

const only = process.argv[2]?.toLowerCase();
const server = await startNode();
const counts: Count[] = [];
for (const engine of [firefox, webkit]) {
  if (!only || engine.name.toLowerCase() === only)
    counts.push(await keepPromises(engine, server.origin));
}
await closeFirefox();
closeWebkit();
await server.stop();

const { passed, failed } = sum(counts);
mkdirSync('test-results', { recursive: true });
writeFileSync('test-results/engines.json', JSON.stringify({ passed, failed }));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
