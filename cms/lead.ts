const fieldIn = (locale: string, path: string) =>
  document.querySelector(
    `.pane[data-mode=edit][data-locale="${locale}"] .field[data-key-path="${path}"]`,
  );

/**
 * Opens a field and puts the cursor there. The CMS opens what encloses it and draws only what is in
 * sight, one level after the other: so we ask again until the field is there.
 */
export async function lead(locale: string, path: string) {
  const [keyPath] = path.split('#') as [string];
  const around = keyPath.split('.').map((_, index, all) => all.slice(0, index + 1).join('.'));
  for (let tries = 0; tries < 50; tries += 1) {
    // Where its own preview sends a click to.
    const message = { type: 'highlight-editor-field', payload: { locale, keyPath } };
    window.postMessage(message, location.origin);
    await new Promise((done) => setTimeout(done, 100));
    const [nearest] = around
      .map((path) => fieldIn(locale, path))
      .filter(Boolean)
      .reverse();
    nearest?.scrollIntoView({ block: 'center' });
    if (nearest?.getAttribute('data-key-path') !== keyPath) continue;
    const input = nearest.querySelector<HTMLElement>(
      ':scope > .field-wrapper :is(input, textarea, select, [contenteditable=true], button)',
    );
    input?.focus();
    if (input === document.activeElement) return;
  }
}
