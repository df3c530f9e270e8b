/**
 * Everything of the build that reads the company's words. Vite loads it, not the configuration:
 * an edited sentence then restarts nothing.
 */

export { languages } from 'virtual:languages';
export { typefaces } from '#company/brand/typefaces.ts';
export { language } from '#words/language.ts';
export { paths } from '#words/paths.ts';
export { companionFiles, languageFiles } from './companion-files.ts';
export { SPECULATION_RULES, writeDocument } from './document.ts';
export { render, renderedPaths } from './prerender.tsx';
