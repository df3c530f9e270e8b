/** A heading as a part of an address: `Wie groß?` becomes `wie-gross`. */
export const slugOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD') // é becomes e and an accent,
    .replaceAll(/\p{M}/gu, '') // which goes
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
