import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { paths } from '#words/paths.ts';
import { describeWith } from '../../../e2e/tools/describe-with.ts';
import { buildSite, copyProject } from '../../../e2e/tools/project.ts';
import { type Running, servers, startNode } from '../../../e2e/tools/web-servers.ts';
import { aMessage } from '../testing/inbox.ts';

// A site and its inbox behind nginx and behind Caddy, with the configuration that the build wrote.

const CONTACT = '/api/forms/contact';
const SETTINGS = { FORM_ENDPOINT: '/api/forms', DATA_DIR: 'data' };
const project = copyProject();
beforeAll(() => void buildSite(project, SETTINGS));
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
      // One for each, as the inbox counts the messages of a visitor.
      node = await startNode(project, { ...SETTINGS, TRUST_PROXY: '1' });
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
      // A few more than the burst limit: on a slow machine the bucket refills meanwhile.
      for (let i = 0; i < 60 && !statuses.has(429); i += 1) {
        const headers = { 'X-Forwarded-For': `203.0.113.${i}` };
        statuses.add((await postJson(aMessage(), headers)).status);
      }
      expect(statuses).toContain(429);
    });

    // A CDN in front of it connects from one address, and appends the one that called it.
    test.skipIf(process.platform !== 'linux').each([1, 2])(
      '%i of TRUST_PROXY → ten visitors are counted as ten',
      async (proxies) => {
        const settings = { ...SETTINGS, TRUST_PROXY: String(proxies) };
        const inbox = await startNode(project, settings);
        const proxy = await start(project, Number(new URL(inbox.origin).port));
        const send = async (visitor: number) => {
          const body = JSON.stringify(aMessage());
          const headers = { 'Content-Type': 'application/json' };
          const from =
            proxies === 1
              ? { localAddress: `127.${visitor}.0.1`, headers }
              : { headers: { ...headers, 'X-Forwarded-For': `203.0.113.1, ${visitor}.0.0.1` } };
          const sent = request(proxy.origin + CONTACT, { method: 'POST', ...from }).end(body);
          const [answer] = (await once(sent, 'response')) as [IncomingMessage];
          answer.resume();
          return answer.statusCode;
        };
        const statuses = new Set<number | undefined>();
        for (let i = 0; i < 30; i += 1) statuses.add(await send(20 + (i % 10)));
        expect([...statuses]).toEqual([201]);
        await proxy.stop();
        await inbox.stop();
      },
    );

    test('any other address → still takes GET and HEAD alone', async () => {
      const answer = await fetch(`${running.origin}/about`, { method: 'POST' });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    });
  });
}
