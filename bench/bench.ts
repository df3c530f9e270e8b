import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { inboxTable } from '../packages/inbox/bench/inbox.ts';
import { outboxTable } from '../packages/inbox/bench/outbox.ts';
import { buildGrowthTable } from './build-growth.ts';
import { bytesTable } from './bytes.ts';
import { editorTable } from './editor.ts';
import { firstTapTable } from './first-tap.ts';
import { lighthouseTable } from './lighthouse.ts';
import { loadTable } from './load.ts';

/** Each part measures one claim and returns its section of the page, in Markdown. */
const parts: Record<string, () => Promise<string>> = {
  bytes: bytesTable,
  lighthouse: lighthouseTable,
  'first-tap': firstTapTable,
  load: loadTable,
  inbox: inboxTable,
  outbox: outboxTable,
  growth: buildGrowthTable,
  editor: editorTable,
};

const PAGE = 'bench/README.md';
const INTRO = `# What we claim, measured

Made by \`npm run bench\`; \`npm run bench -- bytes\` measures one part and keeps the others.
Bytes are exact. Times and rates come from one small machine and are only ever compared within a run.
`;

const marker = (name: string) => `<!-- ${name} -->`;

/** The section of a part as it stands in the page now. */
function sectionOf(page: string, name: string) {
  const [, after = ''] = page.split(marker(name));
  return after.split('<!-- ')[0]!.trim();
}

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
for (const [name, measure] of Object.entries(parts)) {
  const isAsked = asked.length === 0 || asked.includes(name);
  if (isAsked) console.log(`Measuring ${name} …`);
  const section = isAsked ? (await measure()).trim() : sectionOf(before, name);
  if (isAsked) console.log(`${section}\n`);
  if (section) sections.push(`${marker(name)}\n\n${section}\n`);
}
writeFileSync(PAGE, [INTRO, ...sections].join('\n'));
