import type { Frame } from '../content/read.ts';
import * as quiet from '../ui/QuietLinks.module.css';
import * as styles from './LanguageSwitch.module.css';

/**
 * Links to the same page in each other language, or else to the page that lists it there. Not a
 * landmark, because both the header and the footer have it.
 */
export function LanguageSwitch({ frame: { page, labels, languages } }: { frame: Frame }) {
  const others = languages.filter(({ code }) => code !== labels.language.code);
  if (others.length === 0) return null;
  return (
    <ul className={`${styles.languages} ${quiet.links}`} aria-label={labels.navigation.languages}>
      {others.map(({ code, name, paths }) => (
        <li key={code}>
          <a
            href={paths[page] ?? paths[page.split('/')[0]!] ?? paths.home}
            lang={code}
            hrefLang={code}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
