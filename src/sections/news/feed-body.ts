import { defineHastPlugin, markdownToHtml } from 'satteri';
import { FEATURES } from '../../content/markdown.ts';

/** Feed readers show an entry away from the site, where only absolute addresses work. */
const absoluteAddresses = (page: URL) =>
  defineHastPlugin({
    name: 'absolute-addresses',
    element: [
      {
        filter: ['a'],
        visit(link, context) {
          context.setProperty(link, 'href', new URL(String(link.properties.href), page).href);
        },
      },
      // The build gives pictures other addresses.
      { filter: ['img'], visit: (picture, context) => context.removeNode(picture) },
    ],
  });

/** The text of a news entry for the feed. */
export const feedBody = (markdown: string, page: URL) =>
  markdownToHtml(markdown, { features: FEATURES, hastPlugins: [absoluteAddresses(page)] }).html;
