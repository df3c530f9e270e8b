import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../e2e/tools/copy-project.ts';

/** What an adopter begins with: a copy of the project, with another company in place of ours. */
export function adopt(company: string) {
  const folder = copyProject();
  rmSync(join(folder, 'company'), { recursive: true });
  cpSync(company, join(folder, 'company'), { recursive: true, verbatimSymlinks: true });
  rmSync(join(folder, 'public')); // our pictures are none of theirs
  mkdirSync(join(folder, 'public/media'), { recursive: true });
  return folder;
}
