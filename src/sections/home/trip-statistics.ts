/** The figures that a buyer asks for. The edges of the band count as inside. */
export function statisticsOf(
  celsius: readonly number[],
  band: { from: number; to: number },
  interval: number,
) {
  const outside = celsius.filter((value) => value < band.from || value > band.to);
  return {
    lowest: Math.min(...celsius),
    highest: Math.max(...celsius),
    mean: celsius.reduce((sum, value) => sum + value, 0) / celsius.length,
    minutesOutside: outside.length * interval,
  };
}
