import { languages, untranslated } from 'virtual:languages';
import { language } from '#words/language.ts';
import { listPage } from '../content/list-page.ts';

/** The language of a page's words, or of the frame's: the first one if they are not translated. */
export function spokenOn(name: string) {
  return untranslated.includes(listPage(name)) ? languages[0]! : language;
}

/** The `lang` and `dir` of a page, if its language differs from the frame's. */
export function foreignInFrame(name: string) {
  const own = spokenOn(name);
  return own.code === spokenOn('frame').code ? {} : { lang: own.code, dir: own.direction };
}
