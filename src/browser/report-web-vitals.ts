import type { Metric } from 'web-vitals';

/** Reports the visit's web vitals to a callback. Without one, the default, nothing is loaded. */
export async function reportWebVitals(onReport?: (metric: Metric) => void) {
  if (!onReport) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(onReport);
}
