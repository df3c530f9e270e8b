import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { settings } from '../settings.ts';
import type { Words } from './schema.ts';

export const SAMPLE = 'examples/kelvin';

/** The folder of the company that is shown: COMPANY, else the adopter's own, else the sample. */
export const COMPANY = process.env.COMPANY || (existsSync('company') ? 'company' : SAMPLE);

function readCompany() {
  try {
    return parse(readFileSync(`${COMPANY}/company.yaml`, 'utf8')) ?? {};
  } catch {
    // check.ts says what is wrong with it, and nothing is built.
    return {};
  }
}

/** What is the same in every language. */
export const company: Words['company'] = readCompany();

/** By folder: the first one at the site's root, the others below their code. */
export const languages = settings.languages ?? company.languages ?? [];
