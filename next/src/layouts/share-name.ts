/** The picture for shared links, by the address of its page: `/` and `/es` have one each. */
export const shareName = (path: string) => `social-${path.slice(1).replaceAll('/', '-') || 'home'}`;
