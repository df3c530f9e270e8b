const LONGEST_LIST = 15;

/** How many letters a word has that the other lacks, wherever they are. */
function lettersBeyond(other: string, word: string) {
  let rest = word;
  for (const letter of other) rest = rest.replace(letter, '');
  return rest.length;
}

/** Suggests the name that was probably meant: at most a third of its letters differ. */
export function didYouMean(wrong: string, known: string[]) {
  const [guess] = known
    .map((name) => ({ name, distance: lettersBeyond(name, wrong) + lettersBeyond(wrong, name) }))
    .filter(({ distance }) => distance <= wrong.length / 3)
    .sort((one, two) => one.distance - two.distance);
  if (guess) return `Did you mean ${guess.name}?`;
  const isShort = known.length > 0 && known.length <= LONGEST_LIST;
  return isShort ? `Take it out, or write: ${known.join(', ')}.` : 'Take it out.';
}
