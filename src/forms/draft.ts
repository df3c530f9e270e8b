/**
 * A draft of a message that a link passes to the contact form. It is kept in the history state, so
 * that no address, log or bookmark ever contains it.
 */
type State = { draft?: string } | undefined;

/** Navigates with a draft; false if the engine cannot: the link then works without it. */
export function leadOnWithDraft(href: string, draft: string) {
  if (!window.navigation) return false;
  window.navigation.navigate(href, { state: { draft } satisfies State });
  return true;
}

export const readDraft = () => (window.navigation?.currentEntry?.getState() as State)?.draft ?? '';

/** Adds a line to the message of the form on this page, and scrolls there. */
export function addToMessage(line: string) {
  const area = document.querySelector<HTMLTextAreaElement>('textarea[name=message]')!;
  if (!area.value.includes(line))
    area.value = [area.value.trimEnd(), line].filter(Boolean).join('\n');
  area.focus();
}
