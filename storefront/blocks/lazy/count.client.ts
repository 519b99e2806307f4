'use client';

/** Duration of a count-up (HOME-08). */
const COUNT_UP_MS = 1000;

/** Counts a figure up once it is visible, unless reduced motion is set. */
export function start(span: HTMLElement, signal: AbortSignal): void {
  const value = Number(span.dataset.value);
  if (!Number.isFinite(value) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const number = new Intl.NumberFormat('en-AU');
  const run = () => {
    const begin = performance.now();
    const step = (now: number) => {
      if (signal.aborted) return;
      const share = Math.min(1, (now - begin) / COUNT_UP_MS);
      span.textContent = number.format(Math.round(value * (1 - (1 - share) ** 3)));
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      run();
    },
    { threshold: 0.6 },
  );
  observer.observe(span);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    span.textContent = number.format(value);
  });
}
