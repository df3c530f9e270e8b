import {
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
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { languages } from '#company/languages.ts';
import { intro, method } from '#words/about.ts';
import { UserError } from '../../../user-error.ts';
import { format } from './commands.ts';
import { Session, type Tools } from './session.ts';
import { parseSource } from './source.ts';

const FILE = `${languages[0]}/about.ts`;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'company-'));
  cpSync('company', folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const code = (file = FILE) => readFileSync(join(folder, file), 'utf8');
const at = (path: string) => parseSource(FILE, code()).literals.find((it) => it.path === path)!;

function start(tools: Partial<Tools> = {}) {
  const quiet = { format, mistakes: async () => [], typeErrors: async () => [], written: () => {} };
  const session = new Session(folder, { ...quiet, ...tools });
  const write = (path: string, ...words: string[]) => session.write(at(path), words);
  return { session, write };
}

/** The lines that differ, as `git diff` would show them. */
const changedLines = (before: string, after: string) => {
  const lines = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !lines.has(line));
};

test('a sentence → that line of its file, and no other', async () => {
  const before = code();
  const { session, write } = start();
  await write('intro.heading', "Who's who");
  expect(changedLines(before, code())).toEqual(['  heading: "Who\'s who",']);
  expect(session.done).toMatchObject([
    { field: 'intro.heading', before: intro.heading, after: "Who's who" },
  ]);
});

test('an entry that grows past the end of the line → as Biome breaks it', async () => {
  const { write } = start();
  await write(
    'industry.bands[0].name',
    'Deep frozen, which is colder than anything in your kitchen at home is',
  );
  expect(await format(FILE, code())).toBe(code());
});

test('a file that Biome has not formatted → nothing but the words changes', async () => {
  writeFileSync(join(folder, FILE), code().replaceAll("heading: '", "heading:   '"));
  const before = code();
  await start().write('intro.heading', 'Who');
  expect(changedLines(before, code())).toEqual(["  heading:   'Who',"]);
});

test('the check objects → its words, and the file as before', async () => {
  const before = code();
  const mistakes = async () => (code() === before ? ['old'] : ['old', 'intro.heading is rude.']);
  const { session, write } = start({ mistakes });
  await expect(write('intro.heading', 'Go away')).rejects.toEqual(
    new UserError('intro.heading is rude.'),
  );
  expect(code()).toBe(before);
  expect(session.done).toEqual([]);
});

test('the compiler objects → the change is taken back, the one before it stays', async () => {
  const typeErrors = async () => (code().includes('Wrong') ? ['error TS1: wrong'] : []);
  const { session, write } = start({ typeErrors });
  await write('intro.heading', 'Right');
  await write('method.heading', 'Wrong');
  await expect(session.checkTypes()).rejects.toThrow('error TS1: wrong');
  expect(code()).toContain("heading: 'Right'");
  expect(code()).not.toContain('Wrong');
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
  // It reads the files one by one: some before what happens meanwhile, some in the midst of it.
  looks.mockImplementationOnce(async () => {
    await meanwhile(editing);
    return ['error TS1: half a file'];
  });
  await editing.session.checkTypes();
  expect(code()).toContain("heading: 'Right'");
  expect(editing.session.done).toHaveLength(1);
});

test('words that somebody else has changed meanwhile → not overwritten', async () => {
  const { session } = start();
  const seen = at('intro.heading');
  writeFileSync(join(folder, FILE), code().replace(seen.source, "'About them'"));
  const before = code();
  await expect(session.write(seen, ['Mine'])).rejects.toThrow('meanwhile');
  expect(code()).toBe(before);
});

test('another place in a file that somebody else has changed → both changes', async () => {
  const { session } = start();
  const seen = at('intro.heading');
  writeFileSync(join(folder, FILE), code().replace(method.heading, 'How they work'));
  await session.write(seen, ['Mine']);
  expect(code()).toContain('How they work');
  expect(code()).toContain("'Mine'");
});

test('undo and redo → there and back, to the first change', async () => {
  const original = code();
  const { session, write } = start();
  await write('intro.heading', 'One');
  const one = code();
  await write('intro.heading', 'Two');
  const two = code();
  await session.undo();
  expect(code()).toBe(one);
  await session.undo();
  expect(code()).toBe(original);
  await expect(session.undo()).rejects.toThrow('nothing to undo');
  await session.redo();
  await session.redo();
  expect(code()).toBe(two);
  await expect(session.redo()).rejects.toThrow('nothing to redo');
});

test('undo after somebody else has written → their work stays', async () => {
  const { session, write } = start();
  await write('intro.heading', 'One');
  writeFileSync(join(folder, FILE), `${code()}// theirs\n`);
  await expect(session.undo()).rejects.toThrow('has changed meanwhile');
  expect(code()).toContain('// theirs');
  expect(session.done).toHaveLength(1);
});

test('a value that the sentence has not → refused: nobody types source code', async () => {
  const { session } = start();
  const parts = [{ expression: 'process.exit()' }];
  await expect(session.write(at('intro.heading'), parts)).rejects.toThrow(
    'no value of this sentence',
  );
});

test.each([
  '../../../package.json',
  '../../../settings.ts',
  '/etc/passwd',
  'en/../../settings.ts',
  'en/link.ts',
  '',
])('the file %j → refused: it is none of the folder', async (file) => {
  symlinkSync(join(process.cwd(), 'settings.ts'), join(folder, 'en/link.ts'));
  const { session } = start();
  await expect(session.write({ file, path: 'a', source: 'b' }, ['c'])).rejects.toThrow(
    'no file of the company',
  );
});

test('a file that cannot be written → says so, and what to do', async () => {
  vi.resetModules();
  vi.doMock('node:fs', async (original) => ({
    ...(await original<typeof import('node:fs')>()),
    writeFileSync: () => {
      throw Object.assign(new Error('locked'), { code: 'EBUSY' });
    },
  }));
  const { Session: Locked } = await import('./session.ts');
  vi.doUnmock('node:fs');
  const tools = { format, mistakes: async () => [], typeErrors: async () => [], written: () => {} };
  const session = new Locked(folder, tools);
  await expect(session.write(at('intro.heading'), ['Mine'])).rejects.toThrow(
    `company/${FILE} cannot be written (EBUSY). Close it in other programs`,
  );
  expect(session.done).toEqual([]);
});

test('the second file of a change cannot be written → the first is as before', async () => {
  const { session } = start();
  const bytes = Buffer.from('a photograph');
  const files = [
    { file: 'pictures/doors.jpg', before: undefined, after: bytes },
    { file: 'brand', before: undefined, after: bytes }, // a folder: nobody can write there
  ];
  const change = { field: 'doors', before: '', after: 'pictures/doors.jpg', files };
  await expect(session.change(async () => change)).rejects.toThrow(
    'company/brand cannot be written (EISDIR)',
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
