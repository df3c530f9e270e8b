/** Runs each item. An error in one is reported, and does not stop the rest. */
export function tryEach<Item>(items: Iterable<Item>, run: (item: Item) => void) {
  for (const item of items)
    try {
      run(item);
    } catch (error) {
      reportError(error);
    }
}
