import { paths } from '#words/paths.ts';
import { BUDGETS } from '../bench/budgets.ts';
import { withBrowser } from '../testing/browser.ts';
import { measureVisit, PHONE, withoutFilm } from '../testing/visit-bytes.ts';
import { alive, expect, MOTION, pageNames, test } from './test.ts';

test.use({
  ...MOTION,
  ...PHONE,
  launchOptions: withBrowser(),
});

for (const name of pageNames) {
  test(`${name}, only read → its bytes on the wire, headers included`, async ({
    context,
    baseURL,
  }) => {
    const { wire, requests } = await measureVisit(context, baseURL + paths[name]);
    const sent = JSON.stringify(wire);
    expect(wire.script, sent).toBeGreaterThan(0);
    expect(wire.script, sent).toBeLessThanOrEqual(BUDGETS.readingScripts);
    expect(wire.document, sent).toBeLessThanOrEqual(BUDGETS.document);
    if (name === 'home') expect(withoutFilm(requests)).toBeLessThanOrEqual(BUDGETS.homeRequests);
    const limit = name === 'home' ? BUDGETS.home : BUDGETS.otherPages;
    expect(withoutFilm(wire), sent).toBeLessThanOrEqual(limit);
  });

  test(`${name}, a link reached for → all scripts together`, async ({ context, baseURL }) => {
    const { bodies } = await measureVisit(context, baseURL + paths[name], alive);
    expect(bodies.script).toBeGreaterThan(BUDGETS.readingScripts);
    expect(bodies.script).toBeLessThanOrEqual(BUDGETS.allScripts);
  });
}
