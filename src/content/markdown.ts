import { satteri } from '@astrojs/markdown-satteri';
import { defineHastPlugin } from 'satteri';

/** The content policy refuses styles, so an attribute aligns columns: src/ui/Prose.module.css. */
const alignment = defineHastPlugin({
  name: 'alignment',
  element: {
    filter: ['th', 'td'],
    visit(cell, context) {
      const [, side] = /^text-align: (\w+)/.exec(String(cell.properties?.style)) ?? [];
      if (!side) return;
      context.setProperty(cell, 'style', null);
      context.setProperty(cell, 'data-align', side);
    },
  },
});

/** Footnotes would bring a heading in English to every language. */
export const FEATURES = { gfm: { footnotes: false }, smartPunctuation: true };

export const markdown = satteri({ hastPlugins: [alignment], features: FEATURES });
