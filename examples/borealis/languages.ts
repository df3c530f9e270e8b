/** Spanish at the site's root, English below /en. */
export const languages = ['es', 'en'];
