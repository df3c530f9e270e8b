import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { sentencesByLanguage } from '../cms/config.ts';
import { languageFor, lineTranslator, sentencesIn, translator } from '../cms/translate.ts';
import { findMistakeLines, readSources, translationWarnings } from '../src/content/check.ts';
import { certificateWarnings } from '../src/content/check-certificates.ts';
import { hiddenLinkWarnings } from '../src/content/check-hidden-links.ts';
import { COMPANY, company, languages } from '../src/content/company.ts';
import { longWordsIn } from '../src/content/long-words.ts';
import { settings } from '../src/settings.ts';

type Refresh = () => Promise<void>;

/**
 * A build with mistakes stops here, with one line for each. In development every page shows them
 * instead of its content; Astro itself would show the page as it was.
 */
export function contentCheck(): AstroIntegration {
  let refresh: Refresh = async () => {};
  return {
    name: 'content-check',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        const mistakes = findMistakeLines(COMPANY, languages);
        if (mistakes.length > 0) console.error(mistakes.join('\n'));
        if (command !== 'dev' && mistakes.length > 0) process.exit(1);
        const sources = readSources(COMPANY, languages);
        const certificates = certificateWarnings(sources, settings.buildTime);
        const warnings = [
          ...translationWarnings(languages),
          ...certificates,
          ...longWordsIn(sources),
        ];
        if (mistakes.length === 0)
          warnings.push(...hiddenLinkWarnings(sources, languages, company));
        for (const warning of warnings) console.warn(warning);
        if (command === 'dev')
          updateConfig({ vite: { plugins: [mistakesInPages(mistakes, () => refresh())] } });
      },
      'astro:server:setup': ({ refreshContent }) => {
        refresh = async () => {
          let isRead = false;
          const read = () => {
            isRead = true;
          };
          // Astro ignores this while it reloads its configuration, so it is repeated until
          // src/content.config.ts has called `read`.
          while (!isRead) {
            await refreshContent?.({ context: { read } });
            await pause(100);
          }
        };
      },
    },
  };
}

/** In the language of the browser, if /admin is available in it. */
function mistakesPage(mistakes: string[], acceptLanguage = '') {
  const translations = sentencesByLanguage();
  const codes = acceptLanguage.split(',').map((code) => code.replace(/;.*/, '').trim());
  const sentences = sentencesIn(languageFor(codes, translations), translations);
  const translate = translator(sentences);
  const text = mistakes.map(lineTranslator(sentences)).join('\n\n').replaceAll('<', '&lt;');
  return `<!doctype html><title>${translate('Mistakes')}</title><script type="module" src="/@vite/client"></script><pre style="white-space: pre-wrap">${text}</pre><a href="/admin?published" target="_blank">${translate('Repair them')}</a>`;
}

/** Long enough for Astro to begin reading a changed file, and for an editor to finish writing it. */
const CHECK_DELAY_MS = 100;

/** `refresh` reads all content again, because Astro forgot what had a mistake at the start. */
export function mistakesInPages(mistakes: string[], refresh: Refresh): Plugin {
  let refreshed: Promise<void> | undefined;
  let isChecked = true;
  /** Returns whether the mistakes have changed. */
  function check() {
    isChecked = true;
    const before = mistakes;
    mistakes = findMistakeLines(COMPANY, languages);
    if (before.length > 0 && mistakes.length === 0) refreshed = refresh();
    return !isDeepStrictEqual(mistakes, before);
  }
  return {
    name: 'content-check',
    configureServer(server) {
      async function reload() {
        if (mistakes.length > 0) console.error(mistakes.join('\n'));
        await refreshed;
        server.environments.client.hot.send({ type: 'full-reload' });
      }
      let timer: NodeJS.Timeout | undefined;
      let haveLabelsChanged = false;
      server.watcher.add([resolve(COMPANY), resolve('languages')]);
      server.watcher.on('all', (_event, file) => {
        const isOurs = [COMPANY, 'languages'].some((folder) =>
          resolve(file).startsWith(resolve(folder)),
        );
        if (!isOurs) return;
        isChecked = false;
        // Astro itself reloads what is in its collections, where labels are not.
        haveLabelsChanged ||= /labels\.yaml$|\blanguages\b/.test(file);
        clearTimeout(timer);
        timer = setTimeout(() => {
          if (check() || haveLabelsChanged) void reload();
          haveLabelsChanged = false;
        }, CHECK_DELAY_MS);
      });
      server.middlewares.use(async (request, response, next) => {
        globalThis.devRequest = request;
        // /admin opens even with mistakes, because they can be repaired there.
        const isPage = request.headers.accept?.includes('text/html');
        if (!isPage || request.url?.startsWith('/admin')) return next();
        if (!isChecked && check()) void reload();
        await refreshed;
        if (mistakes.length === 0) return next();
        response.writeHead(500, { 'Content-Type': 'text/html; charset=utf-8' });
        response.end(mistakesPage(mistakes, request.headers['accept-language']));
      });
    },
    /** Vite does not see that company.ts reads company.yaml, and would keep the old module. */
    transform(_code, id) {
      if (id.endsWith('/content/company.ts')) this.addWatchFile(resolve(COMPANY, 'company.yaml'));
    },
  };
}
