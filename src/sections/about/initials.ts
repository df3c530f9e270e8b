/** An abbreviation (Dr., Mag.a), `Dipl.-Ing`, `(FH)`, a title without a full stop, or `von`. */
const TITLE =
  /\.\p{Ll}*$|-Ing\.?$|^(Prof|Dr|Ing|Mag|Mr|Mrs|Ms|Sir|Dame|Don|Doña)$|^(\P{L}|\p{Ll})/u;

/** The first letters of the first and the last name: AY for Dr. Ayşe Yıldız-Brockmann. */
export function initialsOf(name: string) {
  const words = name.replace(/,.*/, '').split(/\s+/);
  const names = words.filter((word) => !TITLE.test(word));
  const [first = '', ...others] = names.length > 0 ? names : words;
  const last = others.at(-1) ?? '';
  // A letter may take two code units.
  return [first, last].map((word) => [...word][0] ?? '').join('');
}
