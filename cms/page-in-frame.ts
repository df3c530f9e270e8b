/** The page in the frame: its texts follow the form. */
import { bind, hidePictures, update, type Values } from './fields-on-page.ts';

const STYLES = `:hover:not(:has(*)) { outline: 2px dashed; cursor: text; }
  [hidden] { display: none !important; }`;
/** What a new entry does not say yet. */
const EMPTY = '…';

export class PageInFrame {
  bound = new Map<Text, string>();
  document: Document | undefined;
  /** What the page says as it comes, by field: a page that reloads during typing says it again. */
  content: Values = {};

  /** `neighbour` has what the page says, where the entry has no page of its own yet. */
  take(document: Document, root: Element, values: Values, neighbour?: Values) {
    this.document = document;
    if (neighbour) hidePictures(root, neighbour);
    this.bound = new Map([...bind(root, this.content), ...bind(root, neighbour ?? values)]);
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
    update(this.bound, values, neighbour && EMPTY);
  }
}
