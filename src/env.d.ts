/// <reference types="astro/client" />

declare module '*.module.css' {
  /** The classes of a stylesheet. */
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

/** The latest request in development. What a page reads is kept until the next one. */
declare var devRequest: object | undefined;
