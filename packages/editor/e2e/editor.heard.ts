import { afterAll, beforeAll, expect, test } from 'vitest';
import { intro } from '#words/about.ts';
import { navigation } from '#words/frame.ts';
import { paths } from '#words/paths.ts';
import {
  findScreenReader,
  type Listener,
  startListening,
} from '../../../e2e/engines/screen-reader.ts';
import { describeWith } from '../../../e2e/tools/describe-with.ts';
import { type EditedProject, startEditor } from './editor.ts';

describeWith('Orca', findScreenReader, () => {
  let orca: Listener;
  let project: EditedProject;
  beforeAll(async () => {
    project = await startEditor();
    orca = await startListening();
  });
  afterAll(async () => {
    await orca?.close();
    await project?.stop();
  });

  test('the panel by keys → its name, a field and its words, refused, saved; its button', async () => {
    const page = navigation.find(({ href }) => href === paths.about)!.label;
    await orca.hear(() => orca.goto(project.addressOf(paths.about)), /^Finished loading/);
    await orca.page.waitForSelector('edit-sentence');
    await orca.reach('Tab', `Intro, Heading entry heading level 1 ${intro.heading}.`);
    const text = new RegExp(`^Intro, Text entry ${intro.text.split(' ')[0]}`); // a value, no link
    // By script its caret is at the start; after a key that moves a caret, Orca would say a letter.
    await orca.hear(() => orca.page.focus('main p edit-sentence'), text);
    await orca.press('Escape', 'region Editor', `Page: ${page} collapsed push button.`);
    await orca.reach('Tab', 'Words and lists collapsed');
    const opened = await orca.press('Return', 'Words and lists heading level 2.');
    expect(opened).toContain('complementary content Words and lists');

    await orca.reach('Tab', `${intro.heading} Intro collapsed`);
    await orca.press('Return', 'expanded');
    expect(await orca.press('Tab', /entry/)).toEqual([`Heading entry ${intro.heading}.`]);
    await orca.press('ctrl+a');
    await orca.press('Delete');
    const refused = `${page} › Intro › Heading is empty. Write it.`;
    await orca.press('Return', refused);
    await orca.press('Escape', 'As it was.');
    await orca.press('End');
    await orca.write(' North');
    const saved = 'Heading saved.';
    await orca.press('Return', saved);
    await orca.press('shift+Tab', /button|entry/);
    expect(await orca.press('Tab', /entry/)).toEqual([`Heading entry ${intro.heading} North.`]);
    await orca.press('Escape', 'Words and lists collapsed push button.');
    const said = orca.said().map(({ words }) => words);
    expect(said.filter((words) => [refused, saved].includes(words))).toEqual([refused, saved]);
    expect(project.diff()).toHaveLength(2);
  });
});
