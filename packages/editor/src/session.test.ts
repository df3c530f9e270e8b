import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { languages } from '#company/languages.ts';
import * as about from '#words/about.ts';
import { COMPANY } from '../../../content/company-folder.ts';
import { copyProject } from '../../../e2e/tools/project.ts';
import { UserError } from '../../../user-error.ts';
import { format, typeErrors } from './commands.ts';
import { Session, type Tools } from './session.ts';
import { parseSource } from './source.ts';

vi.mock('./commands.ts', { spy: true });
const SLOW = { timeout: 60_000 };

const FILE = `${languages[0]}/about.ts`;
let folder: string;
beforeEach(() => {
  vi.clearAllMocks();
  folder = mkdtempSync(join(tmpdir(), 'company-'));
  cpSync(COMPANY, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const code = () => readFileSync(join(folder, FILE), 'utf8');
const rewrite = (text: string) => writeFileSync(join(folder, FILE), text);
const at = (path: string) => parseSource(FILE, code()).literals.find((it) => it.path === path)!;

function start(tools: Partial<Tools<string>> = {}) {
  const quiet: Tools<string> = {
    mistakes: async () => [],
    typeErrors: async () => [],
    written: () => {},
    explain: async (lines) => lines.map((line) => `Said: ${line}`),
  };
  const session = new Session(folder, { ...quiet, ...tools });
  const write = (path: string, text: string) => session.write(at(path), [text]);
  return { session, write };
}

test('an entry that grows past the end of the line → as Biome breaks it', async () => {
  const name = 'Deep frozen, which is colder than anything in your kitchen at home is';
  await start().write('industry.bands[0].name', name);
  expect(code()).toContain(name);
  expect(await format(FILE, code())).toBe(code());
});

test('a file that Biome has not formatted → nothing but the words changes', async () => {
  rewrite(code().replaceAll("heading: '", "heading:   '"));
  const { source } = at('intro.heading');
  const expected = code().replace(source, "'Who'");
  await start().write('intro.heading', 'Who');
  expect(code()).toBe(expected);
});

test('the check finds something new → its words, and the file as before', async () => {
  const before = code();
  const mistakes = async () => (code() === before ? ['old'] : ['old', 'intro.heading is rude.']);
  const { session, write } = start({ mistakes });
  await expect(write('intro.heading', 'Go away')).rejects.toEqual(
    new UserError('Said: intro.heading is rude.'),
  );
  expect(code()).toBe(before);
  expect(session.done).toEqual([]);
});

test('the compiler finds something new → the change is taken back, the one before it stays', async () => {
  const typeErrors = async () => (code().includes('Wrong') ? ['error TS1: wrong'] : []);
  const { session, write } = start({ typeErrors });
  await write('intro.heading', 'Right');
  const right = code();
  await write('method.heading', 'Wrong');
  await expect(session.checkTypes()).rejects.toThrow('error TS1: wrong');
  expect(code()).toBe(right);
  expect(session.done).toHaveLength(1);
});

test.each<[string, (editing: ReturnType<typeof start>) => Promise<unknown>]>([
  ['taken back and done again', ({ session }) => session.undo().then(() => session.redo())],
  [
    'followed by one that the check takes back',
    ({ write }) => expect(write('method.heading', 'Rude')).rejects.toThrow('rude'),
  ],
])('a change %s while the compiler looks → it looks again', async (_, meanwhile) => {
  const looks = vi.fn<() => Promise<string[]>>().mockResolvedValue([]);
  const mistakes = async () => (code().includes("'Rude'") ? ['method.heading is rude.'] : []);
  const editing = start({ typeErrors: looks, mistakes });
  await editing.write('intro.heading', 'Right');
  // It reads the files one by one: some before the concurrent change, some during it.
  looks.mockImplementationOnce(async () => {
    await meanwhile(editing);
    return ['error TS1: half a file'];
  });
  await editing.session.checkTypes();
  expect(code()).toContain("heading: 'Right'");
  expect(editing.session.done).toHaveLength(1);
});

test('another place in a file that somebody else has changed → both changes', async () => {
  const { session } = start();
  const seen = at('intro.heading');
  rewrite(code().replace(about.method.heading, 'How they work'));
  await session.write(seen, ['Mine']);
  expect(code()).toContain('How they work');
  expect(code()).toContain("'Mine'");
});

test('undo and redo → there and back, to the first change', async () => {
  const { session, write } = start();
  const states = [code()];
  for (const words of ['One', 'Two']) {
    await write('intro.heading', words);
    states.push(code());
  }
  for (const state of [states[1], states[0]]) {
    await session.undo();
    expect(code()).toBe(state);
  }
  await expect(session.undo()).rejects.toThrow('nothing to undo');
  await session.redo();
  await session.redo();
  expect(code()).toBe(states[2]);
  await expect(session.redo()).rejects.toThrow('nothing to redo');
});

test('one of three changes taken back, theirs beside it → the others stay; redo and undo go on', async () => {
  const { session, write } = start();
  const before = code();
  await write('intro.heading', 'One');
  await write('method.heading', 'Two, which is longer than what was there');
  const [first, second] = session.done.map(({ id }) => id);
  await write('title', 'Three');
  rewrite(`${code()}// theirs\n`);
  const all = code();
  await session.undo(first);
  expect(code()).toBe(all.replace("'One'", `'${about.intro.heading}'`));
  await session.redo();
  expect(code()).toBe(all);
  for (const id of [second, first, undefined]) await session.undo(id);
  expect(code()).toBe(`${before}// theirs\n`);
});

test('a change of a sentence that has changed again → taken back in its turn only', async () => {
  const { session, write } = start();
  await write('intro.heading', 'We all');
  const { id } = session.done[0]!;
  await write('intro.heading', 'We all of us');
  await expect(session.undo(id)).rejects.toThrow('in the same place since. Take that back first');
  rewrite(code().replace('We all of us', 'You all of us'));
  await expect(session.undo()).rejects.toThrow('in the same place since');
  expect(code()).toContain("'You all of us'");
  expect(session.done).toHaveLength(2);
});

test('taking back what the check then rejects → all stays as it is', async () => {
  const found = [[], [], ['No.']];
  const { write, session } = start({ mistakes: async () => found.shift()! });
  await write('intro.heading', 'One');
  await expect(session.undo()).rejects.toThrow('No.');
  expect(code()).toContain("'One'");
  expect(session.done).toHaveLength(1);
});

test('killed while a change is checked → the next start takes it back', async () => {
  const before = code();
  const mistakes = vi.fn<() => Promise<string[]>>().mockResolvedValueOnce([]);
  void start({ mistakes: mistakes.mockReturnValue(new Promise(() => {})) }).write('title', 'Rude');
  await vi.waitFor(() => expect(code()).toContain("'Rude'"), SLOW);
  start();
  expect(code()).toBe(before);
});

test('a value that is not there → refused: nobody types code', async () => {
  const parts = [{ expression: 'process.exit()' }];
  const refusal = '{process.exit()} is not a value of this sentence.';
  const writing = start().session.write(at('intro.heading'), parts);
  await expect(writing).rejects.toThrow(refusal);
});

test.each([
  '../../../package.json',
  '../../../settings.ts',
  '/etc/passwd',
  'en/../../settings.ts',
  'en/link.ts',
  '',
])('the file %j → refused: it is not in the folder', async (file) => {
  symlinkSync(join(process.cwd(), 'settings.ts'), join(folder, 'en/link.ts'));
  const place = { file, path: 'a', source: 'b' };
  await expect(start().session.write(place, ['c'])).rejects.toThrow('not a file of the company');
});

test('saved by another program while Biome formats → their words stay', async () => {
  const { session, write } = start();
  const before = code();
  const writing = write('intro.heading', 'Mine');
  await vi.waitFor(() => expect(format).toHaveBeenCalled(), SLOW);
  rewrite(`${before}// theirs\n`);
  await expect(writing).rejects.toThrow('This has changed meanwhile');
  expect(code()).toBe(`${before}// theirs\n`);
  expect(session.done).toEqual([]);
});

test('the check itself fails → the file as before', async () => {
  const before = code();
  const mistakes = vi.fn(async () => [] as string[]).mockResolvedValueOnce([]);
  const { write } = start({ mistakes: mistakes.mockRejectedValueOnce(new Error('closed')) });
  await expect(write('intro.heading', 'Mine')).rejects.toThrow('closed');
  expect(code()).toBe(before);
});

test('the editor ends while a change is checked → it waits; what is next is not written', async () => {
  const before = code();
  const check = Promise.withResolvers<string[]>();
  const mistakes = vi.fn<() => Promise<string[]>>().mockResolvedValueOnce([]);
  const { session, write } = start({ mistakes: mistakes.mockReturnValue(check.promise) });
  const first = write('intro.heading', 'Rude');
  const next = write('method.heading', 'Next');
  await vi.waitFor(() => expect(code()).toContain("'Rude'"), SLOW);
  const ended = session.end().then(code);
  check.resolve(['intro.heading is rude.']);
  await expect(first).rejects.toThrow('rude');
  expect(await ended).toBe(before);
  await expect(next).rejects.toThrow('The editor is ending');
  expect(code()).toBe(before);
});

test('the second file of a change cannot be written → the first is as before', async () => {
  const { session } = start();
  const after = Buffer.from('a photograph');
  const files = [
    { file: 'pictures/doors.jpg', before: undefined, after },
    { file: 'brand', before: undefined, after }, // a folder, which cannot be written
  ];
  const change = { field: 'doors', before: '', after: 'pictures/doors.jpg', files };
  await expect(session.edit(async () => change)).rejects.toThrow(
    `${COMPANY}/brand cannot be written (EISDIR). Close it in other programs or allow writing`,
  );
  expect(existsSync(join(folder, 'pictures/doors.jpg'))).toBe(false);
  expect(session.done).toEqual([]);
});

test('two changes at once → both, one after the other', async () => {
  const { write } = start();
  await Promise.all([write('intro.heading', 'One'), write('method.heading', 'Two')]);
  expect(code()).toContain("'One'");
  expect(code()).toContain("'Two'");
});

test('a mistake in the content → the compiler names it, and where the site trips over it', async () => {
  const project = copyProject();
  onTestFinished(() => rmSync(project, { recursive: true, force: true }));
  expect(await typeErrors(project)).toEqual([]);
  appendFileSync(join(project, COMPANY, 'facts.ts'), "export const founded: number = 'never';\n");
  appendFileSync(
    join(project, 'src/App.tsx'),
    "import { title } from '#words/home.ts';\nexport const year: number = title;\n",
  );
  expect(await typeErrors(project)).toEqual([
    expect.stringMatching(/facts\.ts\(.*TS2322/),
    expect.stringMatching(/^src\/App\.tsx\(.*TS2322/),
  ]);
});
