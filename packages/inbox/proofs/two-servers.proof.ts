import { expect, test, vi } from 'vitest';
import { until } from '../../../e2e/tools/until.ts';
import { listMessages } from '../src/messages.ts';
import { aMessage, startInbox } from '../testing/inbox.ts';
import { startMailServer } from '../testing/mail-server.ts';
import { startPostgres } from '../testing/postgres.ts';
import { post, spawnInbox } from '../testing/server-process.ts';

vi.setConfig({ testTimeout: 120_000 });

test('two servers on one PostgreSQL, the same 100 ids to both at once → each stored once and notified once', async () => {
  const postgres = await startPostgres();
  const mail = await startMailServer();
  const settings = {
    DATABASE_URL: await postgres.createDatabase(),
    SMTP_URL: mail.url,
    NOTIFY_TO: 'office@company.example',
  };
  const [one, two] = await Promise.all([spawnInbox(settings), spawnInbox(settings)]);
  const messages = Array.from({ length: 100 }, () => aMessage());
  const answers = await Promise.all(
    messages.map(async (message) =>
      Promise.all([post(one.port, message), post(two.port, message)]),
    ),
  );
  expect(answers.filter((pair) => pair.toSorted().join() !== '200,201')).toEqual([]);

  const reader = await startInbox({ DATABASE_URL: settings.DATABASE_URL });
  expect(await reader.read(listMessages())).toHaveLength(100);
  await until(() => mail.received.length >= 100, 'all notices are sent');
  await Promise.all([one.stop(), two.stop()]);
  expect(mail.received).toHaveLength(100);
  await reader.stop();
  await mail.stop();
  await postgres.remove();
});
