/** What a heading is called in an address: `Wie groß?` is `wie-gross`. */
export const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
