import { satteri } from '@astrojs/markdown-satteri';
import { defineHastPlugin } from 'satteri';
import { hyphenate } from './soft-hyphens.ts';

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

/** Columns may be narrow. The language is the folder's: `de/pages/privacy.md`. */
const syllables = defineHastPlugin({
  name: 'syllables',
  element: {
    filter: ['th', 'td'],
    visit(cell, context) {
      const language = context.fileURL?.pathname.split('/').at(-3);
      if (!language) return;
      const place = cell.tagName === 'th' ? 'column' : 'heading';
      for (const part of cell.children)
        if (part.type === 'text')
          context.replaceNode(part, { ...part, value: hyphenate(part.value, language, place) });
    },
  },
});

/** Without footnotes, which would have an English heading in every language. */
export const FEATURES = { gfm: { footnotes: false }, smartPunctuation: true };

export const markdown = satteri({ hastPlugins: [alignment, syllables], features: FEATURES });
