/**
 * The languages that are built, by folder: the first at the site's root, each other below its code.
 * `LANGUAGES=en,es` in the environment chooses others for one build.
 */
export const languages = ['en'];
