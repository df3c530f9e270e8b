import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPANY } from '../../../content/company-folder.ts';
import { UserError } from '../../../user-error.ts';
import { format } from './commands.ts';
import { companyFiles } from './company-folder.ts';
import type { Summary } from './protocol.ts';
import { replay } from './replay.ts';
import { type Part, type Place, parseSource, readable, replaceAt, writeLiteral } from './source.ts';
import { bytesOf, type FileChange, isAs, keep, takeBack, writeFiles } from './write-files.ts';

/** `id` tells it from all others since the start. */
export type Change = Summary & { id: number; files: FileChange[] };
type NewChange = Omit<Change, 'id'>;

/** What a change is to do: to code, which is formatted, and to files as they are. */
export type Edit = Summary & { code?: Map<string, string>; files?: FileChange[] };

export type Tools<Problem> = {
  /** The content check's findings in the folder as it is now. */
  mistakes: () => Promise<Problem[]>;
  /** The compiler's findings in it. */
  typeErrors: () => Promise<Problem[]>;
  /** What was found, for a person, a line each. */
  explain: (problems: readonly Problem[]) => Promise<string[]>;
  /** Called for every file that was written. */
  written: (file: string) => void;
};

function news<Problem>(now: readonly Problem[], before: readonly Problem[]) {
  const known = before.map((it) => JSON.stringify(it));
  return now.filter((it) => !known.includes(JSON.stringify(it)));
}

/** One person's editing of one company's folder, from the editor's start to its end. */
export class Session<Problem> {
  /** Every change since the start or the last commit, oldest first; and those that were undone. */
  readonly done: Change[] = [];
  readonly undone: Change[] = [];
  readonly #folder: string;
  readonly #tools: Tools<Problem>;
  /** Changes that the compiler has not seen yet. */
  readonly #unchecked = new Set<Change>();
  /** Problems from before any edit: no change is blamed for them. */
  readonly #known: Promise<[mistakes: Problem[], typeErrors: Problem[]]>;
  #checking: Promise<void> | undefined;
  #isEnding = false;
  /** How many times a file was written or removed. */
  #writes = 0;
  /** The formatter's last output for each file. */
  readonly #tidy = new Map<string, string>();
  #queue: Promise<unknown> = Promise.resolve();

  constructor(folder: string, tools: Tools<Problem>) {
    this.#folder = folder;
    this.#tools = tools;
    takeBack(folder);
    this.#known = Promise.all([tools.mistakes(), tools.typeErrors()]);
  }

