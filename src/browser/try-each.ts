/** An error is reported, and does not keep the next item from its turn. */
export function tryEach<Item>(items: Iterable<Item>, run: (item: Item) => void) {
  for (const item of items)
    try {
      run(item);
    } catch (error) {
      reportError(error);
    }
}
