import { readFileSync } from 'node:fs';
import { company } from '#company/facts.ts';
import { filesIn } from '../../e2e/tools/project.ts';

const NAMES = [company.name, company.shortName, company.emails.general.split('@')[1]!];

/** The files in a folder that contain a name of this project's company, anywhere. */
export const sampleLeftIn = (folder: string) =>
  filesIn(folder).filter((file) => {
    const bytes = readFileSync(file);
    return NAMES.some((name) => bytes.includes(name));
  });
