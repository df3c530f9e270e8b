import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';
import type { Report } from './reporter.ts';

const nameOf = (test: TestCase) =>
  `${relative('.', test.location.file)}:${test.location.line} › ${test.titlePath().slice(3).join(' › ')}`;

/** Where a failing test has left its picture and its trace. */
function traces(test: TestCase) {
  const files = test.results.flatMap(({ attachments }) =>
    attachments.map(({ path }) => path ?? ''),
  );
  return files
    .filter((path) => /\.(png|zip)$/.test(path))
    .map((path) => `\n    ${relative('.', path)}`);
}

/** Writes Playwright's results where `npm test` reads them. */
export default class ReportFile implements Reporter {
  #tests: TestCase[] = [];
  #errors = 0;

  onBegin(_: unknown, suite: Suite) {
    this.#tests = suite.allTests();
  }
  onError() {
    this.#errors += 1;
  }
  onEnd() {
    const file = process.env.REPORT;
    if (!file) return;
    const whose = (outcome: ReturnType<TestCase['outcome']>) =>
      this.#tests.filter((test) => test.outcome() === outcome);
    const report: Report = {
      passed: whose('expected').length,
      failed: [
        ...whose('unexpected').map((test) => nameOf(test) + traces(test).join('')),
        ...Array(this.#errors).fill('an error outside of any test'),
      ],
      skipped: whose('skipped').map(nameOf),
      flaky: whose('flaky').map((test) => nameOf(test) + traces(test).join('')),
    };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(report));
  }
}
