import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const compose = readFileSync('compose.yaml', 'utf8');
const [, shared = '', services = ''] = compose.split(/^(?:x-careful|services):.*\n/m);
const blocks = services
  .split(/^volumes:/m)[0]!
  .split(/^ {2}(?=\w+:$)/m)
  .filter((block) => /^\w/.test(block))
  .map((block) => block.replace('<<: *careful', shared));

test.each(blocks.map((block) => [block.split(':')[0]!, block]))(
  '%s of compose.yaml → restarts, says whether it is well, and is one version',
  (_, block) => {
    expect(block).toMatch(/restart: unless-stopped/);
    expect(block).toMatch(/healthcheck:\n(\s+#.*\n)?\s+test:/);
    expect(block).toMatch(/image: (localhost\/site|\S+:\d+\.\d+\S*)\n/);
  },
);

test('the secrets of compose.yaml → stand in .env, which neither Git nor the image takes', () => {
  expect(blocks.map((block) => block.split(':')[0])).toEqual(['caddy', 'site', 'db', 'backup']);
  const secrets = [...compose.matchAll(/^.*PASSWORD.*: .*$|^.*postgresql:.*$/gm)].flat();
  expect(secrets).toHaveLength(3);
  for (const line of secrets) expect(line).toMatch(/\$\{POSTGRES_PASSWORD/);
  for (const file of ['.gitignore', '.dockerignore'])
    expect(readFileSync(file, 'utf8').split('\n')).toContain('.env');
});
