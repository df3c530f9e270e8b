/** What one change did to a file: its bytes before and after, or nothing where there was no file. */
export type FileChange = { file: string; before: Buffer | undefined; after: Buffer | undefined };

/** One change, as a person sees it: which field, how it read, how it reads. */
export type Change = { field: string; before: string; after: string };
export type Entry = Change & { files: FileChange[] };

/** Everything that was changed since the editor was started, and everything that was taken back. */
export class Journal {
  #done: Entry[] = [];
  #undone: Entry[] = [];

  add(entry: Entry) {
    this.#done.push(entry);
    this.#undone = [];
  }

  /** The change that undo would take back. */
  get last() {
    return this.#done.at(-1);
  }

  /** The change that redo would bring back. */
  get next() {
    return this.#undone.at(-1);
  }

  undo() {
    this.#undone.push(this.#done.pop()!);
  }

  redo() {
    this.#done.push(this.#undone.pop()!);
  }

  /** Takes the last change out for good, as if it had never been made. */
  drop() {
    return this.#done.pop();
  }

  /** Every change that stands, oldest first. */
  get done(): readonly Entry[] {
    return this.#done;
  }

  /** A commit is where a new list begins. */
  clear() {
    this.#done = [];
    this.#undone = [];
  }
}
