import { languages } from 'virtual:languages';
import { use } from 'react';
import { language as own } from '#words/language.ts';
import { paths } from '#words/paths.ts';
import { CurrentPath } from './current-path.ts';
import * as styles from './LanguageSwitch.module.css';

/** The same page in the other languages, each under its own name. */
export function LanguageSwitch() {
  const current = use(CurrentPath);
  const page = Object.entries(paths).find(([, path]) => path === current)?.[0] ?? 'home';
  return (
    <nav className={styles.languages} aria-label={own.switch}>
      <ul>
        {languages
          .filter(({ code }) => code !== own.code)
          .map(({ code, name, paths: others }) => (
            <li key={code}>
              <a href={others[page]} lang={code} hrefLang={code}>
                {name}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
