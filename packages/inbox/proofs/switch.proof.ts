import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { application } from '#words/career.ts';
import * as contact from '#words/contact.ts';
import { buildSite, copyProject } from '../../../e2e/tools/project.ts';
import { HONEYPOT } from '../../../src/forms/rules.ts';

const project = copyProject();
const dist = join(project, 'dist');
afterAll(() => rmSync(project, { recursive: true }));

/** All scripts and documents of the build. */
const built = () =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|html)$/.test(file))
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('\n');

const policy = () =>
  readFileSync(join(dist, '_headers'), 'utf8').match(/Content-Security-Policy: (.*)/)![1]!;

/** What only the delivering code contains. */
const TRACES = [
  contact.contactDelivery.sent,
  contact.newsletterDelivery?.unticked,
  application?.sent,
  'application/json',
  'AbortSignal.timeout',
  'getRandomValues',
  'method="post"',
  `name="${HONEYPOT}"`,
].filter((trace) => trace !== undefined);

test('no endpoint → not a trace of delivery; /api/forms → all of it; a form service → its address and nobody else’s', () => {
  buildSite(project, { FORM_ENDPOINT: '' });
  const plain = built();
  expect(TRACES.filter((trace) => plain.includes(trace))).toEqual([]);
  expect(plain.match(/method="dialog"/g)).toHaveLength(2);
  expect(policy()).toContain("form-action 'none'");
  expect(policy()).toContain("connect-src 'self';");

  buildSite(project, { FORM_ENDPOINT: 'https://forms.example/f/abc' });
  expect(built()).toContain('action="https://forms.example/f/abc"');
  expect(policy()).toContain(
    "connect-src 'self' https://forms.example; form-action https://forms.example;",
  );

  buildSite(project, { FORM_ENDPOINT: '/api/forms' });
  const delivering = built();
  expect(TRACES.filter((trace) => !delivering.includes(trace))).toEqual([]);
  expect(policy()).toContain("connect-src 'self'; form-action 'self'");
});
