// Runs on whatever Node the machine has (20 or newer), before the project's own: so no TypeScript and no packages here.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'node_modules/.installed';

const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const installed = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';

if (installed !== wanted) {
  console.log('Installing packages (about a minute the first time) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(
      'npm ci failed, so nothing was started. The lines above say why; most often the network is the reason.',
    );
    process.exit(1);
  }
  writeFileSync(STAMP, wanted);
}
