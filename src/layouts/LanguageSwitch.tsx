import type { FrameContent } from '../content/read.ts';
import * as quiet from '../ui/QuietLinks.module.css';
import * as styles from './LanguageSwitch.module.css';

/** Not a landmark, because both the header and the footer have it. */
export function LanguageSwitch({ frame: { page, labels, languages } }: { frame: FrameContent }) {
  const others = languages.filter(({ code }) => code !== labels.language.code);
  if (others.length === 0) return null;
  const [list = ''] = page.split('/');
  /** The same page in another language, else the page that lists it there, else Home. */
  const pathIn = (paths: FrameContent['languages'][number]['paths']) =>
    paths[page] ?? paths[list] ?? paths.home;
  return (
    <ul className={`${styles.languages} ${quiet.links}`} aria-label={labels.navigation.languages}>
      {others.map(({ code, name, paths }) => (
        <li key={code}>
          <a href={pathIn(paths)} lang={code} hrefLang={code}>
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
