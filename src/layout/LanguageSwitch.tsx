import { languages } from 'virtual:languages';
import { use } from 'react';
import { language as own } from '#words/language.ts';
import { listPage } from '../../content/list-page.ts';
import * as styles from './LanguageSwitch.module.css';
import { CurrentPath } from './NavLinks.tsx';

const pages = Object.entries(languages.find(({ code }) => code === own.code)!.paths);

/** The same page in other languages. Not a landmark, as the header and the footer both have it. */
export function LanguageSwitch() {
  const current = use(CurrentPath);
  const page = pages.find(([, path]) => path === current)?.[0] ?? 'home';
  return (
    <ul className={styles.languages} aria-label={own.switch}>
      {languages
        .filter(({ code }) => code !== own.code)
        .map(({ code, name, paths: others }) => (
          <li key={code}>
            <a
              href={others[page] ?? others[listPage(page)] ?? others.home}
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
