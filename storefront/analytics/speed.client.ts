'use client';
import { METRIC_FACTS } from '@forecourt/lib/operations/speed/metrics';
import { onCLS, onINP, onLCP } from 'web-vitals';

/** Google's limit for a good largest contentful paint. */
const SLOW_MS = METRIC_FACTS.LCP.good;

/** Endpoint for the speed of page loads. */
const PATH = '/api/speed';

/**
 * Sends the Core Web Vitals of this page load once, when the page is first hidden.
 * @param countSlow called if the page's largest contentful paint was slow
 * @param path of the page that was loaded; later pages of the application have no load of their own
 */
export function measure(path: string, release: string, countSlow?: () => void): void {
  let figures: Record<string, number> = {};
  for (const on of [onLCP, onINP, onCLS])
    on(({ name, value }) => {
      figures[name] = value;
    });
  const isTouched = matchMedia('(pointer: coarse)').matches;
  const device = isTouched ? (Math.min(screen.width, screen.height) < 600 ? 'phone' : 'tablet') : 'desktop';
  // After the library's own listener, which reports the final figures.
  addEventListener('visibilitychange', function send() {
    if (document.visibilityState !== 'hidden') return;
    removeEventListener('visibilitychange', send);
    if (Object.keys(figures).length === 0) return;
    navigator.sendBeacon?.(PATH, JSON.stringify({ path, release, device, ...figures }));
    if ((figures.LCP ?? 0) > SLOW_MS) countSlow?.();
    figures = {};
  });
}
