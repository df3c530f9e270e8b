import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { mutate } from './stryker.config.json' with { type: 'json' };

const { projects: _, ...shared } = config.test!;

/** The tests of what Stryker mutates, with one store: the code does not know which one. */
export default defineConfig({
  ...config,
  test: {
    ...shared,
    include: mutate.map((file) => file.replace(/ts$/, 'test.ts')),
    testNamePattern: /^(?!PostgreSQL)/,
  },
});
