/** Nothing that somebody typed is lost: not by leaving, and not by a second window. */
import type CMS from '@sveltia/cms';
import { refuseToSave } from './sveltia.ts';
import type { Translate } from './translate.ts';

let saved = '';
let typed = '';

/** What a form says: as it was opened or saved, then after each change. */
export function opened(values: object) {
  saved = JSON.stringify(values);
  typed = saved;
}
export const changed = (values: object) => {
  typed = JSON.stringify(values);
};
export const closed = () => opened({});

export function guard({ registerEventListener }: typeof CMS, translate: Translate) {
  window.addEventListener('beforeunload', (event) => {
    if (typed !== saved) event.preventDefault();
  });
  // A Git backend asks before it overwrites; a folder on this machine does not.
  const elsewhere = new Set<string>();
  const windows = new BroadcastChannel('admin');
  windows.onmessage = ({ data }) => elsewhere.add(data);
  registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      if (!elsewhere.has(entry.get('path'))) return;
      refuseToSave(
        translate('This was saved in another window. Reload this one; what you typed is offered.'),
      );
    },
  });
  registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      saved = typed;
      windows.postMessage(entry.get('path'));
    },
  });
}
