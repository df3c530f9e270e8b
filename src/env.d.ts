/// <reference types="astro/client" />

declare module '*.module.css' {
  /** The classes of a stylesheet. */
  const classes: Readonly<Record<string, string>>;
  export = classes;
}

/** The latest request in development. Content is read once for each. */
declare var devRequest: object | undefined;
