/** Lets the isotherms load (HeldLine.module.css), which must not compete with the first paint. */
export function afterFirstPaint() {
  new PerformanceObserver((list) => {
    // The first paint may have been only the background.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    document.documentElement.dataset.painted = '';
  }).observe({ type: 'paint', buffered: true });
}
