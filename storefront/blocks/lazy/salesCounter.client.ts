'use client';
import { SALES_REFRESH_MS, salesThisMonth } from '@forecourt/lib/sites/sales-counter';

/** Increments the month's sales while a page stays open (HOME-15). */
export function start(span: HTMLElement, signal: AbortSignal): void {
  const number = new Intl.NumberFormat('en-AU');
  const count = () => {
    span.textContent = number.format(salesThisMonth(new Date()));
  };
  count();
  const timer = setInterval(count, SALES_REFRESH_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
}
