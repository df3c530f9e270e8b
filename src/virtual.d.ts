/** The company's mark as React elements (see site/mark.ts). */
declare module 'virtual:mark' {
  import type { ReactNode, SVGAttributes } from 'react';

  export const attributes: SVGAttributes<SVGSVGElement>;
  export const shapes: ReactNode;
}
