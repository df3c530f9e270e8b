/** Pages that the words ask for (see site/more-pages.ts). */
declare module 'virtual:more-pages' {
  import type { PageModule } from './pages.ts';

  export const morePaths: Record<string, string>;
  export const morePages: Record<string, () => Promise<PageModule>>;
}

/** The company's mark as React elements (see site/mark.ts). */
declare module 'virtual:mark' {
  import type { ReactNode, SVGAttributes } from 'react';

  export const attributes: SVGAttributes<SVGSVGElement>;
  export const shapes: ReactNode;
}
