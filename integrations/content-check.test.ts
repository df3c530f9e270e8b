import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const company = mkdtempSync(join(tmpdir(), 'company-'));
cpSync('examples/kelvin', company, { recursive: true });
vi.stubEnv('COMPANY', company);
vi.spyOn(console, 'error').mockReturnValue();
const { mistakesInPages } = await import('./content-check.ts');
afterAll(() => rmSync(company, { recursive: true }));
const file = `${company}/en/home.yaml`;
const before = readFileSync(file, 'utf8');

/** Starts the plugin with what it uses of a development server, but without a server. */
function develop(mistakes: string[] = []) {
  const watcher = Object.assign(new EventEmitter(), { add: vi.fn() });
  const [send, use, refresh] = [vi.fn(), vi.fn(), vi.fn()];
  const start = mistakesInPages(mistakes, refresh).configureServer as (server: unknown) => void;
  start({ watcher, middlewares: { use }, environments: { client: { hot: { send } } } });
  const open = async () => {
    const [end, next] = [vi.fn(), vi.fn()];
    const request = { headers: { accept: 'text/html' } };
    await use.mock.calls[0]![0](request, { writeHead: vi.fn(), end }, next);
    return next.mock.calls.length > 0 ? 'the page' : String(end.mock.calls[0]![0]);
  };
  const edit = (text: string) => {
    writeFileSync(file, text);
    watcher.emit('all', 'change', file);
  };
  return { open, send, edit, refresh };
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

test('a file that was read while it was half written → read again with the next page', async () => {
  const { open } = develop();
  writeFileSync(file, '');
  expect(await open()).toContain(`${file}: It is empty.`);
  writeFileSync(file, before);
  expect(await open()).toBe('the page');
});

test('a mistake that was there from the start, and its repair → all content is read again', async () => {
  const { open, refresh } = develop(['a mistake']);
  expect(await open()).toBe('the page');
  expect(refresh).toHaveBeenCalledOnce();
});

test('another request → what pages share is looked up anew', async () => {
  const { open } = develop();
  await open();
  const before = globalThis.devRequest;
  await open();
  expect(globalThis.devRequest).not.toBe(before);
});
