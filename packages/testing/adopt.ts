import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '#company/facts.ts';
import { copyProject, filesIn } from '../../e2e/tools/project.ts';

/** What an adopter has: a copy of the project with its own company. */
export function adopt(company: string) {
  const folder = copyProject();
  cpSync(company, join(folder, 'company'), { recursive: true });
  return folder;
}

const NAMES = [company.name, company.shortName, company.emails.general.split('@')[1]!];

/** The files in a folder that contain a name of this project's company, anywhere. */
export const sampleLeftIn = (folder: string) =>
  filesIn(folder).filter((file) => {
    const bytes = readFileSync(file);
    return NAMES.some((name) => bytes.includes(name));
  });
