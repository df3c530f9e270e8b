import './content/company-hook.ts';
import { defineConfig } from '@playwright/test';
import { COMPANY, SAMPLE } from './content/company-folder.ts';
import { freePort } from './e2e/tools/free-port.ts';
import { withEngine } from './scripts/browser.ts';

// Every worker reads this file again; the first one chooses, and the others reuse its choice.
process.env.E2E_PORT ??= String(await freePort());
const { E2E_PORT: PORT, REPORT } = process.env;

/** Needs a copy of the project, which a worker's tests share: started first. */
const IN_A_COPY = ['**/e2e/media-host.spec.ts'];

export default defineConfig({
  testDir: 'e2e',
  projects: [
    { name: 'copies', testMatch: IN_A_COPY },
    {
      name: 'site',
      testMatch: ['**/e2e/*.spec.ts', ...(COMPANY === SAMPLE ? ['**/e2e/sample/*.spec.ts'] : [])],
      testIgnore: IN_A_COPY,
    },
  ],
  fullyParallel: true,
  // One more than a small machine has cores: a test spends a third of its time waiting.
  workers: 3,
  forbidOnly: true,
  // Limits for what hangs, not for what is slow: no test may depend on the machine's load.
  timeout: 180_000,
  expect: { timeout: 45_000 },
  reporter: REPORT ? [['line'], ['junit', { outputFile: REPORT }]] : 'line',
  outputDir: 'test-results/e2e',
  webServer: {
    command: 'node scripts/build-if-stale.ts && node deploy/server.js',
    env: { PORT },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    timeout: 300_000, // it may have to build first
  },
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Every step and message. Pages and requests cost 20 % more time: --trace on adds them.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    // Nothing moves under the pointer, and no film is decoded; specs about motion ask for MOTION.
    contextOptions: { reducedMotion: 'reduce' },
    viewport: { width: 1440, height: 900 },
    launchOptions: withEngine(),
  },
});
