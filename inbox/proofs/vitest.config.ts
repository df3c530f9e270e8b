import { defineConfig } from 'vitest/config';

/** The long proofs, one after the other: each of them wants the whole machine. */
export default defineConfig({
  test: {
    root: '.',
    include: ['inbox/proofs/*.proof.ts', 'e2e/inbox/*.proof.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
