import './scripts/without-env-file.ts';
import { defineConfig } from '@playwright/test';
import { engines, launchOptions } from './scripts/browser.ts';
import { freePort } from './scripts/free-port.ts';
import { COMPANY, SAMPLE } from './src/content/company.ts';
import { FIXTURE, INBOX, LOOKS } from './tests/e2e/content.ts';

// Every worker reads this file again; the first one chooses, and the others reuse its choice.
for (const name of ['SITE', 'FIXTURE', 'INBOX', 'MAIL'])
  process.env[`${name}_PORT`] ??= await freePort();
const { SITE_PORT = '', FIXTURE_PORT = '', INBOX_PORT = '', MAIL_PORT } = process.env;

/** Like `npm start`. With SITE_PORT=3000 a server that already runs there is used. */
const serve = (port: string, settings = {}) => ({
  command: 'node scripts/start.ts',
  env: { ...(process.env as Record<string, string>), PORT: port, ...settings },
  url: `http://localhost:${port}`,
  reuseExistingServer: true,
  timeout: 300_000, // it may have to build first
});

const inbox = serve(INBOX_PORT, {
  FORM_ENDPOINT: '/api/forms',
  SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
  NOTIFY_TO: 'us@example.com',
  DATA_DIR: INBOX.folder,
  OUT: INBOX.build,
});

/** The specification is about the sample; another company may lack films, mails and a trip. */
const isSample = COMPANY === SAMPLE;
/** Specs for every engine. The others compare pictures or count bytes. */
const EVERYWHERE = /(specification|contact-form|engines|menu|no-javascript)\.spec\.ts$/;
const others = engines.filter(({ isInstalled }) => isInstalled);

export default defineConfig({
  testDir: 'tests/e2e',
  testIgnore: isSample
    ? []
    : /(specification|video|inbox|edit|trip|islands|astro-island)\.spec\.ts$/,
  outputDir: 'test-results/e2e',
  snapshotPathTemplate: `${LOOKS}/{arg}{ext}`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Limits for what hangs, not for what is slow: no test may depend on the machine's load.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/e2e.json' }]],
  webServer: [
    serve(SITE_PORT),
    serve(FIXTURE_PORT, {
      COMPANY: FIXTURE.folder,
      LANGUAGES: 'en,de,ar',
      FORM_ENDPOINT: FIXTURE.endpoint,
      MEDIA_ORIGIN: FIXTURE.media,
      CMS: FIXTURE.cms,
      CMS_REVIEW: 'true',
      OUT: FIXTURE.build,
    }),
    ...(isSample ? [inbox] : []),
  ],
  projects: [
    { name: 'chromium', use: { launchOptions: launchOptions() } },
    ...others.map(({ name }) => ({ name, testMatch: EVERYWHERE, use: { browserName: name } })),
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${SITE_PORT}`,
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    // Nothing moves under the pointer, and no film is decoded; specs about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
  },
});
