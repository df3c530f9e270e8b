const LONGEST_LIST = 15;

/** Counts the letters of a word that the other one lacks, in whatever order. */
function countMissing(word: string, other: string) {
  let missing = word;
  for (const letter of other) missing = missing.replace(letter, '');
  return missing.length;
}

/** Suggests the name that was probably meant: at most a third of its letters differ. */
export function didYouMean(wrong: string, known: string[]) {
  const [guess] = known
    .map((name) => ({ name, distance: countMissing(name, wrong) + countMissing(wrong, name) }))
    .filter(({ distance }) => distance <= wrong.length / 3)
    .sort((a, b) => a.distance - b.distance);
  if (guess) return `Did you mean ${guess.name}?`;
  const isShort = known.length > 0 && known.length <= LONGEST_LIST;
  return isShort ? `Take it out, or write: ${known.join(', ')}.` : 'Take it out.';
}
