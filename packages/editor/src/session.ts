import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { companyFiles } from './company-folder.ts';
import { type Literal, type Part, readable, readContent } from './content.ts';
import { type Change, type Entry, type FileChange, Journal } from './journal.ts';
import { changeList, describe, type ListChange } from './lists.ts';
import { Objection } from './objection.ts';
import { originalOf } from './original-name.ts';
import type { Focus } from './picture.ts';
import { findLiteral, replaceLiteral } from './replace-literal.ts';

export type Tools = {
  /** The source as the project's formatter writes it. */
  format: (file: string, code: string) => Promise<string>;
  /** What the content check objects to in the folder as it is now. */
  mistakes: () => Promise<string[]>;
  /** What the compiler says of it. */
  typeErrors: () => Promise<string[]>;
  /** Told of every file that was written. */
  written: (file: string) => void;
};

const news = (now: readonly string[], before: readonly string[]) =>
  now.filter((line) => !before.includes(line));

/** One person's editing of one company's folder, from the start of the editor to its end. */
export class Session {
  readonly journal = new Journal();
  readonly #folder: string;
  readonly #tools: Tools;
  /** Changes that the compiler has not seen yet. */
  #unchecked = new Set<Entry>();
  /** What was wrong before anybody edited is nobody's mistake here. */
  readonly #known: Promise<{ mistakes: string[]; typeErrors: string[] }>;
  #checking: Promise<void> | undefined;
  /** How many times a file was written or removed. */
  #writes = 0;
  /** What the formatter has last written of each file. */
  #tidy = new Map<string, string>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(folder: string, tools: Tools) {
    this.#folder = folder;
    this.#tools = tools;
    this.#known = Promise.all([tools.mistakes(), tools.typeErrors()]).then(
      ([mistakes, typeErrors]) => ({ mistakes, typeErrors }),
    );
  }

  /** One after the other: two changes at once would each be checked with half of the other. */
  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(act);
    this.#queue = result.catch(() => {});
    return result;
  }

  /** The source of a file of the folder, and of nothing else. */
  #read(file: string) {
    if (!companyFiles(this.#folder).includes(file))
      throw new Objection(`company/${file} is no file of the company. Reload the page.`);
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  /** All of them or none. */
  #write(changes: readonly FileChange[], side: 'before' | 'after') {
    const written: FileChange[] = [];
    for (const change of changes)
      try {
        this.#put(change.file, change[side]);
        written.push(change);
      } catch (error) {
        const other = side === 'before' ? 'after' : 'before';
        for (const it of written) this.#put(it.file, it[other]);
        throw new Objection(
          `company/${change.file} cannot be written (${(error as NodeJS.ErrnoException).code}). ` +
            'Close it in other programs or allow writing, then try again. Nothing was changed.',
        );
      }
  }

  #put(file: string, bytes: Buffer | undefined) {
    const path = join(this.#folder, file);
    this.#writes += 1;
    if (bytes) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    } else rmSync(path, { force: true });
    this.#tools.written(file);
  }

  #isAs(changes: readonly FileChange[], side: 'before' | 'after') {
    return changes.every(({ file, [side]: bytes }) => {
      const found = this.#bytes(file);
      return bytes && found ? bytes.equals(found) : bytes === found;
    });
  }

  /** Writes, lets the content check look, and takes it back where the check objects. */
  async #apply(change: Change, files: FileChange[]) {
    const { mistakes } = await this.#known;
    const entry = { ...change, files };
    this.#write(files, 'after');
    const objections = news(await this.#tools.mistakes(), mistakes);
    if (objections.length > 0) {
      this.#write(files, 'before');
      throw new Objection(...objections);
    }
    this.journal.add(entry);
    this.#unchecked.add(entry);
  }

  /** Whether a file is as the formatter writes it: ours is, and the formatter takes its time. */
  async #isTidy(file: string, code: string) {
    return this.#tidy.get(file) === code || (await this.#tools.format(file, code)) === code;
  }

  async #edit(file: string, change: Change, edit: (code: string) => string) {
    const code = this.#read(file);
    const edited = edit(code);
    const [isTidy, tidy] = await Promise.all([
      this.#isTidy(file, code),
      this.#tools.format(file, edited),
    ]);
    const after = isTidy ? tidy : edited;
    if (isTidy) this.#tidy.set(file, after);
    if (after === code) return;
    await this.#apply(change, [{ file, before: Buffer.from(code), after: Buffer.from(after) }]);
  }

  /** Other words in one place, provided that the place still reads as the page showed it. */
  write(file: string, path: string, source: string, parts: readonly Part[]) {
    return this.#inTurn(async () => {
      const literal = findLiteral(file, this.#read(file), path);
      this.#mustBe(literal, source, file);
      const known = literal!.parts.flatMap((part) => (typeof part === 'string' ? [] : part));
      for (const part of parts)
        if (typeof part !== 'string' && !known.some((it) => it.expression === part.expression))
          throw new Objection(`{${part.expression}} is no value of this sentence.`);
      const change = { field: path, before: readable(literal!.parts), after: readable(parts) };
      await this.#edit(file, change, (code) => replaceLiteral(file, code, path, parts));
    });
  }

  #mustBe(literal: Literal | undefined, source: string, file: string) {
    if (literal?.source === source) return;
    throw new Objection(
      `company/${file} has changed meanwhile, so your words were not written over it. ` +
        'Copy them, press Escape to see the new ones, and type again.',
    );
  }

  /** One entry of a list more, less, or elsewhere. */
  changeList(file: string, path: string, source: string, change: ListChange) {
    return this.#inTurn(async () => {
      const code = this.#read(file);
      const { lists, literals } = readContent(file, code);
      const list = lists.find((candidate) => candidate.path === path);
      if (list?.source !== source)
        throw new Objection(
          `The list ${path} in company/${file} has changed meanwhile. Look at it and try again.`,
        );
      await this.#edit(file, describe(list, literals, change), (before) =>
        changeList(file, before, path, change),
      );
    });
  }

  /** A photograph in place of a picture: `changes` makes the files, `focus` is kept beside them. */
  replacePicture(shown: string, focus: Focus, changes: () => Promise<FileChange[]>) {
    return this.#inTurn(async () => {
      const files = await changes();
      const change = { field: shown, before: shown, after: files[0]!.file };
      await this.#apply(change, [
        ...files,
        await this.#focusChange(focus),
        ...(await this.#portraitChanges(originalOf(shown))),
      ]);
    });
  }

  async #focusChange(focus: Focus): Promise<FileChange> {
    const file = 'pictures/focus.ts';
    const code = `/** What every crop keeps, in hundredths from the left and from the top. */
export const focus = ${JSON.stringify(focus)};\n`;
    const before = this.#bytes(file);
    return { file, before, after: Buffer.from(await this.#tools.format(file, code)) };
  }

  /** A drawing is called by its name, a photograph by its file: in every language. */
  async #portraitChanges(original: string): Promise<FileChange[]> {
    const name = original.replace('portrait-', '');
    const changes = companyFiles(this.#folder).map(async (file) => {
      const code = this.#read(file);
      const portrait = readContent(file, code).literals.find(
        ({ path, parts }) => path.endsWith('.portrait') && readable(parts) === name,
      );
      if (!portrait) return [];
      const edited = replaceLiteral(file, code, portrait.path, [`${name}.webp`]);
      const after = Buffer.from(await this.#tools.format(file, edited));
      return [{ file, before: Buffer.from(code), after }];
    });
    return (await Promise.all(changes)).flat();
  }

  #bytes(file: string) {
    try {
      return readFileSync(join(this.#folder, file));
    } catch {
      return undefined;
    }
  }

  /** Lets the compiler look at what it has not seen; takes back, newest first, what it objects to. */
  checkTypes() {
    this.#checking ??= this.#lookAtTypes().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #lookAtTypes() {
    const { typeErrors } = await this.#known;
    const objections: string[] = [];
    while (this.#unchecked.size > 0) {
      const writes = this.#writes;
      // It takes its time, and nobody waits for it.
      const errors = news(await this.#tools.typeErrors(), typeErrors);
      await this.#inTurn(async () => {
        // It may have read a file before a change and another after it, or half of one: look again.
        if (this.#writes !== writes) return;
        const last = this.journal.last;
        if (errors.length === 0 || !last || !this.#isAs(last.files, 'after'))
          return this.#unchecked.clear();
        this.#write(last.files, 'before');
        this.journal.drop();
        this.#unchecked.delete(last);
        objections.unshift(...errors);
      });
    }
    if (objections.length > 0) throw new Objection(...new Set(objections));
  }

  /** Hands the files of all changes to `commit`, once the compiler agrees; then a new list begins. */
  async commit(commit: (files: string[]) => Promise<void>) {
    await this.checkTypes();
    return this.#inTurn(async () => {
      const files = this.journal.done.flatMap((entry) => entry.files.map(({ file }) => file));
      await commit([...new Set(files)]);
      this.journal.clear();
    });
  }

  undo() {
    return this.#inTurn(async () => {
      const entry = this.journal.last;
      if (!entry) throw new Objection('There is nothing to undo.');
      this.#mustStand(entry, 'after');
      this.#write(entry.files, 'before');
      this.journal.undo();
      this.#unchecked.delete(entry);
    });
  }

  redo() {
    return this.#inTurn(async () => {
      const entry = this.journal.next;
      if (!entry) throw new Objection('There is nothing to redo.');
      this.#mustStand(entry, 'before');
      this.#write(entry.files, 'after');
      this.journal.redo();
      this.#unchecked.add(entry);
    });
  }

  #mustStand({ files }: Entry, side: 'before' | 'after') {
    if (this.#isAs(files, side)) return;
    const names = files.map(({ file }) => `company/${file}`).join(', ');
    throw new Objection(`${names} has changed meanwhile, so it was left as it is.`);
  }
}
