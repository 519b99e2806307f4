import { formatCents } from '@forecourt/lib/payments/reservation/money';
import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import { hoursText } from '@/features/payments/time.ts';
import type { HoldPromise } from './hold-terms.ts';

/**
 * Returns the reservation terms in full sentences (OPEN-025), with the actual amount and hold time. The
 * checkout shows them, and assistants show them to shoppers.
 */
export function termsLines({
  amountCents,
  hold,
  dealer,
  noun,
}: {
  amountCents: number;
  hold: HoldPromise;
  dealer: string;
  noun: ItemWord;
}): string[] {
  const amount = formatCents(amountCents);
  const atLeast = hold.until ? 'at least ' : '';
  const until = hold.until ? `, and not less than until ${hold.until} if you pay now` : '';
  return [
    `You pay ${amount} today. ${dealer} takes the ${noun} off sale and holds it for you for ${atLeast}${hoursText(hold.hours)} from the time you pay${until}. Nobody else can reserve it during that time.`,
    `The ${amount} is fully refundable. Request a refund on your reservation page or by phone, and we return the full amount to the card you paid with.`,
    `If the hold ends without a sale, the ${amount} is refunded automatically.`,
    `When you buy the ${noun}, the ${amount} is deducted from the price.`,
    'Reserving does not oblige you to buy.',
  ];
}
