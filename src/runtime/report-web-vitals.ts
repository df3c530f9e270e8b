import type { Metric } from 'web-vitals';
import { loadChunk } from './load-chunk.ts';

/** Measures the visit for whoever asks. Without a callback nothing is loaded, which is how the site ships. */
export async function reportWebVitals(onReport?: (metric: Metric) => void) {
  if (!onReport) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await loadChunk(() => import('web-vitals'));
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(onReport);
}
