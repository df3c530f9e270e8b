const LONGEST_LIST = 15;

/** Suggests the name that was probably meant: at most a third of its letters differ. */
export function didYouMean(wrong: string, known: string[]) {
  const others = (one: string, two: string) =>
    [...two].reduce((rest, letter) => rest.replace(letter, ''), one).length;
  const [guess] = known
    .map((name) => ({ name, distance: others(name, wrong) + others(wrong, name) }))
    .filter(({ distance }) => distance <= wrong.length / 3)
    .sort((one, two) => one.distance - two.distance);
  if (guess) return `Did you mean ${guess.name}?`;
  const isShort = known.length > 0 && known.length <= LONGEST_LIST;
  return isShort ? `Take it out, or write: ${known.join(', ')}.` : 'Take it out.';
}
