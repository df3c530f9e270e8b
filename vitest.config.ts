import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { 'import.meta.env.MEDIA_ORIGIN': '""', 'import.meta.env.BUILD_YEAR': 2026 },
  test: {
    // Real processes, databases and drawings on a busy machine: a limit for what hangs, not for what is slow.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    include: [
      '*.test.ts',
      '{company,editor,src,site,hosting,server,inbox,packages,scripts,bench}/**/*.test.ts',
    ],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
