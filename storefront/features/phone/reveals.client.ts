'use client';
import type { ShownPhone } from './phone.ts';

/** Path of the page whose numbers are revealed; another page masks its own again. */
let revealedPath: string | null = null;
const logged = new Set<string>();
const listeners = new Set<() => void>();

const keyOf = ({ number, car_id }: ShownPhone) => `${car_id} ${number}`;

/** Returns whether the numbers of this page are revealed: a press on one reveals all (PHONE-02). */
export const areRevealed = (): boolean => revealedPath === location.pathname;

export function onReveal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reveals every number of the page, and logs each number that is pressed once, ignoring failures (PHONE-08). */
export function reveal(phone: ShownPhone): void {
  if (!areRevealed()) {
    revealedPath = location.pathname;
    for (const listener of listeners) listener();
  }
  const key = keyOf(phone);
  if (logged.has(key)) return;
  logged.add(key);
  // Loaded on demand: every page has a phone number, but few visitors reveal it.
  import('./log-reveal.client.ts')
    .then(({ logReveal }) => logReveal(phone))
    .catch((error) => console.error('a phone reveal was not logged', error));
}
