import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { settings } from '../settings.ts';
import type { Words } from './schema.ts';

/** The folder of the company that is shown: COMPANY, else the adopter's own, else the sample. */
export const COMPANY =
  process.env.COMPANY || (existsSync('company') ? 'company' : 'examples/kelvin');

/** What is the same in every language. src/content/check.ts has checked it. */
export const company: Words['company'] = parse(readFileSync(`${COMPANY}/company.yaml`, 'utf8'));

/** By folder: the first one at the site's root, the others below their code. */
export const languages = settings.languages ?? company.languages;
