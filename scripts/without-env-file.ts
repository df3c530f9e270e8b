/**
 * Import this before anything that reads settings: tests expect the defaults, whatever .env says on
 * this machine. Only the company and its languages are taken from there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const OF_THE_COMPANY = ['COMPANY', 'LANGUAGES'];

if (existsSync('.env'))
  // An empty setting is an unset one, and what is set is not read from the file.
  for (const name of Object.keys(parseEnv(readFileSync('.env', 'utf8'))))
    if (!OF_THE_COMPANY.includes(name)) process.env[name] ??= '';
