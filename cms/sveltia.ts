/**
 * Everything of Sveltia CMS that we use beyond its published API, gathered in this one file.
 * Each may move with any release, so edit.spec.ts has a test for each. Tried with 0.221.1;
 * CONTRIBUTING says how to try the next one.
 */

import type CMS from '@sveltia/cms';

/** Packages behind maps, highlighted code and SVG uploads, which no form of ours has. */
export const UNUSED_PACKAGES = /^(@shikijs\/|leaflet|terra-draw|svgo).*/;
/** The files that the CMS brings for them. */
export const UNUSED_FILES = /shiki|leaflet|marker-icon/;

/** The CMS has its typefaces in its package, but its styles also load them from another host. */
const TYPEFACES = /url\(https:\/\/cdn\.jsdelivr\.net\/fontsource\/[^)]*\)/g;

/**
 * Works around a bug: a new form that is not in all languages shows no mistakes at its fields,
 * because the CMS fails on a language for which it has no list of them.
 */
const MISTAKES_IN_LANGUAGE = /\bObject\.values\((\w+\(\w+\)\[[^\]]+\])\)\.some/g;

export const patchCms = (code: string) =>
  code
    .replaceAll(TYPEFACES, 'local(none)')
    .replaceAll(MISTAKES_IN_LANGUAGE, 'Object.values($1 ?? {}).some');

/** On its first screen, everything but "Work with Local Repository". */
export const OTHER_SIGN_INS = '.buttons > .button.secondary';

export const PREFERENCES = 'sveltia-cms.prefs';

const preferences = () => JSON.parse(localStorage.getItem(PREFERENCES) ?? '{}');

const PREFERRED = 'preferred';

/**
 * Call this before the CMS loads, because it then reads its preferences. It stores its own at the
 * first visit, so ours win once; what an editor chooses later stays.
 */
export function setPreferences(defaults: Record<string, unknown>) {
  const preferred = JSON.stringify(defaults);
  if (localStorage.getItem(PREFERRED) === preferred) return;
  localStorage.setItem(PREFERENCES, JSON.stringify({ ...preferences(), ...defaults }));
  localStorage.setItem(PREFERRED, preferred);
}

/** The CMS fades from one screen to the next, and meanwhile clicks into a new form reach nothing. */
export const doNotFade = () => Object.assign(document, { startViewTransition: undefined });

/** The language that an editor has chosen for the CMS, if any. */
export const chosenLanguage = (): string[] => [preferences().locale ?? []].flat();

/** Sets one language for all of /admin: where nobody has chosen, the CMS asks the browser. */
export function setLanguage(language: string) {
  document.documentElement.lang = language;
  Object.defineProperty(navigator, 'languages', { value: [language] });
}

/** A file in the folder that somebody chose, which the CMS remembers; a Git backend has none. */
export async function localFile(repo: string, path: string) {
  try {
    const [folder, ...names] = [await chosenFolder(`github:${repo}`), ...path.split('/')];
    let parent = folder;
    for (const name of names.slice(0, -1)) parent = await parent.getDirectoryHandle(name);
    return await (await parent.getFileHandle(names.at(-1)!)).getFile();
  } catch {
    return undefined; // It is a new file.
  }
}

const HANDLES = 'file-system-handles';

const chosenFolder = (database: string) =>
  new Promise<FileSystemDirectoryHandle>((resolve, reject) => {
    const opened = indexedDB.open(database);
    opened.onsuccess = () => {
      const { result } = opened;
      // The database of a Git backend has no folder.
      if (!result.objectStoreNames.contains(HANDLES)) return reject(new Error(HANDLES));
      const read = result.transaction(HANDLES).objectStore(HANDLES).get('root_dir_handle');
      read.onsuccess = () => resolve(read.result);
      read.onerror = () => reject(read.error);
      result.close();
    };
    opened.onerror = () => reject(opened.error);
  });

/** The CMS lets even an untouched new form be saved, so somebody must also have touched it. */
export const isUnsaved = () =>
  isTouched && document.querySelector<HTMLButtonElement>(SAVE)?.disabled === false;

const SAVE = '.content-editor [role=toolbar] button.primary';
let isTouched = false;

/** Asks before somebody leaves a form, which changes the address of the page. */
export function askBeforeLeaving(question: string) {
  for (const type of ['input', 'click'])
    document.addEventListener(
      type,
      ({ target }) => {
        isTouched ||= Boolean((target as Element).closest(FORM));
      },
      { capture: true }, // What is clicked may be gone when the click comes up.
    );
  globalThis.navigation?.addEventListener('navigate', (event) => {
    const { cancelable, destination, navigationType } = event;
    if (!destination.sameDocument || navigationType === 'replace') return;
    if (cancelable && isUnsaved() && !confirm(question)) event.preventDefault();
    else isTouched = false;
  });
  // Staying in the form is not an error.
  window.addEventListener('unhandledrejection', (event) => {
    if (event.reason?.name === 'AbortError') event.preventDefault();
  });
  // The CMS assumes that it has left, whatever the answer was, and would open the form anew.
  window.addEventListener('hashchange', (event) => {
    if (event.newURL !== location.href) event.stopImmediatePropagation();
  });
}

