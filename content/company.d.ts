/** What a company's files export, typed by the shapes: the code is the same for every company. */

declare module '#words/paths.ts' {
  const file: import('./shapes.ts').Words['paths'];
  export = file;
}
declare module '#words/frame.ts' {
  const file: import('./shapes.ts').Words['frame'];
  export = file;
}
declare module '#words/home.ts' {
  const file: import('./shapes.ts').Words['home'];
  export = file;
}
declare module '#words/sample-trip.ts' {
  const file: import('./shapes.ts').Words['sample-trip'];
  export = file;
}
declare module '#words/about.ts' {
  const file: import('./shapes.ts').Words['about'];
  export = file;
}
declare module '#words/strategy.ts' {
  const file: import('./shapes.ts').Words['strategy'];
  export = file;
}
declare module '#words/career.ts' {
  const file: import('./shapes.ts').Words['career'];
  export = file;
}
declare module '#words/contact.ts' {
  const file: import('./shapes.ts').Words['contact'];
  export = file;
}
declare module '#words/media.ts' {
  const file: import('./shapes.ts').Words['media'];
  export = file;
}
declare module '#words/language.ts' {
  const file: import('./shapes.ts').Words['language'];
  export = file;
}
declare module '#words/form-messages.ts' {
  const file: import('./shapes.ts').Words['form-messages'];
  export = file;
}
declare module '#words/mails.ts' {
  const file: import('./shapes.ts').Words['mails'];
  export = file;
}
declare module '#words/not-found.ts' {
  const file: import('./shapes.ts').Words['not-found'];
  export = file;
}
/** Those that a company may leave out. */
declare module '#words/documents.ts' {
  export const documents: import('./shapes.ts').Documents | undefined;
}
declare module '#words/news.ts' {
  export const news: import('./shapes.ts').News | undefined;
}
declare module '#words/verify.ts' {
  export const verify: import('./shapes.ts').Verify | undefined;
}

declare module '#company/facts.ts' {
  export const company: import('./shapes.ts').Company;
}
declare module '#company/sections.ts' {
  export const sections: import('./shapes.ts').Sections;
}
declare module '#company/languages.ts' {
  export const languages: readonly string[];
}
declare module '#company/budgets.ts' {
  export const visit: { home: number; otherPages: number; allScripts: number };
  export const plot: number;
  export const fontShift: number;
}
declare module '#company/brand/palette.ts' {
  export const palette: import('./shapes.ts').Palette;
}
declare module '#company/brand/typefaces.ts' {
  export const typefaces: import('./shapes.ts').Typefaces;
}
