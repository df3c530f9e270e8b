/**
 * The languages of the build, by folder: the first at the site's root, the others below their code.
 * `LANGUAGES=en,es` in the environment overrides them for one build.
 */
export const languages = ['en'];
