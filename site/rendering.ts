/**
 * The part of the build that reads the company's words. Vite loads it, not the configuration, so an
 * edited sentence does not restart the server.
 */
import { text } from 'node:stream/consumers';
import { morePaths } from 'virtual:more-pages';
import { words } from 'virtual:words';
import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import type { Head } from '#shapes';
import { paths } from '#words/paths.ts';
import { policyInPage, sourceHash } from '../hosting/headers.ts';
import type { Environment } from '../settings.ts';
import { App } from '../src/App.tsx';
import { loadWholePage, pageNameAt } from '../src/pages.ts';
import { spokenOn } from '../src/spoken-language.ts';
import { headTags, tag } from './head.ts';

export { languages } from 'virtual:languages';
export { typefaces } from '#company/brand/typefaces.ts';
export { companionFiles, languageFiles } from './companion-files.ts';
export { paths };

/** The head of each page, from its file of words. The browser only needs the titles. */
const headOf = (name: string) => words[name] as Head;

/** A path without a page, below the language's home page. */
const NOWHERE = `${paths.home === '/' ? '' : paths.home}/404`;

/** Every page that the build writes, including the 404 page. */
export const renderedPaths = [...Object.values(paths), ...Object.values(morePaths), NOWHERE];

export async function render(path: string) {
  const name = pageNameAt(path);
  const { default: Page, head } = await loadWholePage(path);
  // In one piece: React would send a large part at the end, with a script that moves it in place.
  const progressiveChunkSize = Number.POSITIVE_INFINITY;
  // It would also leave out a page that fails, for the browser to try again.
  const { promise: failed, reject: onError } = Promise.withResolvers<never>();
  const written = prerender(createElement(App, { path, Page }), { progressiveChunkSize, onError });
  const { prelude } = await Promise.race([written, failed]);
  return { path, name, head: head ?? headOf(name), html: await text(prelude) };
}

export type Assets = {
  /** The site's one stylesheet. Empty in development, where Vite injects the styles. */
  styles: string;
  fonts: readonly string[];
  script: { src: string; integrity?: string };
};

const preloadFont = (href: string) =>
  tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href });

/**
 * Speculation rules: the browser may prefetch the document behind a link. Once React is loaded it
 * fetches chunks instead, and src/runtime/browser.ts removes this. It is data, but to the
 * policy it is a script, which needs its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[href^="/"]' }, eagerness: 'moderate' }],
});

type RenderedPage = Awaited<ReturnType<typeof render>>;

/** A complete page. Pictures and fonts come before the script, which reading does not need. */
export function writeDocument(page: RenderedPage, assets: Assets, environment: Environment) {
  const { styles, fonts, script } = assets;
  const { code, direction } = spokenOn('frame');
  const [styleHashes, scriptHash] = [[sourceHash(styles)], sourceHash(SPECULATION_RULES)];
  return [
    '<!doctype html>',
    tag('html', { lang: code, ...(direction === 'rtl' && { dir: 'rtl' }) }),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    environment.isWithoutHeaders &&
      tag('meta', {
        'http-equiv': 'Content-Security-Policy',
        content: policyInPage({ ...environment, styleHashes, scriptHash }),
      }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...fonts.map(preloadFont),
    ...headTags(page, environment),
    styles && `<style>${styles}</style>`,
    `${tag('script', { type: 'module', crossorigin: '', fetchpriority: 'low', ...script })}</script>`,
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    '</head>',
    `<body><div id="root">${page.html}</div></body>`,
    '</html>',
  ]
    .filter(Boolean)
    .join('');
}
