/** The name of the original behind a file that a page shows: aisle-800.webp is made from aisle. */
export const originalOf = (shown: string) => shown.replace(/^(portrait-.+)\.\w+$|-\d+\.\w+$/, '$1');
