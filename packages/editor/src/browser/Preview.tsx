import { useEffect, useRef } from 'react';
import { here, now, useView } from './store.ts';

const WIDTHS = { Desktop: 1440, Phone: 390 };
const DARK = /\(prefers-color-scheme: dark\)|\(width (?:>=|<) 0px\)/g;

/** Media rules ask the system. So they ask for what is always so, or never. */
function turnRules(rules: Iterable<CSSRule>, isDark: boolean) {
  for (const rule of rules) {
    const { media, cssRules = [] } = rule as CSSMediaRule;
    if (media)
      media.mediaText = media.mediaText.replace(DARK, `(width ${isDark ? '>=' : '<'} 0px)`);
    turnRules(cssRules, isDark);
  }
}

/** Shows a document of the site in its light or dark colours. */
export function turn(page: Document, isDark: boolean) {
  page.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
  for (const sheet of page.styleSheets) turnRules(sheet.cssRules, isDark);
}

/** The page as visitors see it, at their window's width, whatever the width of this one. */
export function Preview({ device }: { device: keyof typeof WIDTHS }) {
  const { isDark, state } = useView();
  const frame = useRef<HTMLIFrameElement>(null);
  const turnPage = () => turn(frame.current!.contentDocument!, now().isDark);
  useEffect(turnPage, [isDark]);
  const onLoad = () => {
    turnPage();
    // Styles come with the scripts that need them, also after the page has loaded.
    const { head } = frame.current!.contentDocument!;
    new MutationObserver(turnPage).observe(head, { childList: true });
  };
  return (
    <div className="preview" data-device={device}>
      <iframe
        ref={frame}
        key={`${device} ${state.changes.length}`}
        title={`The page, ${device}`}
        src={here()}
        style={{ '--width': `${WIDTHS[device]}px` } as React.CSSProperties}
        onLoad={onLoad}
      />
    </div>
  );
}
