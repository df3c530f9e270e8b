import type { EnvironmentModuleNode, ViteDevServer } from 'vite';
import { ENTRY } from '../../../site/site.ts';

const isStyle = (url: string) => /\.css$/.test(url);
const linkSheet = (url: string) => `<link rel="stylesheet" href="${url}">`;
const linkFont = (url: string) => `<link rel="preload" as="font" crossorigin href="${url}">`;
const isOurs = (url: string) => !url.includes('/node_modules/') && !url.startsWith('/@');

/**
 * Links to every style sheet of the site, in the order of its imports, and to its fonts. The pages
 * are edited without their scripts, and in development it is the scripts that bring the styles.
 */
export async function linkStyles({ environments: { client } }: ViteDevServer) {
  const seen = new Set<string>();
  const sheets: string[] = [];
  const fonts: string[] = [];

  async function visit(url: string) {
    if (seen.has(url) || !isOurs(url)) return;
    seen.add(url);
    if (isStyle(url)) {
      const sheet = await client!.transformRequest(`${url}?direct`);
      sheets.push(`${url}?direct`);
      fonts.push(...(sheet?.code.match(/[^'"(]+\.woff2/g) ?? []));
      return;
    }
    await client!.transformRequest(url);
    const module = await client!.moduleGraph.getModuleByUrl(url);
    for (const { url: imported } of (module as EnvironmentModuleNode).importedModules)
      await visit(imported);
  }

  await visit(`/${ENTRY}`);
  return [...fonts.map(linkFont), ...sheets.map(linkSheet)].join('');
}
