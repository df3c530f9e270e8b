import { createRoot } from 'react-dom/client';
import { Editor } from './Editor.tsx';
import editorStyles from './editor.css?inline';
import pageStyles from './page.css?inline';
import { openSentences } from './page.ts';
import { readAgain, show } from './store.ts';
import { holdThePage, listenToTyping } from './typing.ts';

const sheet = (css: string) => {
  const made = new CSSStyleSheet();
  made.replaceSync(css);
  return made;
};

const root = document.getElementById('root')!;
// Stega is useless until the sentences are known, and must not be read out.
openSentences(root, () => undefined, String);

const host = document.body.appendChild(document.createElement('site-editor'));
Object.assign(host, { lang: 'en', dir: 'ltr' });
const shadow = host.attachShadow({ mode: 'open' });
document.adoptedStyleSheets.push(sheet(pageStyles));
shadow.adoptedStyleSheets.push(sheet(editorStyles));
createRoot(shadow).render(<Editor />);

holdThePage(root);
listenToTyping(document);
listenToTyping(shadow);
window.addEventListener('focus', readAgain);

const READY = 'Click a sentence and type. Enter saves, Esc cancels.';
show({ status: (await readAgain()) || READY });
