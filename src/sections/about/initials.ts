/** Titles, and what stands in a name in small letters: Dr., Dipl.-Ing., Prof, von. */
const TITLE = /\.$|-Ing\.?$|^(Prof|Dr|Ing|Mag|Mr|Mrs|Ms|Sir|Dame|Don|Doña)$|^\p{Ll}/u;

/** Of the first name and the last: AY for Dr. Ayşe Yıldız-Brockmann. */
export function initialsOf(name: string) {
  const names = name.replace(/,.*/, '').split(/\s+/);
  const own = names.filter((it) => !TITLE.test(it));
  const [first, ...others] = own.length > 0 ? own : names;
  return [first, others.at(-1)].map((it) => [...(it ?? '')][0] ?? '').join('');
}
