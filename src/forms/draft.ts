/**
 * Words that a link brings along into the contact form. They travel in the history's state, so that
 * no address, log or bookmark ever holds them.
 */
type State = { draft?: string } | undefined;

/** Leads on with a draft where the engine can; elsewhere the link leads there without one. */
export function leadOnWithDraft(href: string, draft: string) {
  if (!window.navigation) return false;
  window.navigation.navigate(href, { state: { draft } satisfies State });
  return true;
}

export const readDraft = () => (window.navigation?.currentEntry?.getState() as State)?.draft ?? '';
