import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { COMPANY, languages, SAMPLE } from './content/company-folder.ts';
import { breakpoints } from './site/breakpoints.ts';
import { companyImports } from './site/company-imports.ts';

const { REPORT } = process.env;
/** For tests that start the built server. */
const globalSetup = 'e2e/tools/project.ts';
const exclude = ['**/node_modules/**', 'next/**'];
const project = (name: string, include: string[], more = {}) => ({
  extends: true as const,
  test: { name, include, ...more },
});

/** What takes a minute starts first, so that no core is left alone with it at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const order = ['deploy', 'unit'];
    const rank = ({ project }: TestSpecification) => order.indexOf(project.name);
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  plugins: [companyImports(languages), breakpoints()],
  define: { 'import.meta.env.MEDIA_ORIGIN': '""', 'import.meta.env.BUILD_YEAR': 2026 },
  test: {
    // A cached module would keep the words of the company that was shown before.
    fsModuleCache: false,
    // Real processes, databases and renders on a busy machine: these limits catch only what hangs.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Most of them wait for a process, a database or a clock, which leaves the core to others.
    maxWorkers: availableParallelism() + 1,
    reporters: REPORT ? ['default', ['junit', { outputFile: REPORT }]] : ['default'],
    sequence: { sequencer: LongestFirst },
    projects: [
      project('unit', ['**/*.test.ts'], { exclude: [...exclude, 'e2e/**'] }),
      project(
        'deploy',
        ['e2e/*.test.ts', ...(COMPANY === SAMPLE ? ['e2e/sample/*.test.ts'] : [])],
        { globalSetup },
      ),
    ],
  },
});
