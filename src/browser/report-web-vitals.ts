import type { Metric } from 'web-vitals';

/**
 * Reports the visit's web vitals to a callback. The specification asks for it, and for no callback:
 * until somebody passes one in main.ts, no build contains this code (docs/specification.md).
 */
export async function reportWebVitals(onReport?: (metric: Metric) => void) {
  if (!onReport) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(onReport);
}
