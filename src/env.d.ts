/// <reference types="astro/client" />

declare module '*.module.css' {
  /** The classes of a stylesheet. */
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