  /** One after another: two changes at once would each be checked with half of the other. */
  #inTurn<Result>(act: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(act);
    this.#queue = result.catch(() => {});
    return result;
  }

  /** The code of a file in the folder; no other file can be read. */
  #read(file: string) {
    if (!companyFiles(this.#folder).includes(file))
      throw new UserError(`${COMPANY}/${file} is not a file of the company. Reload the page.`);
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  #write(files: readonly FileChange[]) {
    this.#writes += 1;
    writeFiles(this.#folder, files);
    for (const { file } of files) this.#tools.written(file);
  }

  #stands({ files }: Change) {
    return files.every(({ file, after }) => isAs(join(this.#folder, file), after));
  }

  /** Writes, runs the content check, and reverts if the check finds something new. */
  async #writeChecked(files: readonly FileChange[]) {
    const [known] = await this.#known;
    if (this.#isEnding) throw new UserError('The editor is ending. Start it again to go on.');
    this.#write(files);
    const found = this.#tools.mistakes().then((now) => news(now, known));
    const isFine = await found.then(
      ({ length }) => length === 0,
      () => false,
    );
    if (isFine) return keep(this.#folder);
    this.#writes += 1;
    takeBack(this.#folder);
    for (const { file } of files) this.#tools.written(file);
    await this.#refuse(await found);
  }

  async #refuse(problems: readonly Problem[]) {
    if (problems.length > 0) throw new UserError((await this.#tools.explain(problems)).join('\n'));
  }

  async #apply(made: NewChange) {
    const change = { ...made, id: this.#writes };
    await this.#writeChecked(change.files);
    this.done.push(change);
    this.undone.length = 0;
    this.#unchecked.add(change);
  }

  /** From now on nothing is written; resolves when the current change is checked too. */
  async end() {
    this.#isEnding = true;
    await this.#queue;
  }

  /** Formats what was formatted before. The formatter is slow, so its output is cached. */
  async #tidied(file: string, code: string, edited: string) {
    const [before, formatted] = await Promise.all([
      this.#tidy.get(file) === code ? code : format(file, code),
      format(file, edited),
    ]);
    if (before !== code) return edited;
    this.#tidy.set(file, formatted);
    return formatted;
  }

  /** New code for one or more files, and other files, as one change. `prepare` reads them now. */
  edit(prepare: (read: (file: string) => string) => Edit | Promise<Edit>) {
    return this.#inTurn(async () => {
      const { code, files = [], ...summary } = await prepare((file) => this.#read(file));
      const all = [...files];
      for (const [file, edited] of code ?? []) {
        const before = this.#read(file);
        const after = await this.#tidied(file, before, edited);
        if (after !== before)
          all.push({ file, before: Buffer.from(before), after: Buffer.from(after) });
      }
      if (all.length > 0) await this.#apply({ ...summary, files: all });
    });
  }

  /** New text in one place, if it still reads as the page showed it. */
  write({ file, path, source }: Place, parts: readonly Part[], field = path) {
    return this.edit((read) => {
      const code = read(file);
      const literal = parseSource(file, code).literals.find((it) => it.path === path);
      if (literal?.source !== source)
        throw new UserError(
          'This has changed meanwhile, so your words were not written over it. ' +
            'Copy them, press Escape to see the new ones, and type again.',
        );
      const written = replaceAt(code, literal, writeLiteral(parts, literal.parts));
      return {
        field,
        before: readable(literal.parts),
        after: readable(parts),
        code: new Map([[file, written]]),
      };
    });
  }

  /** Runs the compiler on unchecked changes; reverts, newest first, what it rejects. */
  checkTypes() {
    this.#checking ??= this.#lookAtTypes().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async #lookAtTypes() {
    const [, known] = await this.#known;
    let problems: Problem[] = [];
    while (this.#unchecked.size > 0) {
      const writes = this.#writes;
      // Slow, so nothing waits for it.
      const errors = news(await this.#tools.typeErrors(), known);
      await this.#inTurn(async () => {
        // It may have read one file before a change and another after it, so check again.
        if (this.#writes !== writes) return;
        const last = this.done.at(-1);
        if (errors.length === 0 || !last || !this.#stands(last)) return this.#unchecked.clear();
        this.#write(last.files.map(reverse));
        keep(this.#folder);
        this.done.pop();
        this.#unchecked.delete(last);
        problems = [...errors, ...problems];
      });
    }
    await this.#refuse(problems);
  }

  /** Once the compiler agrees. What `commit` has taken is no change any more. */
  async commit(commit: () => Promise<readonly string[]>) {
    await this.checkTypes();
    return this.#inTurn(async () => {
      const taken = await commit();
      const left = this.done.filter(({ files }) => files.some(({ file }) => !taken.includes(file)));
      this.done.splice(0, Infinity, ...left);
      this.undone.length = 0;
    });
  }

  /** Does to the files as they are now, and in later changes, what a change has done to them. */
  async #replay(files: readonly FileChange[], later: readonly Change[]) {
    const replayed = files.map(({ file, before, after }) => {
      const others = later.flatMap((it) => it.files.filter((other) => other.file === file));
      const now = bytesOf(join(this.#folder, file));
      const since = [...others.flatMap((other) => [other.before, other.after]), now];
      const states = replay(file, before, after, since);
      if (!states)
        throw new UserError('It was changed in the same place since. Take that back first.');
      return { others, states, change: { file, before: now, after: states.at(-1) } };
    });
    const changes = replayed.map(({ change }) => change);
    await this.#writeChecked(changes);
    for (const { others, states } of replayed)
      for (const [index, other] of others.entries())
        Object.assign(other, { before: states[2 * index], after: states[2 * index + 1] });
    return changes;
  }

  /** One change, whatever came after it; the last one if none is named. */
  undo(id = this.done.at(-1)?.id) {
    return this.#inTurn(async () => {
      const index = this.done.findIndex((it) => it.id === id);
      const change = this.done[index];
      if (!change) throw new UserError('There is nothing to undo.');
      const undone = await this.#replay(change.files.map(reverse), this.done.slice(index + 1));
      this.done.splice(index, 1);
      this.undone.push({ ...change, files: undone.map(reverse) });
      this.#unchecked.delete(change);
    });
  }

  redo() {
    return this.#inTurn(async () => {
      const change = this.undone.at(-1);
      if (!change) throw new UserError('There is nothing to redo.');
      const again = { ...change, files: await this.#replay(change.files, []) };
      this.undone.pop();
      this.done.push(again);
      this.#unchecked.add(again);
    });
  }
}

const reverse = ({ file, before, after }: FileChange): FileChange => ({
  file,
  before: after,
  after: before,
});
