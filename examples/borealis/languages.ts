/** Spanish at the site's root, English below /en. `words` leads to the first. */
export const languages = ['es', 'en'];
