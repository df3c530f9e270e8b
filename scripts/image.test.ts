import * as fs from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const lines = (file: string) => fs.readFileSync(file, 'utf8').trim().split('\n');
const ignored = lines('.dockerignore');
const isIgnored = (path: string): boolean =>
  ignored.some((pattern) => matchesGlob(path, pattern)) ||
  (dirname(path) !== '.' && isIgnored(dirname(path)));

/** The files of the project that the last stage copies. */
const dockerfile = fs.readFileSync('Dockerfile', 'utf8');
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
const copied = [...lastStage.matchAll(/^COPY (?!--from)(.+) \S+$/gm)]
  .flatMap(([, sources = '']) => sources.split(' '))
  .flatMap((path) => (fs.statSync(path).isDirectory() ? fs.globSync(`${path}/**/*.*`) : [path]))
  .filter((file) => !isIgnored(file));

/** `import … from 'x'`, `export … from 'x'` and `import('x')`, but no types, which are erased. */
const IMPORT = /^(?:import|export)(?! type)[^;'=(]*'([^'\n]+)'|\bimport\('([^']+)'\)/gm;
function importsOf(file: string, found = new Set<string>()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, staticImport, dynamicImport] of fs.readFileSync(file, 'utf8').matchAll(IMPORT)) {
    const imported = staticImport ?? dynamicImport ?? '';
    if (imported.startsWith('.')) importsOf(join(dirname(file), imported), found);
    else found.add(imported);
  }
  return found;
}

test('the image → no tests, no private key', () => {
  expect(copied.length).toBeGreaterThan(20);
  expect(copied.filter((file) => /\.test\.|fixture|\.pem$|\.key$/.test(file))).toEqual([]);
  const texts = copied.map((file) => fs.readFileSync(file, 'utf8'));
  expect(texts.filter((text) => text.includes('PRIVATE KEY'))).toEqual([]);
});

test('what the server imports → in the image', () => {
  const imports = [...importsOf('server/start.ts'), ...importsOf('server/inbox/cli.ts')];
  const { dependencies } = JSON.parse(fs.readFileSync('package.json', 'utf8'));
  const isInstalled = (name: string) =>
    Object.keys(dependencies).some((dependency) => `${name}/`.startsWith(`${dependency}/`));
  const isInImage = (name: string) =>
    copied.includes(name) || name.startsWith('node:') || isInstalled(name);
  expect(imports).toContain('server/inbox/inbox.ts');
  expect(imports.filter((name) => !isInImage(name))).toEqual([]);
});

test('the image → keeps messages in a volume, and checks the inbox only where our server takes the forms', () => {
  expect(lastStage).toMatch(/^VOLUME \/data$/m);
  expect(lastStage).toMatch(/DATA_DIR=\/data\b/);
  expect(lastStage).toContain("FORM_ENDPOINT === '/api/forms' ? '/api/health' : '/'");
});
