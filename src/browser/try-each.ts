/** One that fails is reported, and the next goes on. */
export function tryEach<One>(all: Iterable<One>, run: (one: One) => void) {
  for (const one of all)
    try {
      run(one);
    } catch (error) {
      reportError(error);
    }
}
