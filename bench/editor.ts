import { chromium, type Page } from '@playwright/test';
import { paths } from '#words/paths.ts';
import { startEditor } from '../packages/editor/e2e/editor.ts';
import { withBrowser } from '../scripts/browser.ts';
import { median } from './median.ts';

const CLAIM = 300;
const SAVES = 15;

/** From the Enter key until the editor has the page as the files now say it, in milliseconds. */
async function save(page: Page, words: string) {
  const heading = page.locator('h1 edit-words');
  await heading.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(words);
  // The compiler looks afterwards, and nobody waits for it: but the next save is not to meet it.
  const looked = page.waitForResponse(
    (response) => response.request().postDataJSON()?.action?.kind === 'types',
  );
  const taken = await heading.evaluate(async (sentence) => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const status = document.querySelector('site-editor')!.shadowRoot!.querySelector('output')!;
    const start = performance.now();
    const watcher = new MutationObserver(() => {
      if (status.textContent?.startsWith('Saved')) resolve(performance.now() - start);
    });
    watcher.observe(status, { childList: true, characterData: true, subtree: true });
    const enter = { key: 'Enter', bubbles: true, cancelable: true };
    sentence.dispatchEvent(new KeyboardEvent('keydown', enter));
    return promise.finally(() => watcher.disconnect());
  });
  await looked;
  return taken;
}

/** How long somebody who edits on the page waits for a sentence. */
export async function editorTable() {
  const project = await startEditor();
  const browser = await chromium.launch(withBrowser());
  try {
    const page = await browser.newPage();
    await page.goto(`${project.origin}/@edit${paths.about}`);
    await page.getByText('Click a sentence').waitFor();
    await save(page, 'The first, while everything is cold');
    const times: number[] = [];
    for (let count = 1; count <= SAVES; count++) times.push(await save(page, `Heading ${count}`));
    const middle = Math.round(median(times));
    return `## Editing on the page

From the Enter key until the sentence is in its file, checked, and on the page: ${SAVES} saves of a heading, the first
one of a session left out.

| claim | median | slowest | |
|---|---:|---:|---|
| a saved sentence is on the page within ${CLAIM} ms | ${middle} ms | ${Math.round(Math.max(...times))} ms | ${middle <= CLAIM ? 'kept' : '**not kept**'} |
`;
  } finally {
    await browser.close();
    await project.stop();
  }
}
