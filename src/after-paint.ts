/** Reading comes first: not even the download of React begins before the page has been painted. */
requestAnimationFrame(() =>
  setTimeout(() => document.head.append(document.querySelector('template')!.content)),
);
