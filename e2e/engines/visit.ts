import { afterAll, beforeAll, test } from 'vitest';
import { editTheSite } from '../../packages/editor/e2e/editing.ts';
import { startEditor } from '../../packages/editor/e2e/editor.ts';
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

    test('npm run edit: a name, a sentence, a mistake, a portrait, a role, a service → exactly that in git', async () => {
      const project = await startEditor();
      await open({ scripts: true }, (driver) => editTheSite(driver, project)).finally(project.stop);
    }, 600_000); // a limit for what hangs: a compiler runs beside it after every change
  });
}
