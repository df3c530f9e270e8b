import { expect, onTestFinished, test } from 'vitest';
import { until } from '../../../e2e/tools/until.ts';
import { aMessage, openStore, QUICK } from '../testing/inbox.ts';
import { readMail } from '../testing/mail-server.ts';
import { post, spawnInbox } from '../testing/server-process.ts';
import { withEachStore, withMailServer } from '../testing/stores.ts';

const idsIn = async ({ query }: ReturnType<typeof openStore>, rows: string) =>
  (await query(`SELECT id FROM ${rows}`)).map(({ id }) => id as string);

withEachStore((makeStore) => {
  test('kill -9 in the middle of 200 concurrent posts → every answered id is stored, once; a second try brings the rest', async () => {
    const store = await makeStore();
    const messages = Array.from({ length: 200 }, () => aMessage());
    const answered = new Set<string>();
    for (const round of [1, 2, 3]) {
      const server = await spawnInbox(store);
      const half = Promise.withResolvers<void>();
      const before = answered.size;
      const posts = messages.map(async (message) => {
        const status = await post(server.port, message);
        if (status === 201 || status === 200) answered.add(message.id);
        if (answered.size >= Math.min(before + 20 * round, 200)) half.resolve();
      });
      await half.promise;
      await server.kill();
      await Promise.all(posts);
    }
    const server = await spawnInbox(store);
    const database = openStore(store);
    onTestFinished(async () => {
      await server.stop();
      await database.close();
    });
    const stored = () => idsIn(database, 'message');

    const after = await stored();
    expect(new Set(after).size).toBe(after.length);
    expect([...answered].filter((id) => !after.includes(id))).toEqual([]);

    const retries = await Promise.all(messages.map((message) => post(server.port, message)));
    expect(retries.filter((status) => status === 200)).toHaveLength(after.length);
    expect(retries.filter((status) => status === 201)).toHaveLength(200 - after.length);
    expect((await stored()).sort()).toEqual(messages.map(({ id }) => id).sort());
  });

  test('kill -9 while mail goes out → every message notified, no row marked sent goes out again', async () => {
    const { mail, settings } = await withMailServer(await makeStore());
    const timing = { ...QUICK, lease: 1_000 };
    const database = openStore(settings);
    const marked = () => idsIn(database, 'outbox WHERE sent_at IS NOT NULL');
    const receivedIds = () =>
      mail.received.map((source) => readMail(source).headers.get('message-id')!.slice(1, 37));

    let server = await spawnInbox(settings, timing);
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () => post(server.port, aMessage())),
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    for (const count of [5, 20]) {
      await until(() => mail.received.length >= count, `${count} mails`);
      await server.kill();
      const [sent, receivedBefore] = [await marked(), receivedIds().length];
      server = await spawnInbox(settings, timing);
      await until(() => mail.received.length > receivedBefore + 3, 'mail goes on');
      expect(
        receivedIds()
          .slice(receivedBefore)
          .filter((id) => sent.includes(id)),
      ).toEqual([]);
    }
    await until(async () => (await marked()).length === 40, 'all are sent');
    await server.stop();
    await database.close();
    expect(new Set(receivedIds()).size).toBe(40);
    // At each kill, at most the current mail was sent without being recorded.
    expect(receivedIds().length).toBeLessThanOrEqual(42);
  });

  test('two processes on one store, the same 100 ids to both at once → each stored and notified once', async () => {
    const { mail, settings } = await withMailServer(await makeStore());
    const [one, two] = await Promise.all([spawnInbox(settings), spawnInbox(settings)]);
    const answers = await Promise.all(
      Array.from({ length: 100 }, async () => {
        const message = aMessage();
        return Promise.all([post(one.port, message), post(two.port, message)]);
      }),
    );
    expect(answers.filter((pair) => pair.toSorted().join() !== '200,201')).toEqual([]);
    await until(() => mail.received.length >= 100, 'all notices are sent');
    await Promise.all([one.stop(), two.stop()]);
    expect(mail.received).toHaveLength(100);
  });
});
