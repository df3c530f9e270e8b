import { language } from '#words/language.ts';
import type { Environment } from '../settings.ts';
import { headTags } from './head.ts';
import { tag } from './html.ts';
import type { RenderedPage } from './prerender.tsx';

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
 * there it fetches chunks instead, and src/runtime/browser.ts takes this away. Data, but the policy counts
 * it as a script and names it by its hash.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { selector_matches: 'a[href^="/"]' }, eagerness: 'moderate' }],
});

/** A whole page, as it is sent. Pictures and fonts go before the script: reading needs none. */
export function writeDocument(page: RenderedPage, assets: Assets, environment: Environment) {
  const { styles, fonts, script } = assets;
  return [
    '<!doctype html>',
    tag('html', { lang: language.code, ...(language.direction === 'rtl' && { dir: 'rtl' }) }),
    '<head>',
    tag('meta', { charset: 'utf-8' }),
    tag('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    ...fonts.map(preloadFont),
    ...headTags(page, environment),
    styles && `<style>${styles}</style>`,
    `${tag('script', { type: 'module', crossorigin: '', fetchpriority: 'low', ...script })}</script>`,
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
    '</head>',
    `<body><div id="root">${page.html}</div></body>`,
    '</html>',
  ].join('');
}
