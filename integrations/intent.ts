import { resolve } from 'node:path';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:intent'?: boolean;
  }
}

export const intent = (): AstroIntegration => ({
  name: 'client:intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective, updateConfig }) => {
      addClientDirective({ name: 'intent', entrypoint: resolve('src/browser/client-intent.ts') });
      // Otherwise each island and React would cost one more request, for a file of re-exports.
      const plugin = {
        name: 'entries-with-what-they-share',
        options: (options: object) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
      } as const;
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});
