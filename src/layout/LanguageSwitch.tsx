import { languages } from 'virtual:languages';
import { use } from 'react';
import { language as own } from '#words/language.ts';
import * as styles from './LanguageSwitch.module.css';
import { CurrentPath } from './NavLinks.tsx';

const pages = Object.entries(languages.find(({ code }) => code === own.code)!.paths);
/** What a language has no page for is found on another: a role in the list of them. */
const above = (page: string) => (page.startsWith('role-') ? 'career' : 'home');

/** The same page in the other languages, each under its own name. Header and footer both have it: a list, no landmark. */
export function LanguageSwitch() {
  const current = use(CurrentPath);
  const page = pages.find(([, path]) => path === current)?.[0] ?? 'home';
  return (
    <ul className={styles.languages} aria-label={own.switch}>
      {languages
        .filter(({ code }) => code !== own.code)
        .map(({ code, name, paths: others }) => (
          <li key={code}>
            <a href={others[page] ?? others[above(page)]} lang={code} hrefLang={code}>
              {name}
            </a>
          </li>
        ))}
    </ul>
  );
}
