/** What a visitor does before React is loaded: reach for a part, click it, submit it. */

/**
 * Calls back when a pointer, a finger or the keyboard's focus reaches an element. In the capture
 * phase, because React stops events in a part that it has not hydrated yet.
 */
export function onIntent(act: (target: Element) => void, signal?: AbortSignal) {
  for (const name of ['pointerover', 'focusin'])
    document.addEventListener(name, ({ target }) => act(target as Element), {
      capture: true,
      signal,
    } as AddEventListenerOptions);
}

/**
 * Repeats a click on a button once React has hydrated it: on a phone, the tap that shows intent is
 * also the click, long before React is loaded.
 */
export function holdClicks(
  within: (button: Element) => boolean,
  load: () => Promise<unknown>,
  signal: AbortSignal,
) {
  const hold = async (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('[type=button]');
    if (!button || !within(button)) return;
    event.stopImmediatePropagation();
    await load().then(
      () => button.click(),
      () => {},
    );
  };
  document.addEventListener('click', hold, { capture: true, signal });
}

/**
 * A form that is submitted before React is loaded waits for it and is then submitted again, once,
 * with our own error messages. If React cannot be loaded, the browser does with the form what it
 * would do without scripts.
 */
export function holdSubmissions(wantReact: () => Promise<void>, signal: AbortSignal) {
  const held = new Set<HTMLFormElement>();
  let isPassing = false;

  async function hold(event: Event) {
    const form = (event.target as Element).closest<HTMLFormElement>('form[data-wants-react]');
    if (!form || isPassing) return;
    event.preventDefault();
    // Submitting it again twice would validate it once more, after its fields have been emptied.
    if (held.has(form)) return;
    held.add(form);
    await wantReact().catch(() => {});
    held.delete(form);
    isPassing = true;
    form.requestSubmit((event as SubmitEvent).submitter);
    isPassing = false;
  }

  // An invalid form is never submitted: its fields get an invalid event instead.
  for (const name of ['submit', 'invalid'])
    document.addEventListener(name, hold, { capture: true, signal });
}
