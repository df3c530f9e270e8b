/** Runs in the page. A page that is left while something is on its way is not kept. */
export const isQuiet = () =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('isotherms')) &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy') &&
  [...document.querySelectorAll('video')].every(
    ({ networkState, readyState }) =>
      networkState === HTMLMediaElement.NETWORK_IDLE &&
      readyState === HTMLMediaElement.HAVE_ENOUGH_DATA,
  );
