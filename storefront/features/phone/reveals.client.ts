'use client';
import type { ShownPhone } from './phone.ts';

const revealedNumbers = new Set<string>();
const listeners = new Set<() => void>();

const keyOf = ({ number, car_id }: ShownPhone) => `${car_id} ${number}`;

/** Whether this number was pressed for this vehicle since the page loaded (PHONE-02); a reload masks it again. */
export const isRevealed = (phone: ShownPhone): boolean => revealedNumbers.has(keyOf(phone));

/** Calls the listener whenever any number is revealed; the function that it gives back stops that. */
export function onReveal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a number whole wherever it stands for the same vehicle, and logs that once; the log never stands in the way (PHONE-08). */
export function reveal(phone: ShownPhone): void {
  if (isRevealed(phone)) return;
  revealedNumbers.add(keyOf(phone));
  for (const listener of listeners) listener();
  // Few press, and every page has a phone.
  import('./log-reveal.client.ts')
    .then(({ logReveal }) => logReveal(phone))
    .catch((error) => console.error('a phone reveal was not logged', error));
}
