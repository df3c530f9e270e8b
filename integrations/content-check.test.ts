import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const company = mkdtempSync(join(tmpdir(), 'company-'));
cpSync('examples/kelvin', company, { recursive: true });
vi.stubEnv('COMPANY', company);
vi.spyOn(console, 'error').mockReturnValue();
vi.mock('../src/content/check.ts', { spy: true });
const { findMistakeLines } = await import('../src/content/check.ts');
const { mistakesInPages } = await import('./content-check.ts');
beforeEach(() => void vi.useFakeTimers());
afterAll(() => rmSync(company, { recursive: true }));
const file = `${company}/en/home.yaml`;
const before = readFileSync(file, 'utf8');

/** Starts the plugin with what it uses of a development server, but without a server. */
function develop(mistakes: string[] = []) {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const [send, use, refresh] = [vi.fn(), vi.fn(), vi.fn()];
  const start = mistakesInPages(mistakes, refresh).configureServer as (server: unknown) => void;
  start({ watcher, middlewares: { use }, environments: { client: { hot: { send } } } });
  const open = async (language = 'en') => {
    const [end, next] = [vi.fn(), vi.fn()];
    const request = { headers: { accept: 'text/html', 'accept-language': language } };
    await use.mock.calls[0]![0](request, { writeHead: vi.fn(), end }, next);
    return next.mock.calls.length > 0 ? 'the page' : String(end.mock.calls[0]![0]);
  };
  const change = (file: string) => watcher.emit('all', 'change', file);
  const edit = (text: string) => {
    writeFileSync(file, text);
    change(file);
  };
  return { open, send, change, edit, refresh };
}

test('a mistake, then its repair → every page shows it at once, then none does', async () => {
  const { open, send, edit } = develop();
  edit(before.replace(/heading: .*/, "heading: ''"));
  expect(await open()).toContain(`${file}: hero › heading: It is empty.`);
  expect(send).toHaveBeenLastCalledWith({ type: 'full-reload' });
  edit(before);
  expect(await open()).toBe('the page');
  expect(send).toHaveBeenCalledTimes(2);
});

test('a file that is still being written when a page is opened → read again, and reloaded', async () => {
  const { open, send, edit } = develop();
  edit('');
  expect(await open()).toContain(`${file}: It is empty.`);
  writeFileSync(file, before); // too soon for another event
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(2);
  expect(await open()).toBe('the page');
});

test('changed content → checked once, however many pages are opened', async () => {
  const { open, send, edit, change } = develop();
  vi.mocked(findMistakeLines).mockClear();
  edit(before.replace(/heading: .*/, 'heading: Cold'));
  change(file);
  await vi.runAllTimersAsync();
  await open();
  await open();
  expect(findMistakeLines).toHaveBeenCalledOnce();
  expect(send).not.toHaveBeenCalled();
});

test('a changed label → every page is reloaded', async () => {
  const { send, change } = develop();
  change('languages/en.yaml');
  await vi.runAllTimersAsync();
  expect(send).toHaveBeenCalledOnce();
});

test('a mistake, in a German browser → in German', async () => {
  const { open } = develop([`${file}: The file is missing. Create it.`]);
  const page = await open('fr;q=0.9, de-DE,de;q=0.9');
  expect(page).toContain(`${file}: Die Datei fehlt. Legen Sie sie an.`);
  expect(page).toContain('Fehler beheben');
});

test('a mistake that was there from the start, and its repair → all content is read again', async () => {
  const { open, edit, refresh } = develop(['a mistake']);
  edit(before);
  expect(await open()).toBe('the page');
  expect(refresh).toHaveBeenCalledOnce();
});

test('another request → what pages share is read again', async () => {
  const { open } = develop();
  await open();
  const before = globalThis.devRequest;
  await open();
  expect(globalThis.devRequest).not.toBe(before);
});
