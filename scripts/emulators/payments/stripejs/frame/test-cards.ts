import type { CardFields } from './fields.ts';
import { groupNumber } from './format.ts';

/** Test numbers and their outcome (https://docs.stripe.com/testing). */
const CARDS: readonly [number: string, words: string][] = [
  ['4242424242424242', 'Approved'],
  ['4000000000003220', 'Bank asks to confirm'],
  ['4000000000000002', 'Declined'],
  ['4000000000009995', 'Insufficient funds'],
];

export function offerTestCards(place: HTMLElement, fields: CardFields): void {
  place.append(
    ...CARDS.map(([number, words]) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = words;
      button.addEventListener('click', () => {
        fields.set({ number: groupNumber(number), expiry: '12 / 34', cvc: '123' });
        place.closest('details')?.removeAttribute('open');
      });
      return button;
    }),
  );
}
