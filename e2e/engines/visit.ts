import { afterAll, beforeAll, test } from 'vitest';
import { describeWith } from '../tools/describe-with.ts';
import { type Running, startNode } from '../tools/web-servers.ts';
import type { Engine } from './driver.ts';
import { type Scenario, scenarios } from './scenarios.ts';

/** What visitors are promised, in another engine. Chromium has its own, longer list: e2e/*.spec.ts. */
export function visitIn({ name, find, open }: Engine, close: () => unknown, more: Scenario[] = []) {
  describeWith(name, find, () => {
    let site: Running;
    beforeAll(async () => {
      site = await startNode();
    });
    afterAll(async () => {
      await close();
      await site?.stop();
    });

    for (const { name, scripts = true, run } of [...scenarios, ...more]) {
      test(name, () => open({ scripts }, (driver) => run({ driver, origin: site.origin })));
    }
  });
}
