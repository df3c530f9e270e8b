import { expect, test } from 'vitest';
import { noticeBehind } from '../testing/full-outbox.ts';
import { withEachStore } from '../testing/stores.ts';

withEachStore((makeStore) => {
  test('10,000 letters wait and 100 addresses refuse → the next notice goes out before all but a few of them', async () => {
    const { lettersBefore } = await noticeBehind(10_000, 100, await makeStore());
    // Those that went out between the post and its answer, and the one in hand.
    expect(lettersBefore).toBeLessThan(200);
  });
});
