import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { ask } from '../../../e2e/tools/server-contract.ts';
import { listeners, serverProcesses } from '../../../e2e/tools/start-server.ts';
import { aMessage, openStore } from '../testing/inbox.ts';
import { post } from '../testing/server-process.ts';
import { withMailServer } from '../testing/stores.ts';

// The inbox behind the site's own server, which loads it because of one setting.

const { site, startAndWait } = serverProcesses();
const INBOX = { FORM_ENDPOINT: '/api/forms', DATA_DIR: 'data' };

async function statusOfPost(origin: string) {
  const headers = { 'Content-Type': 'application/json' };
  const message = { method: 'POST', body: JSON.stringify(aMessage()), headers };
  return (await fetch(`${origin}/api/forms/contact`, message)).status;
}

test('its answers → carry the headers of the site, and are never kept; one thread counts its senders', async () => {
  const { origin, port } = await startAndWait({ ...INBOX, DATA_DIR: 'headers' });
  // The last one in absolute form, as proxies may send it.
  for (const path of ['/api/health', '/api/nowhere', `${origin}/api/health`]) {
    const { status, headers } = await ask(origin, path);
    expect(status).toBe(path.endsWith('health') ? 200 : 404);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  }
  if (process.platform === 'linux') expect(listeners(port)).toBe(1);
});

test('a stop under load → every answer given is stored, and none is cut off', async () => {
  const settings = { ...INBOX, DATA_DIR: 'stopped', TRUST_PROXY: '1' };
  const { child, port } = await startAndWait(settings);
  const ended = once(child, 'exit');
  const first = Promise.withResolvers<void>();
  const posts = Array.from({ length: 100 }, async () => {
    const message = aMessage();
    const status = await post(port, message);
    first.resolve();
    return { id: message.id, status };
  });
  await first.promise;
  child.kill('SIGTERM');
  const answers = await Promise.all(posts);
  expect(await ended).toEqual([0, null]);
  const store = openStore({ DATA_DIR: join(site.folder, 'stopped') });
  const stored = (await store.query('SELECT id FROM message')).map(({ id }) => id);
  await store.close();
  const taken = answers.filter(({ status }) => status === 201).map(({ id }) => id);
  expect(stored.sort()).toEqual(taken.sort());
});

test('a visitor and a mail server that both hang while the server stops → it ends, neither waits for the other', async () => {
  const { mail, settings } = await withMailServer(INBOX);
  mail.be('hangs');
  const { child, origin, port } = await startAndWait(settings);
  const ended = once(child, 'exit');
  const connected = once(mail.server, 'connection');
  expect(await statusOfPost(origin)).toBe(201);
  const [toMail] = await connected;
  const visitor = connect(port, '127.0.0.1');
  const head = ['Host: x', 'Content-Type: application/json', 'Content-Length: 9'];
  visitor.write(['POST /api/forms/contact HTTP/1.1', ...head, '', ''].join('\r\n'));
  await once(visitor, 'connect');
  const order: string[] = [];
  const gone = [
    once(toMail, 'close'),
    once(
      visitor.on('error', () => {}),
      'close',
    ),
  ] as const;
  void gone[0].then(() => order.push('mail server'));
  void gone[1].then(() => order.push('visitor'));
  const said = text(child.stderr!);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await Promise.all(gone);
  expect(order).toEqual(['mail server', 'visitor']);
  // It disconnected by itself, instead of waiting for the mail server's timeout (ETIMEDOUT).
  expect(await said).toContain('A mail was not sent (ECONNECTION, try 1)');
});

test('a broken inbox.db → the pages are there, the forms say 503; a new one → 201', async () => {
  const broken = join(site.folder, 'broken');
  mkdirSync(broken);
  writeFileSync(join(broken, 'inbox.db'), 'no database'.repeat(1000));
  const { origin } = await startAndWait({ ...INBOX, DATA_DIR: 'broken' });
  const statusOf = async (path: string) => (await fetch(origin + path)).status;
  expect([await statusOf('/about'), await statusOfPost(origin)]).toEqual([200, 503]);
  expect(await statusOf('/api/health')).toBe(503);

  rmSync(join(broken, 'inbox.db'));
  expect(await statusOfPost(origin)).toBe(201);
});
