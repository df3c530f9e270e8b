/** Loads what must not delay the first paint: isotherms (IsothermBand.module.css) and manifest. */
export function afterFirstPaint() {
  new PerformanceObserver((list) => {
    // The first paint may have been only the background.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    document.documentElement.dataset.painted = '';
    const manifest = { rel: 'manifest', href: '/site.webmanifest' };
    document.head.append(Object.assign(document.createElement('link'), manifest));
  }).observe({ type: 'paint', buffered: true });
}
