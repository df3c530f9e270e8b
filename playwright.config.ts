import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './scripts/browser.ts';
import { freePort } from './scripts/free-port.ts';

// Every worker reads this file again; the first reader chooses, and the others find its choice.
process.env.E2E_PORT ??= String(await freePort());
const PORT = process.env.E2E_PORT;

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  workers: 2,
  // A broken promise breaks twice. What passes at the second try is named in the output as flaky, and is worth a look.
  retries: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  webServer: {
    command: 'node scripts/build-if-stale.ts && node deploy/server.js',
    env: { PORT },
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://localhost:${PORT}`,
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: findBrowser(), args: browserArguments },
  },
});
