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
      // Without this, each island and React would need one more request, for a file of re-exports.
      const plugin = {
        name: 'no-files-of-reexports',
        options: (options: object) => ({ ...options, preserveEntrySignatures: 'allow-extension' }),
      } as const;
      updateConfig({ vite: { plugins: [plugin] } });
    },
  },
});