/**
 * Works around a bug: a group that only one language has is written into the others as `null` once
 * it has a field that is the same in all languages.
 */
export function leaveOutEmptyGroups({ registerEventListener }: typeof CMS) {
  // biome-ignore lint/suspicious/noExplicitAny: a Map or a List of Immutable.js, or one of their values
  const withoutEmpty = (value: any): any =>
    value?.filter?.((item: unknown) => item !== null).map(withoutEmpty) ?? value;
  registerEventListener({ name: 'preSave', handler: ({ entry }) => withoutEmpty(entry) });
}

/** The CMS shows the cause of an error of this name to whoever saves. */
export function refuseToSave(reason: string): never {
  throw new Error('saving_failed', { cause: new Error(reason) });
}

/** Addresses within /admin. */
export const listAt = (collection: string) => `#/collections/${collection}`;
export const formAt = (collection: string, entry: string) =>
  `${listAt(collection)}/entries/${entry}`;

/** Goes through the list, because the CMS shows nothing when one entry follows another directly. */
export async function openForm(collection: string, entry: string) {
  location.hash = listAt(collection);
  await new Promise((done) => setTimeout(done, 100));
  // An editor may choose to stay in a form that is not saved.
  if (location.hash === listAt(collection)) location.hash = formAt(collection, entry);
}

/**
 * A preview gets its values without their language, which only its pane knows. The document in it
 * stays in the language in which it was opened.
 */
export const previewLanguage = (preview: Document) =>
  preview.defaultView!.frameElement!.closest<HTMLElement>('[data-locale]')!.dataset.locale!;

/** Stands for the language in a form that is the same in every language. */
export const ANY_LANGUAGE = '_default';

/** For selectors: the form in one language, and a field in it by its path. */
export const FORM = '.pane[data-mode=edit]';
export const formIn = (language: string) => `${FORM}[data-locale="${language}"]`;
export const FIELD = '.field';
export const fieldAt = (path: string) => `${FIELD}[data-key-path="${path}"]`;
/** A mistake that our field shows below itself, and the same once the CMS shows it above. */
export const MISTAKE = 'mistake';
export const REPEATED_MISTAKE = `${FIELD}:has(> [role=alert]) .${MISTAKE}`;
const INPUT = '[role=combobox], input, textarea, select, [contenteditable=true], button';

/** The CMS sends this message to itself when somebody clicks one of its listed mistakes. */
const SHOW_FIELD = 'highlight-editor-field';
type Target = { locale: string; keyPath: string };

let latestTarget: Target | undefined;

const askForField = (payload: Target) =>
  window.postMessage({ type: SHOW_FIELD, payload, isOurs: true }, location.origin);

/**
 * Shows a field and puts the cursor into it. The CMS renders only what is in view, level by level,
 * and gives up on a field that is not there yet, so we ask until it is.
 */
export async function showField(locale: string, keyPath: string) {
  const target = { locale, keyPath };
  latestTarget = target;
  askForField(target);
  const keys = keyPath.split('.');
  // a.b.c is in a.b, which is in a.
  const levels = keys.map((_key, index) => keys.slice(0, index + 1).join('.'));
  for (let tries = 0; tries < 50 && latestTarget === target; tries += 1) {
    await new Promise((done) => setTimeout(done, 100));
    const form = document.querySelector(formIn(locale));
    const fields = levels.map((path) => form?.querySelector(fieldAt(path)));
    const nearest = fields.findLast(Boolean);
    nearest?.scrollIntoView({ block: 'center' });
    if (nearest !== fields.at(-1)) askForField(target);
    else if (nearest) {
      const input = nearest.querySelector<HTMLElement>(`:scope > .field-wrapper :is(${INPUT})`);
      input?.focus();
      if (input === document.activeElement) return;
    }
  }
}

/** Resolves once somebody has signed in and a form is open. */
export async function whenFormIsOpen() {
  while (!document.querySelector(FORM)) await new Promise((done) => setTimeout(done, 200));
}

/** Makes the CMS's own list of mistakes lead to nested fields as well. */
export const helpShowField = () =>
  window.addEventListener('message', ({ source, data }) => {
    if (source !== window || data?.type !== SHOW_FIELD || data.isOurs) return;
    showField(data.payload.locale, data.payload.keyPath);
  });
