import { statSync } from 'node:fs';

/** Which files differ from what they were when they were last asked about. */
export class OutsideChanges {
  #seen = new Map<string, number>();

  among(paths: readonly string[]) {
    return paths.filter((path) => {
      const { mtimeMs } = statSync(path);
      const isNew = this.#seen.get(path) !== mtimeMs;
      this.#seen.set(path, mtimeMs);
      return isNew;
    });
  }
}
