/** Nothing that somebody typed is lost, by leaving a form or by saving over a newer version. */
import type CMS from '@sveltia/cms';
import { type Entry, languagesOf, type Site } from './site.ts';
import { askBeforeLeaving, isUnsaved, localFile, refuseToSave } from './sveltia.ts';
import type { Translate } from './translate.ts';

export function guardUnsaved(
  { registerEventListener }: typeof CMS,
  repo: string,
  site: Site,
  translate: Translate,
) {
  window.addEventListener('beforeunload', (event) => {
    if (isUnsaved()) event.preventDefault();
  });
  askBeforeLeaving(translate('You have unsaved changes. Leave anyway?'));
  askBeforeOverwriting(registerEventListener, repo, site, translate);
}

/**
 * A Git backend asks before it saves over a newer version. A folder on this machine does not: it
 * may have changed in another window, in a code editor, or by `git pull`.
 */
function askBeforeOverwriting(
  registerEventListener: (typeof CMS)['registerEventListener'],
  repo: string,
  site: Site,
  translate: Translate,
) {
  const opened = Date.now();
  const saved = new Map<string, number>();
  const filesOf = (entry: Entry) =>
    Promise.all(
      languagesOf(entry, site).map(async ([, { path }]) => {
        const file = await localFile(repo, path);
        return { path, changed: file?.lastModified ?? 0 };
      }),
    );
  registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const files = await filesOf(entry.toJS());
      const isNewer = files.some(({ path, changed }) => changed > (saved.get(path) ?? opened));
      if (!isNewer || confirm(translate('This has since been saved elsewhere. Overwrite it?')))
        return;
      refuseToSave(translate('Not saved. What you typed is still in the form.'));
    },
  });
  registerEventListener({
    name: 'postSave',
    handler: async ({ entry }) => {
      for (const { path, changed } of await filesOf(entry.toJS())) saved.set(path, changed);
    },
  });
}
