import { appendFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyProject } from '../../../e2e/tools/project.ts';
import { typeErrors } from './commands.ts';

test('a mistake in the words → the compiler names it, and what of the site cannot do with it', async () => {
  const folder = copyProject();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  expect(await typeErrors(folder)).toEqual([]);
  appendFileSync(join(folder, 'company/facts.ts'), "export const founded: number = 'never';\n");
  appendFileSync(
    join(folder, 'src/App.tsx'),
    "import { founded } from '#company/facts.ts';\nexport const year: string = founded;\n",
  );
  expect(await typeErrors(folder)).toEqual([
    expect.stringMatching(/^company\/facts\.ts\(.*TS2322/),
    expect.stringMatching(/^src\/App\.tsx\(.*TS2322/),
  ]);
});
