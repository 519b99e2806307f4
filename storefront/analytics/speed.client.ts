'use client';
import { onCLS, onINP, onLCP } from 'web-vitals';

/** Endpoint for the speed of page loads. */
const PATH = '/api/speed';

/**
 * Sends the Core Web Vitals of this page load once, when the page is first hidden.
 * @param path of the page that was loaded; later pages of the application have no load of their own
 */
export function measure(path: string, release: string): void {
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
    figures = {};
  });
}
