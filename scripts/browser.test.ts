import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

// A machine with a browser and without faces, that writes down what it is to install.
const COMMANDS = {
  'chromium-headless-shell': '',
  'fc-list': '',
  'apt-get': '',
  flock: 'echo "$*" >> "$0.log"',
};
const AS_ROOT = 'data:text/javascript,process.getuid=()=>0';

test.skipIf(process.platform !== 'linux')(
  'no face to stand in for ours → one is installed before a browser starts',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'machine-'));
    for (const [name, script] of Object.entries(COMMANDS))
      writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    const start = `(await import(${JSON.stringify(resolve('scripts/browser.ts'))})).withEngine()`;
    const args = ['--import', AS_ROOT, '--input-type=module', '--eval', start];
    execFileSync(process.execPath, args, { env: { PATH: folder } });
    expect(readFileSync(join(folder, 'flock.log'), 'utf8')).toContain('fonts-liberation');
  },
);
