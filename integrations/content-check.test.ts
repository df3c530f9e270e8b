import { EventEmitter } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

const company = mkdtempSync(join(tmpdir(), 'company-'));
cpSync('examples/kelvin', company, { recursive: true });
vi.stubEnv('COMPANY', company);
vi.spyOn(console, 'error').mockReturnValue();
const { contentCheck } = await import('./content-check.ts');
afterAll(() => rmSync(company, { recursive: true }));
const file = `${company}/en/home.yaml`;
const words = readFileSync(file, 'utf8');

/** What is asked of the development server, without a server. */
function develop() {
  const watcher = new EventEmitter();
  const [send, use] = [vi.fn(), vi.fn()];
  const start = contentCheck().configureServer as (server: unknown) => void;
  start({ watcher, middlewares: { use }, environments: { client: { hot: { send } } } });
  const open = () => {
    const [end, next] = [vi.fn(), vi.fn()];
    use.mock.calls[0]![0]({ headers: { accept: 'text/html' } }, { writeHead: vi.fn(), end }, next);
    return next.mock.calls.length > 0 ? 'the page' : String(end.mock.calls[0]![0]);
  };
  const edit = (text: string) => {
    writeFileSync(file, text);
    watcher.emit('all', 'change', file);
  };
  return { open, send, edit };
}

test('a mistake, then its repair → every page shows it at once, then none does', () => {
  const { open, send, edit } = develop();
  edit(words.replace(/heading: .*/, "heading: ''"));
  expect(open()).toContain(`${file}: hero › heading: It is empty.`);
  expect(send).toHaveBeenLastCalledWith({ type: 'full-reload' });
  edit(words);
  expect(open()).toBe('the page');
  expect(send).toHaveBeenCalledTimes(2);
});

test('a file that was read half written → read again with the next page', () => {
  const { open } = develop();
  writeFileSync(file, '');
  expect(open()).toContain(`${file}: It is empty.`);
  writeFileSync(file, words);
  expect(open()).toBe('the page');
});
