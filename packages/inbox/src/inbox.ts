import { getRequestListener } from '@hono/node-server';
import { orExit } from '../../../user-error.ts';
import { createApi } from './api.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { startOutbox, TIMING, type Timing } from './outbox.ts';
import { createRateLimit, LIMITS, LINK_LIMITS, type Limits } from './rate-limit.ts';
import { startRetention } from './retention.ts';
import { type Environment, readEnvironment } from './settings.ts';

/** Logs once that the store is lost, and once that it is back: not for every message. */
function reporting(database: Database): Database {
  let isLost = false;
  const report = (lost: boolean, line: string) => {
    if (lost !== isLost) console.error(line);
    isLost = lost;
  };
  return {
    ...database,
    async transact(work) {
      try {
        const result = await database.transact(work);
        report(false, 'The inbox stores messages again.');
        return result;
      } catch (error) {
        report(
          true,
          `The inbox cannot store messages: ${(error as Error).message}. Visitors are asked to write an e-mail.`,
        );
        throw error;
      }
    },
  };
}

/** What the server knows of the inbox: server/inbox.d.ts. */
type Door = typeof import('#inbox');
type Inbox = ReturnType<Door['openInboxOrExit']>;

/** What tests speed up, and benchmarks lift. */
type Options = { timing?: Timing; limits?: Limits };

export function openInbox(
  environment: Environment,
  { timing = TIMING, limits = LIMITS }: Options = {},
): Inbox {
  const {
    keepDays,
    inbox: { smtpUrl },
  } = environment;
  const database = reporting(openDatabase(environment.inbox));
  const outbox = smtpUrl ? startOutbox(database, smtpUrl, timing) : undefined;
  const retention = startRetention(database, keepDays);
  const rateLimit = createRateLimit(limits);
  const linkLimit = createRateLimit(LINK_LIMITS);
  const onMail = () => outbox?.wake();
  const answer = getRequestListener(
    createApi({ database, environment, rateLimit, linkLimit, onMail }).fetch,
  );
  if (!smtpUrl) {
    console.error('SMTP_URL is not set: nobody is told of messages, and the newsletter is closed.');
  }

  return {
    handle: (request, response) => void answer(request, response),
    async close(answered) {
      await Promise.all([retention.stop(), outbox?.stop(), answered]);
      await database.close();
    },
  };
}

export const openInboxOrExit: Door['openInboxOrExit'] = () =>
  orExit(() => openInbox(readEnvironment(process.env)));
