import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#words/paths.ts';
import { describeWith } from '../../../e2e/tools/describe-with.ts';
import { buildSite, copyProject } from '../../../e2e/tools/project.ts';
import { type Running, servers, startNode } from '../../../e2e/tools/web-servers.ts';
import { aMessage } from '../testing/inbox.ts';

// A site with its inbox behind nginx and behind Caddy: the files that the build has written pass the forms on.

const CONTACT = '/api/forms/contact';
let project: string;

beforeAll(() => {
  project = copyProject();
  buildSite(project, '/api/forms');
});
afterAll(() => rmSync(project, { recursive: true }));

const stored = () =>
  execFileSync('node', ['deploy/inbox.js', 'export', '--json'], {
    cwd: project,
    env: { ...process.env, DATA_DIR: 'data' },
    encoding: 'utf8',
  });

const { Node: _, ...proxies } = servers;

for (const [name, { find, start }] of Object.entries(proxies)) {
  describeWith(name, find, () => {
    let node: Running;
    let running: Running;
    beforeAll(async () => {
      // One for each, as it counts the messages of a visitor.
      const settings = { FORM_ENDPOINT: '/api/forms', TRUST_PROXY: '1', DATA_DIR: 'data' };
      node = await startNode(project, settings);
      running = await start(project, Number(new URL(node.origin).port));
    });
    afterAll(async () => {
      await running?.stop();
      await node?.stop();
    });

    const post = (body: string, type: string, headers: Record<string, string> = {}) =>
      fetch(running.origin + CONTACT, {
        method: 'POST',
        redirect: 'manual',
        body,
        headers: { 'Content-Type': type, ...headers },
      });
    const postJson = (message: object, headers?: Record<string, string>) =>
      post(JSON.stringify(message), 'application/json', headers);

    test('a message → taken and stored', async () => {
      const message = aMessage({ firstName: name });
      const answer = await postJson(message, { Origin: running.origin });
      expect([answer.status, await answer.json()]).toEqual([201, { id: message.id }]);
      expect(stored()).toContain(message.id);
    });

    test('a form without scripts → back to the page', async () => {
      const { id: _, ...fields } = aMessage();
      const body = new URLSearchParams(fields as Record<string, string>).toString();
      const answer = await post(body, 'application/x-www-form-urlencoded');
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `${paths.contact}#contact-sent`,
      ]);
    });

    test('its answers → carry each header once, and the policy of their own page', async () => {
      const answer = await fetch(`${running.origin}/api/newsletter/confirm?token=x`);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; style-src/,
      );
      expect(answer.headers.get('content-security-policy')).not.toContain(',');
    });

    test('a body over 64 kB → 413', async () => {
      expect((await postJson(aMessage({ message: 'x'.repeat(70_000) }))).status).toBe(413);
    });

    test('a stranger who makes up an address → is counted by the real one', async () => {
      const statuses = new Set<number>();
      // Some more than are allowed at once: a slow machine is given new ones meanwhile.
      for (let i = 0; i < 60 && !statuses.has(429); i += 1) {
        const headers = { 'X-Forwarded-For': `203.0.113.${i}` };
        statuses.add((await postJson(aMessage(), headers)).status);
      }
      expect(statuses).toContain(429);
    });

    test('any other address → still takes GET and HEAD alone', async () => {
      const answer = await fetch(`${running.origin}/about`, { method: 'POST' });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    });
  });
}
