/**
 * Import this before anything that reads settings: tests expect the defaults, not those of .env on
 * this machine. Only the company and its languages are taken from there.
 */
import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

const KEPT = ['COMPANY', 'LANGUAGES'];

if (existsSync('.env'))
  // An empty setting counts as unset, and settings.ts does not read a set one from the file.
  for (const name of Object.keys(parseEnv(readFileSync('.env', 'utf8'))))
    if (!KEPT.includes(name)) process.env[name] ??= '';
