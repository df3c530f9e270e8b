/** The page in the frame: its texts follow the form. */
import { hidePictures, matchTexts, showValues, type Values } from './fields-on-page.ts';

const STYLES = `:hover:not(:has(*)) { outline: 2px dashed; cursor: text; }
  [hidden] { display: none !important; }`;
/** Stands where a new entry has no text yet. */
const EMPTY = '…';

export class PageInFrame {
  bound = new Map<Text, string>();
  document: Document | undefined;
  /** Each field's text as the page was loaded; a page that reloads during typing has it again. */
  content: Values = {};

  /** `neighbour` has the values that the page shows, if the entry has no page of its own yet. */
  attach(document: Document, root: Element, values: Values, neighbour?: Values) {
    this.document = document;
    if (neighbour) hidePictures(root, neighbour);
    this.bound = new Map([
      ...matchTexts(root, this.content),
      ...matchTexts(root, neighbour ?? values),
    ]);
    for (const [text, path] of this.bound) this.content[path] = text.data;
    this.update(values, neighbour);
    const sheet = new document.defaultView!.CSSStyleSheet();
    sheet.replaceSync(STYLES);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const [first] = this.bound.keys();
    // An entry without a page of its own, such as a role, is further down.
    if (!('path' in values)) first?.parentElement?.scrollIntoView({ block: 'center' });
  }

  update(values: Values, neighbour?: Values) {
    showValues(this.bound, values, neighbour && EMPTY);
  }
}
