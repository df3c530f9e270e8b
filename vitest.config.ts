import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { languages } from './company/languages.ts';
import { words } from './site/languages.ts';

export default defineConfig({
  plugins: [words(languages)],
  define: { 'import.meta.env.MEDIA_ORIGIN': '""', 'import.meta.env.BUILD_YEAR': 2026 },
  test: {
    root: import.meta.dirname,
    // Real processes, databases and drawings on a busy machine: limits for what hangs, not for what is slow.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Most of them wait for a process, a database or a clock, and leave the core to another.
    maxWorkers: availableParallelism() + 1,
    retry: process.env.SECOND_LOOK ? 1 : 0,
    include: [
      '*.test.ts',
      '{company,content,src,site,hosting,server,scripts,bench}/**/*.test.ts',
      'packages/*/{src,mutants,drawings}/**/*.test.ts',
      'packages/*/*.test.ts',
    ],
    reporters: ['default', './scripts/test/reporter.ts'],
  },
});
