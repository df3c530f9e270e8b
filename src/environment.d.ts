/** What the build takes from its settings (see settings.ts). */
interface ImportMetaEnv {
  /** Where films and pictures come from; empty for the site's own host. */
  readonly MEDIA_ORIGIN: string;
  /** Where the forms deliver; empty for the console. */
  readonly FORM_ENDPOINT: string;
  readonly MULTILINGUAL: boolean;
  /** How long a message is kept. */
  readonly KEEP_DAYS: string;
  readonly BUILD_YEAR: number;
  /** `2026-03-12` */
  readonly BUILD_DATE: string;
}

/** Written by site/company-imports.ts, like the other `virtual:` modules without a word here. */
declare module 'virtual:words' {
  export const words: Record<string, Record<string, unknown>>;
}

declare module 'virtual:photographs' {
  export const photographs: readonly string[];
}

declare module 'virtual:languages' {
  /** Of the language that is being built. */
  export const folder: string;
  /** Its files that fall back to the first language. */
  export const untranslated: readonly string[];
  export const languages: readonly (import('#shapes').Language & {
    paths: Record<string, string>;
  })[];
}

/** The classes of a stylesheet; src/styles/classes.test.ts finds missing ones. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module '*.css' {}
declare module '*.css?inline' {
  const text: string;
  export default text;
}

declare module 'virtual:more-pages' {
  import type { PageModule } from './pages.ts';

  export const morePaths: Record<string, string>;
  export const morePages: Record<string, () => Promise<PageModule>>;
}

declare module 'virtual:conditions' {
  type Name = 'pay' | 'homeTime' | 'schedule' | 'licence';

  export const conditions: readonly Partial<Record<Name, string>>[] | undefined;
}

declare module 'virtual:newest' {
  export const Newest: import('react').ComponentType;
}

/** The company's mark as React elements (see content/mark.ts). */
declare module 'virtual:mark' {
  import type { ReactNode, SVGAttributes } from 'react';

  export const attributes: SVGAttributes<SVGSVGElement>;
  export const shapes: ReactNode;
}

/** The queries of src/styles/breakpoints.css (see site/breakpoints.ts). */
declare module 'virtual:breakpoints' {
  export const belowMd: string;
  export const belowLg: string;
}
