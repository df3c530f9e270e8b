import { languages } from 'virtual:languages';
import { use } from 'react';
import { language as own } from '#words/language.ts';
import { paths } from '#words/paths.ts';
import { CurrentPath } from './current-path.ts';
import * as styles from './LanguageSwitch.module.css';

const pages = Object.entries(paths);
const pageAt = (current: string) => pages.find(([, path]) => path === current)?.[0];
/** Of a role: the page that lists it. The home page is above all others, and says nothing of them. */
const pageAbove = (current: string) =>
  pages.find(([name, path]) => name !== 'home' && current.startsWith(`${path}/`))?.[0];

/** The same page in the other languages, each under its own name. Header and footer both have it: a list, no landmark. */
export function LanguageSwitch() {
  const current = use(CurrentPath);
  const page = pageAt(current) ?? pageAbove(current) ?? 'home';
  return (
    <ul className={styles.languages} aria-label={own.switch}>
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
  );
}
