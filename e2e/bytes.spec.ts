import { paths } from '#words/paths.ts';
import { withBrowser } from '../scripts/browser.ts';
import { alive, expect, MOTION, pageNames, test } from './test.ts';
import { BUDGET_FILE, BUDGETS, measureVisit, PHONE, withoutFilm } from './tools/visit-bytes.ts';

test.use({
  ...MOTION,
  ...PHONE,
  launchOptions: withBrowser(),
});
// One worker starts this browser, not each of them.
test.describe.configure({ mode: 'default' });

for (const name of pageNames)
  test(`${name}, read → its bytes on the wire, headers included; a link reached for → all scripts`, async ({
    context,
    baseURL,
  }) => {
    const { reading, wanting } = await measureVisit(context, baseURL + paths[name], alive);
    const { wire, requests } = reading;
    const sent = JSON.stringify(wire);
    expect(wire.script, sent).toBeGreaterThan(0);
    expect(wire.script, sent).toBeLessThanOrEqual(BUDGETS.readingScripts);
    expect(wire.document, sent).toBeLessThanOrEqual(BUDGETS.document);
    if (name === 'home') expect(withoutFilm(requests)).toBeLessThanOrEqual(BUDGETS.homeRequests);
    const limit = name === 'home' ? BUDGETS.home : BUDGETS.otherPages;
    expect(withoutFilm(wire), `${BUDGET_FILE} ${sent}`).toBeLessThanOrEqual(limit);
    expect(wanting.bodies.script).toBeGreaterThan(BUDGETS.readingScripts);
    expect(wanting.bodies.script, BUDGET_FILE).toBeLessThanOrEqual(BUDGETS.allScripts);
  });
