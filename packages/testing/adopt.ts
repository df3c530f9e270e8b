import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../e2e/tools/project.ts';
import { company } from '../../site/company.ts';

/** What an adopter begins with: a copy of the project, with another company in place of ours. */
export function adopt(company: string) {
  const folder = copyProject();
  rmSync(join(folder, 'company'), { recursive: true });
  cpSync(company, join(folder, 'company'), { recursive: true, verbatimSymlinks: true });
  rmSync(join(folder, 'public')); // our pictures are none of theirs
  mkdirSync(join(folder, 'public/media'), { recursive: true });
  return folder;
}

const NAMES = [company.name, company.shortName, company.emails.general.split('@')[1]!];

/** The files below a folder that hold a name of this project's company, in any of their bytes. */
export const sampleLeftIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => {
      const bytes = readFileSync(file);
      return NAMES.some((name) => bytes.includes(name));
    });
