import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { COMPANY } from '../../../content/company-folder.ts';
import { UserError } from '../../../user-error.ts';

/** A change of one file: its bytes before and after, or undefined if there was no file. */
export type FileChange = { file: string; before: Buffer | undefined; after: Buffer | undefined };

/** Where a change is staged until all of it is on disk: on the same file system, to be renamed. */
const WAITING = '.edit';
const BEGUN = 'begun.json';

export function bytesOf(path: string) {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

export function isAs(path: string, bytes: Buffer | undefined) {
  const found = bytesOf(path);
  return bytes && found ? bytes.equals(found) : bytes === found;
}

/** Takes back a change that was not kept, half written or unchecked, and clears what it left. */
export function takeBack(folder: string) {
  const waiting = join(folder, WAITING);
  const begun = statSync(join(waiting, BEGUN), { throwIfNoEntry: false });
  const files: string[] = begun ? JSON.parse(readFileSync(join(waiting, BEGUN), 'utf8')) : [];
  for (const [index, file] of files.entries()) {
    const [path, before] = [join(folder, file), join(waiting, `${index}.before`)];
    const found = statSync(path, { throwIfNoEntry: false });
    const isSavedSince = found && found.mtimeMs > begun!.mtimeMs;
    if (existsSync(join(waiting, `${index}.after`)) || isSavedSince) continue;
    if (existsSync(before)) renameSync(before, path);
    else rmSync(path, { force: true });
  }
  rmSync(waiting, { recursive: true, force: true });
}

/**
 * Changes all files or none, and never leaves one half written: not if the disk is full, nor if the
 * process or the machine stops. What somebody else has saved meanwhile is not overwritten.
 */
export function writeFiles(folder: string, changes: readonly FileChange[]) {
  takeBack(folder);
  const waiting = join(folder, WAITING);
  const wait = (name: string, bytes: Buffer | string, mode?: number) => {
    writeFileSync(join(waiting, name), bytes, { flush: true });
    if (mode) chmodSync(join(waiting, name), mode);
  };
  let at = changes[0]?.file;
  try {
    mkdirSync(waiting, { recursive: true });
    for (const [index, { file, before, after }] of changes.entries()) {
      at = file;
      const mode = statSync(join(folder, file), { throwIfNoEntry: false })?.mode;
      if (before) wait(`${index}.before`, before, mode);
      if (after) wait(`${index}.after`, after, mode);
    }
    const saved = changes.find(({ file, before }) => !isAs(join(folder, file), before));
    if (saved)
      throw new UserError('This has changed meanwhile, so it was left as it is. Try again.');
    wait('begun', JSON.stringify(changes.map(({ file }) => file)));
    renameSync(join(waiting, 'begun'), join(waiting, BEGUN));
    for (const [index, { file, after }] of changes.entries()) {
      at = file;
      const path = join(folder, file);
      mkdirSync(dirname(path), { recursive: true });
      if (after) renameSync(join(waiting, `${index}.after`), path);
      else rmSync(path, { force: true });
    }
  } catch (error) {
    takeBack(folder);
    if (error instanceof UserError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    const fix =
      code === 'ENOSPC' || code === 'EDQUOT'
        ? 'Make room on the disk'
        : 'Close it in other programs or allow writing';
    throw new UserError(
      `${COMPANY}/${at} cannot be written (${code}). ${fix}, then try again. Nothing was changed.`,
    );
  }
}

/** What was written stays. Until then the next start would take it back. */
export function keep(folder: string) {
  rmSync(join(folder, WAITING, BEGUN));
  rmSync(join(folder, WAITING), { recursive: true, force: true });
}
