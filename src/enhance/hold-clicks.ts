/**
 * A press on a button that React brings to life waits for it and is then made again: on a phone the
 * finger that reaches for a part also presses it, before React can be there.
 */
export function holdClicks(wantReact: () => Promise<void>, signal: AbortSignal) {
  const hold = async (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      '[data-wants-react] [type=button]',
    );
    if (!button) return;
    event.stopImmediatePropagation();
    await wantReact().then(
      () => button.click(),
      () => {},
    );
  };
  document.addEventListener('click', hold, { capture: true, signal });
}
