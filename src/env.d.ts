/// <reference types="astro/client" />

declare module '*.module.css' {
  /** The classes of a stylesheet. */
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

/** In development the last request: what a page reads may be kept until the next one. */
declare var devRequest: object | undefined;
