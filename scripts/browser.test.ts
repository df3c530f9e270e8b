import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

// A machine with a browser but without fonts, which records what would be installed.
const COMMANDS = {
  'chromium-headless-shell': '',
  'fc-list': '',
  'apt-get': '',
  flock: 'echo "$*" >> "$0.log"',
};
const AS_ROOT = 'data:text/javascript,process.getuid=()=>0';

test.skipIf(process.platform !== 'linux')(
  'what is missing → said and installed before a browser starts; with NO_INSTALL → neither',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'machine-'));
    for (const [name, script] of Object.entries(COMMANDS))
      writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const run = (file: string, call: string, env = {}) => {
      const code = `(await import(${JSON.stringify(resolve(file))})).${call}()`;
      const args = ['--import', AS_ROOT, '--input-type=module', '--eval', code];
      return execFileSync(process.execPath, args, {
        env: { PATH: folder, ...env },
        encoding: 'utf8',
      });
    };
    const log = join(folder, 'flock.log');
    const announce = ['scripts/system-packages.ts', 'announceForTests'] as const;
    const start = ['scripts/browser.ts', 'withEngine'] as const;
    expect(run(...announce, { NO_INSTALL: '1' }) + run(...start, { NO_INSTALL: '1' })).toBe('');
    expect(existsSync(log)).toBe(false);
    expect(run(...announce)).toMatch(/^Tests install .* chromium.*\. With NO_INSTALL=1 .*\n$/);
    expect(run(...start)).toContain('Installing fonts-liberation');
    expect(readFileSync(log, 'utf8')).toContain('fonts-liberation');
  },
);
