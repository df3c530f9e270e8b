type Goal = { locale: string; keyPath: string };

const TYPE = 'highlight-editor-field';
let goal: Goal | undefined;

/** Shows a field. The message is the CMS's own, from its list of mistakes. */
export const lead = (payload: Goal, isAgain = false) =>
  window.postMessage({ type: TYPE, payload, isAgain }, location.origin);

/**
 * The CMS renders only what is in view, level by level, and gives up if a field is not there yet.
 * So we ask again until it is, and put the cursor into it.
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
