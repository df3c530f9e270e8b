/** A field of a form, in a language. */
type Goal = { locale: string; keyPath: string };

const TYPE = 'highlight-editor-field';
let goal: Goal | undefined;

/** To a field, as the CMS itself leads there from what is wrong. */
export const lead = (payload: Goal, isAgain = false) =>
  window.postMessage({ type: TYPE, payload, isAgain }, location.origin);

/**
 * The CMS draws only what is in sight, one level after the other, and gives up at what is not yet
 * drawn: so we ask again until the field is there, and put the cursor into it.
 */
async function insist(wanted: Goal) {
  goal = wanted;
  const { locale, keyPath } = wanted;
  const around = keyPath.split('.').map((_, index, all) => all.slice(0, index + 1).join('.'));
  for (let tries = 0; tries < 50 && goal === wanted; tries += 1) {
    await new Promise((done) => setTimeout(done, 100));
    const pane = document.querySelector(`.pane[data-mode=edit][data-locale="${locale}"]`);
    const drawn = around.map((path) => pane?.querySelector(`.field[data-key-path="${path}"]`));
    const nearest = drawn.findLast(Boolean);
    nearest?.scrollIntoView({ block: 'center' });
    if (nearest !== drawn.at(-1)) lead(wanted, true);
    else if (nearest) {
      const inputs = 'input, textarea, select, [contenteditable=true], button';
      const input = nearest.querySelector<HTMLElement>(`:scope > .field-wrapper :is(${inputs})`);
      input?.focus();
      if (input === document.activeElement) return;
    }
  }
}

window.addEventListener('message', ({ source, data }) => {
  if (source === window && data.type === TYPE && !data.isAgain) insist(data.payload);
});
