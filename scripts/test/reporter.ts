import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** What a suite came to: the counts, and the names of those that a reader should look at. */
export type Report = {
  passed: number;
  failed: string[];
  skipped: string[];
  /** Passed, but only at the second try. */
  flaky: string[];
};

const nameOf = (test: TestCase) => `${test.module.relativeModuleId} › ${test.fullName}`;

/** Writes Vitest's results where `npm test` reads them. */
export default class ReportFile implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const file = process.env.REPORT;
    if (!file) return;
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const named = (state: string) =>
      tests.filter((test) => test.result().state === state).map(nameOf);
    const broken = modules.filter((module) => module.errors().length > 0);
    const report: Report = {
      passed: named('passed').length,
      failed: [
        ...named('failed'),
        ...broken.map(({ relativeModuleId }) => `${relativeModuleId} could not be run`),
        ...errors.map(() => 'an error outside of any test'),
      ],
      skipped: named('skipped'),
      flaky: tests.filter((test) => test.diagnostic()?.flaky).map(nameOf),
    };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}
