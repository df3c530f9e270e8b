/** Titles, and what begins without a capital letter: Dr., Mag.a, Dipl.-Ing. (FH), Prof, von. */
const TITLE =
  /\.\p{Ll}*$|-Ing\.?$|^(Prof|Dr|Ing|Mag|Mr|Mrs|Ms|Sir|Dame|Don|Doña)$|^(\P{L}|\p{Ll})/u;

/** The first letters of the first and the last name: AY for Dr. Ayşe Yıldız-Brockmann. */
export function initialsOf(name: string) {
  const names = name.replace(/,.*/, '').split(/\s+/);
  const own = names.filter((it) => !TITLE.test(it));
  const [first, ...others] = own.length > 0 ? own : names;
  return [first, others.at(-1)].map((it) => [...(it ?? '')][0] ?? '').join('');
}
