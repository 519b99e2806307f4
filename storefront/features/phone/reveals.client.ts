'use client';
import type { ShownPhone } from './phone.ts';

const revealedNumbers = new Set<string>();
const listeners = new Set<() => void>();

const keyOf = ({ number, car_id }: ShownPhone) => `${car_id} ${number}`;

/** Returns whether this number was revealed for this vehicle since the page loaded (PHONE-02). */
export const isRevealed = (phone: ShownPhone): boolean => revealedNumbers.has(keyOf(phone));

export function onReveal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reveals a number everywhere for the same vehicle, and logs that once, ignoring failures (PHONE-08). */
export function reveal(phone: ShownPhone): void {
  if (isRevealed(phone)) return;
  revealedNumbers.add(keyOf(phone));
  for (const listener of listeners) listener();
  // Loaded on demand: every page has a phone number, but few visitors reveal it.
  import('./log-reveal.client.ts')
    .then(({ logReveal }) => logReveal(phone))
    .catch((error) => console.error('a phone reveal was not logged', error));
}
