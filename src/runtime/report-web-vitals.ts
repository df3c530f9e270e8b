import type { Metric } from 'web-vitals';
import { loadChunk } from './load-chunk.ts';

/** Reports the visit's web vitals to a callback. Without one, the default, nothing is loaded. */
export async function reportWebVitals(onReport?: (metric: Metric) => void) {
  if (!onReport) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await loadChunk(() => import('web-vitals'));
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(onReport);
}
