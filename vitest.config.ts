import './scripts/without-env-file.ts';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { SAMPLE } from './src/content/company.ts';

export default defineConfig({
  resolve: { alias: { '#company': resolve(SAMPLE) } },
  test: {
    // Unit tests are about our code. The company's own pages are tested in a browser.
    env: { COMPANY: SAMPLE },
    exclude: ['**/node_modules/**', 'tests/e2e/**'],
    maxWorkers: '100%', // they wait more than they work
    // Real processes and databases on a busy machine: these limits catch only what hangs.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
