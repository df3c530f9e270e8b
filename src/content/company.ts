import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { parse } from 'yaml';
import { settings } from '../settings.ts';
import type { Content } from './schema.ts';

export const SAMPLE = 'examples/kelvin';

/** The company's folder: COMPANY, else the adopter's own, else the sample. */
export const COMPANY = settings.company ?? (existsSync('company') ? 'company' : SAMPLE);

function readCompany() {
  try {
    return parse(readFileSync(`${COMPANY}/company.yaml`, 'utf8')) ?? {};
  } catch {
    // check.ts reports what is wrong, and nothing is built.
    return {};
  }
}

/** The facts that are the same in every language. */
export const company: Content['company'] = readCompany();

/** Lets /admin open even if company.yaml cannot be read. */
const languageFolders = () =>
  globSync(`${COMPANY}/*/home.yaml`).map((file) => basename(dirname(file)));

/** By folder. The first is at the root of the site, the others are below their folder's name. */
export const languages =
  settings.languages ?? (Array.isArray(company.languages) ? company.languages : languageFolders());
