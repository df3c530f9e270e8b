import { defineHastPlugin, markdownToHtml } from 'satteri';
import { FEATURES } from '../../content/markdown.ts';

/** Readers of feeds show it away from the site, where only whole addresses lead anywhere. */
const whole = (page: URL) =>
  defineHastPlugin({
    name: 'whole-addresses',
    element: [
      {
        filter: ['a'],
        visit(link, context) {
          context.setProperty(link, 'href', new URL(String(link.properties.href), page).href);
        },
      },
      // What the build makes of a picture has another address.
      { filter: ['img'], visit: (picture, context) => context.removeNode(picture) },
    ],
  });

/** The text of a news entry for the feed. */
export const feedBody = (markdown: string, page: URL) =>
  markdownToHtml(markdown, { features: FEATURES, hastPlugins: [whole(page)] }).html;
