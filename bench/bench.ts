import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';

/** Each part measures one claim and returns its section of the page, in Markdown. */
type Part = { table: () => Promise<string> };

const files = [
  ...['bytes', 'lighthouse', 'load'].map((name) => `bench/${name}.ts`),
  ...globSync('packages/*/bench/*.ts'),
];
const parts = Object.fromEntries(files.map((file) => [basename(file, '.ts'), resolve(file)]));

const PAGE = 'bench/README.md';
const INTRO = `# What we claim, measured

Made by \`npm run bench\`; \`npm run bench -- bytes\` measures one part and keeps the others.
Bytes are exact. Times and rates come from one small machine and are only ever compared within a run.
`;

const marker = (name: string) => `<!-- ${name} -->`;

/** The current section of a part in the page. */
function sectionOf(page: string, name: string) {
  const [, after = ''] = page.split(marker(name));
  return after.split('<!-- ')[0]!.trim();
}

const measure = async (file: string) => ((await import(file)) as Part).table();

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(
    `There is no part "${unknown.join('", "')}". Choose from: ${Object.keys(parts).join(', ')}.`,
  );
  process.exit(1);
}

if (spawnSync('node', ['scripts/build-if-stale.ts'], { stdio: 'inherit' }).status !== 0)
  process.exit(1);

const before = readFileSync(PAGE, { encoding: 'utf8', flag: 'a+' });
const sections: string[] = [];
for (const [name, file] of Object.entries(parts)) {
  const isAsked = asked.length === 0 || asked.includes(name);
  if (isAsked) console.log(`Measuring ${name} …`);
  const section = isAsked ? (await measure(file)).trim() : sectionOf(before, name);
  if (isAsked) console.log(`${section}\n`);
  if (section) sections.push(`${marker(name)}\n\n${section}\n`);
}
writeFileSync(PAGE, [INTRO, ...sections].join('\n'));
