/** What a visitor does before React is there: reaching for a part, pressing it, sending it. */

/**
 * Calls back when somebody reaches for something: a pointer or a finger comes to it, or the
 * keyboard's focus. Heard on its way down: React keeps to itself what happens in a part that it has
 * not brought to life.
 */
export function onIntent(act: (target: Element) => void, signal?: AbortSignal) {
  for (const name of ['pointerover', 'focusin'])
    document.addEventListener(name, ({ target }) => act(target as Element), {
      passive: true,
      capture: true,
      signal,
    } as AddEventListenerOptions);
}

/**
 * A press on a button that React brings to life waits for it and is then made again: on a phone the
 * finger that reaches for a part also presses it, before React can be there.
 */
export function holdClicks(
  within: (button: Element) => boolean,
  come: () => Promise<unknown>,
  signal: AbortSignal,
) {
  const hold = async (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[type=button]');
    if (!button || !within(button)) return;
    event.stopImmediatePropagation();
    await come().then(
      () => button.click(),
      () => {},
    );
  };
  document.addEventListener('click', hold, { capture: true, signal });
}

/**
 * A form that is sent before React is there waits for it and is then sent as if the visitor had
 * pressed the button now: checked, in our own words where something is wrong, and once. Where React
 * does not come, the browser does with the form what it would do without scripts.
 */
export function holdSubmissions(wantReact: () => Promise<void>, signal: AbortSignal) {
  const held = new Set<HTMLFormElement>();
  let isPassing = false;

  async function hold(event: Event) {
    const form = (event.target as Element).closest<HTMLFormElement>('form[data-wants-react]');
    if (!form || isPassing) return;
    event.preventDefault();
    // Sent twice, it would be checked again after it has been emptied.
    if (held.has(form)) return;
    held.add(form);
    await wantReact().catch(() => {});
    held.delete(form);
    isPassing = true;
    form.requestSubmit((event as SubmitEvent).submitter);
    isPassing = false;
  }

  // A form with a wrong field is never submitted: its fields are found invalid instead.
  for (const name of ['submit', 'invalid'])
    document.addEventListener(name, hold, { capture: true, signal });
}
