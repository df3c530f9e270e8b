import type { AstroIntegration } from 'astro';

export const intent = (): AstroIntegration => ({
  name: 'client:intent',
  hooks: {
    'astro:config:setup': ({ addClientDirective }) =>
      addClientDirective({ name: 'intent', entrypoint: './src/browser/intent.ts' }),
  },
});
