import { defineConfig } from 'vitest/config';
import { languages } from './company/languages.ts';
import { words } from './site/languages.ts';

export default defineConfig({
  plugins: [words(languages)],
  define: { 'import.meta.env.MEDIA_ORIGIN': '""', 'import.meta.env.BUILD_YEAR': 2026 },
  test: {
    // Real processes, databases and drawings on a busy machine: a limit for what hangs, not for what is slow.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    include: [
      '*.test.ts',
      '{company,src,site,hosting,server,inbox,packages,scripts,bench}/**/*.test.ts',
    ],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
