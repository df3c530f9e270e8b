import { defineConfig } from 'vitest/config';

export default defineConfig({
  define: { 'import.meta.env.MEDIA_ORIGIN': '""', 'import.meta.env.BUILD_YEAR': 2026 },
  test: {
    include: [
      '*.test.ts',
      '{company,editor,src,site,hosting,server,inbox,packages,scripts,bench}/**/*.test.ts',
    ],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
});
