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
