'use client';
import { useEffect, useRef } from 'react';

/** A count-up takes 1 s (HOME-08). */
const COUNT_UP_MS = 1000;

/**
 * A figure that counts up to itself once when it comes into view. The page holds the final figure, so it is
 * right without script, for readers, and where motion is not wanted.
 */
export function Count({ value, suffix }: { value: number; suffix: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const span = element.current;
    if (!span || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const number = new Intl.NumberFormat('en-AU');
    let frame = 0;
    const run = () => {
      const start = performance.now();
      const step = (now: number) => {
        const done = Math.min(1, (now - start) / COUNT_UP_MS);
        span.textContent = number.format(Math.round(value * (1 - (1 - done) ** 3)));
        if (done < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
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
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      span.textContent = number.format(value);
    };
  }, [value]);
  return (
    <>
      <span className="sr-only">
        {value}
        {suffix}
      </span>
      <span aria-hidden="true">
        <span ref={element}>{new Intl.NumberFormat('en-AU').format(value)}</span>
        {suffix}
      </span>
    </>
  );
}
