import { existsSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { COMPANY, MEDIA } from '../../../content/company-folder.ts';
import { readContent } from '../../../content/read-content.ts';
import { type Company, type Navigation, networks, serviceIcons } from '../../../content/shapes.ts';
import { ENTRY } from '../../../site/site.ts';
import { companyFiles } from './company-folder.ts';
import { isAdded } from './pages.ts';
import type { State } from './protocol.ts';
import { type Stega, textsOf } from './stega.ts';

/** A second server-side environment, in which every sentence that is shown carries stega. */
export const STEGA = 'stega';

/** What the site's own modules know about its pages. */
type Drawn = Record<'Icon' | 'ServiceIcon', ComponentType<{ name: string }>>;
type Pages = {
  loadPage: (path: string) => Promise<{ title: string }>;
  pageNameAt: (path: string) => string;
};
type Spoken = { spokenOn: (page: string) => { code: string; direction?: 'ltr' | 'rtl' } };

/** Pictures keep their names when they change: the time in the URL avoids the cached one. */
const withTimes = (html: string) =>
  html.replace(/\/media\/([\w.-]+)/g, (address, file) => {
    const path = join(MEDIA, file);
    return existsSync(path) ? `${address}?${Math.round(statSync(path).mtimeMs)}` : address;
  });

/** The site as Vite's development server runs it: as it is, or with stega. */
export function liveSite(server: ViteDevServer, stega: Stega) {
  const { environments } = server;
  const withStega = environments[STEGA];
  if (!withStega || !isRunnableDevEnvironment(withStega))
    throw new Error(`Vite has no environment ${STEGA} that runs modules.`);
  const { runner } = withStega;

  /**
   * Vite caches evaluated modules until something changes. It tells only the first that asks, so an
   * environment has one runner: that of `ssr` is the server's own, which the site's plugins use.
   */
  const run = <Module>(file: string, environment = 'ssr') =>
    (environment === STEGA
      ? runner.import(`/${file}`)
      : server.ssrLoadModule(`/${file}`)) as Promise<Module>;

  const rendering = (environment: string) =>
    run<typeof import('../../../site/rendering.ts')>('site/rendering.ts', environment);

  /** A page with stega in every sentence that it shows. */
  async function render(path: string) {
    const plain = await rendering('ssr');
    const isNew = stega.show(textsOf((await plain.render(path)).html));
    // Sentences are encoded on evaluation, when these were not yet known to be shown.
    if (isNew) runner.clearCache();
    const encoded = await rendering(STEGA);
    return withTimes((await encoded.render(path)).html);
  }

  let files = `${companyFiles(COMPANY)}`;
  /** Reloads a file, whether or not Vite's watcher has seen the change. */
  function forget(path: string) {
    const before = files;
    files = `${companyFiles(COMPANY)}`;
    for (const { moduleGraph } of Object.values(environments)) {
      moduleGraph.onFileChange(path.replaceAll(sep, '/'));
      // Imports of a file that has come or gone lead elsewhere now.
      if (files !== before) moduleGraph.invalidateAll();
      // What is made of several files, such as the table of pages.
      for (const [id, module] of moduleGraph.idToModuleMap)
        if (id.startsWith('\0virtual:')) moduleGraph.invalidateModule(module);
    }
    runner.clearCache();
  }

  /**
   * Links to every stylesheet of the site, in import order, and to its fonts. The pages are edited
   * without their scripts, which in development inject the styles.
   */
  async function linkStyles() {
    const client = environments.client!;
    const seen = new Set<string>();
    const sheets: string[] = [];
    const fonts: string[] = [];

    async function visit(url: string) {
      if (seen.has(url) || url.includes('/node_modules/') || url.startsWith('/@')) return;
      seen.add(url);
      if (url.endsWith('.css')) {
        const sheet = await client.transformRequest(`${url}?direct`);
        sheets.push(`<link rel="stylesheet" href="${url}?direct">`);
        for (const font of sheet?.code.match(/[^'"(]+\.woff2/g) ?? [])
          fonts.push(`<link rel="preload" as="font" crossorigin href="${font}">`);
        return;
      }
      await client.transformRequest(url);
      const module = await client.moduleGraph.getModuleByUrl(url);
      for (const { url: imported } of module!.importedModules) await visit(imported);
    }

    await visit(`/${ENTRY}`);
    return [...fonts, ...sheets].join('');
  }

  const content = (language?: string) => readContent((file) => run(file), language);

  /** Every page, called as the header's link to it is, or else by its title. */
  async function pages() {
    const { renderedPaths } = await rendering('ssr');
    const { loadPage, pageNameAt } = await run<Pages>('src/pages.ts');
    const first = await content();
    const { words, facts } = first;
    const { navigation } = words.frame as { navigation: Navigation };
    const { company } = facts as { company: Company };
    const named = renderedPaths.map(async (path) => {
      const link = navigation.find(({ href }) => href === path);
      const title = (await loadPage(path)).title.replace(company.name, '');
      const file = pageNameAt(path);
      return {
        path,
        words: file,
        isAdded: isAdded(file, first),
        name: link?.label ?? title.replace(/^[\s\p{P}|]+|[\s\p{P}|]+$/gu, ''),
      };
    });
    return Promise.all(named);
  }

  /** How each icon is drawn that the content may name: its box, and its lines. */
  async function icons(): Promise<State['icons']> {
    const { ServiceIcon } = await run<Drawn>('src/pages/strategy/ServiceIcon.tsx');
    const { Icon } = await run<Drawn>('src/ui/Icon.tsx');
    const draw = (component: Drawn['Icon']) => (name: string) => {
      const svg = renderToStaticMarkup(createElement(component, { name }));
      const [, box = ''] = /viewBox="([^"]+)"/.exec(svg) ?? [];
      return [name, { box, lines: [...svg.matchAll(/ d="([^"]+)"/g)].map(([, line]) => line!) }];
    };
    const drawn = [...serviceIcons.map(draw(ServiceIcon)), ...networks.map(draw(Icon))];
    return Object.fromEntries(drawn);
  }

  /** The language of the document around a page. */
  const language = async () => (await run<Spoken>('src/spoken-language.ts')).spokenOn('frame');

  return {
    run,
    render,
    forget,
    linkStyles,
    pages,
    icons,
    language,
    readContent: content,
  };
}
