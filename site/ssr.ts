/** All of the build that reads the words: Vite loads it, once for each language. */
export { language } from '#words/language.ts';
export { paths } from '#words/paths.ts';
export { render, renderedPaths } from '../src/prerender.tsx';
export { contentProblems } from './check-content.ts';
export { companionFiles } from './companion-files.ts';
export { headTags } from './head.ts';
