/**
 * What nobody waits for is fetched once the page has been painted, so that it takes no turn from
 * what is read: the isotherms (HeldLine.module.css) and the manifest.
 */
export function afterFirstPaint() {
  new PerformanceObserver((list, observer) => {
    // The ground alone may have been painted before.
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    document.documentElement.setAttribute('data-painted', '');
    const manifest = document.createElement('link');
    manifest.rel = 'manifest';
    manifest.href = '/site.webmanifest';
    document.head.append(manifest);
  }).observe({ type: 'paint', buffered: true });
}
