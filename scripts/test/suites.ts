/** What `npm test` can run. */
export type Suite = {
  title: string;
  command: readonly string[];
  /** Writes a report with its counts; without one it is right or wrong as a whole. */
  reports?: true;
  /** Only when asked for by its name, and why. */
  onlyByName?: string;
  /** The files whose change it should see, for `--changed`; every change where there is none. */
  sees?: RegExp;
};

const vitest = (project: string) =>
  ['vitest', 'run', '--config', 'scripts/test/vitest.config.ts', '--project', project] as const;

const SITE =
  /^(company|content|src|site|hosting|server|public|settings|scripts|index|vite\.config|package(s\/|\.|-))/;

/** Unit tests that read files or start processes: what they see beyond the modules that they import. */
export const unitTestsSee: Record<string, RegExp> = {
  'company/specification.test.ts': /^(company|e2e|playwright\.config|docs\/specification)/,
  'packages/editor/src/checks.test.ts': new RegExp(`${SITE.source}|^inbox|tsconfig`),
  'packages/editor/src/content.test.ts': /^company/,
  'packages/editor/src/lists.test.ts': /^company/,
  'packages/media/src/shipped.test.ts': /^(company|public|packages)/,
  'packages/pictures/src/shipped.test.ts': /^(company|public|packages)/,
  'scripts/install.test.ts': /^package/,
  'server/start.test.ts': /^(server|hosting|settings)/,
  'packages/inbox/src/with-server.test.ts': /^(server|packages\/inbox|hosting|settings)/,
  'content/check-content.test.ts': SITE,
  'site/dev-server.test.ts': SITE,
  'site/more-pages.test.ts': SITE,
  'site/no-company-in-code.test.ts': /\.(ts|tsx|css)$/,
  'src/styles/classes.test.ts': /^src\/.*\.(css|tsx?)$/,
  'packages/testing/adopt.test.ts': new RegExp(`${SITE.source}|^examples`),
  'scripts/browser.test.ts': /^testing\/(browser|packages)/,
};

export const suites = {
  types: { title: 'Types', command: ['npm', 'run', '--silent', 'types'] },
  lint: { title: 'Lint', command: ['npm', 'run', '--silent', 'lint'] },
  unit: { title: 'Unit tests', command: ['vitest', 'run'], reports: true },
  build: { title: 'Build', command: ['node', 'scripts/build-if-stale.ts'], sees: SITE },
  e2e: {
    title: 'End-to-end tests in Chromium',
    command: ['playwright', 'test'],
    reports: true,
    sees: new RegExp(
      `${SITE.source}|^editor|^e2e/.*(?<!\\.test|\\.proof)\\.ts$|^testing/(?!mutants|image)|^playwright`,
    ),
  },
  engines: {
    title: 'End-to-end tests in Firefox and WebKit',
    command: vitest('engines'),
    reports: true,
    sees: new RegExp(`${SITE.source}|^editor|^e2e/(engines|heads)|^testing/(?!mutants|image)`),
  },
  deploy: {
    title: 'One build on Node, nginx and Caddy',
    command: vitest('deploy'),
    reports: true,
    sees: new RegExp(`${SITE.source}|^inbox|^e2e/[\\w-]+\\.test\\.ts$|^testing/(?!mutants|image)`),
  },
  inbox: {
    title: 'What the inbox survives',
    command: [...vitest('inbox'), '--no-file-parallelism'],
    reports: true,
    onlyByName: 'it takes minutes, and the machine for itself',
  },
  adopter: {
    title: 'End-to-end tests of a second company in place of ours',
    command: ['node', 'packages/testing/in-a-copy.ts', '--company', 'examples/borealis'],
    reports: true,
    onlyByName: 'it is the end-to-end tests once more',
  },
  languages: {
    title: 'End-to-end tests with every language that there are words in',
    command: ['node', 'packages/testing/in-a-copy.ts', '--every-language'],
    reports: true,
    onlyByName: 'it is the end-to-end tests once more',
  },
} satisfies Record<string, Suite>;

export type SuiteName = keyof typeof suites;
