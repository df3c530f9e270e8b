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
