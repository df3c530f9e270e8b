/**
 * Everything of the build that reads the company's words. Vite loads it, not the configuration:
 * an edited sentence then restarts nothing.
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

/** What each page's file of words says of it. The browser only ever needs the titles. */
const headOf = (name: string) => words[name] as Head;

/** A path that no page has, below the language's own home. */
const NOWHERE = `${paths.home === '/' ? '' : paths.home}/404`;

/** Everything the build writes: the pages, and the one for everything else. */
export const renderedPaths = [...Object.values(paths), ...Object.values(morePaths), NOWHERE];

export async function render(path: string) {
  const name = pageNameAt(path);
  const { default: Page, head } = await loadWholePage(path);
  // In one piece: React would send a large part at the end, with a script that moves it in place.
  const options = { progressiveChunkSize: Number.POSITIVE_INFINITY };
  const { prelude } = await prerender(createElement(App, { path, Page }), options);
  return { path, name, head: head ?? headOf(name), html: await text(prelude) };
}

/** What the bundler has made for every document. */
export type Assets = {
  /** The site's one stylesheet. Empty in development, where Vite brings the styles. */
  styles: string;
  /** The typefaces that every page shows, by address. */
  fonts: readonly string[];
  script: { src: string; integrity?: string };
};

const preloadFont = (href: string) =>
  tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href });

/**
 * A link that is about to be followed as a document: the browser may fetch it ahead. Once React is
 * there it fetches chunks instead, and src/runtime/browser.ts takes this away. Data, but the policy
 * counts it as a script and names it by its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[href^="/"]' }, eagerness: 'moderate' }],
});

type RenderedPage = Awaited<ReturnType<typeof render>>;

/** A whole page, as it is sent. Pictures and fonts go before the script: reading needs none. */
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
