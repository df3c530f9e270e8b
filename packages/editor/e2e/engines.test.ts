import { afterAll, test } from 'vitest';
import { closeFirefox, firefox } from '../../../e2e/engines/firefox.ts';
import { closeWebkit, webkit } from '../../../e2e/engines/webkit.ts';
import { describeWith } from '../../../e2e/tools/describe-with.ts';
import { editTheSite, isSample } from './editing.ts';
import { startEditor } from './editor.ts';

const engines = [
  { ...firefox, close: closeFirefox },
  { ...webkit, close: closeWebkit },
];

for (const { name, find, open, close } of engines)
  describeWith(name, find, () => {
    afterAll(close);
    test.runIf(isSample)('a day of editing → exactly that in git', async () => {
      const project = await startEditor();
      await open({ scripts: true }, (driver) => editTheSite(driver, project)).finally(project.stop);
    });
  });
