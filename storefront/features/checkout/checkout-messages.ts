import { formatCents } from '@forecourt/lib/payments/reservation/money';
import type { ItemWord } from '@forecourt/lib/vehicle/item-type';
import { hoursText } from '@/features/payments/time.ts';
import type { HoldPromise } from './hold-terms.ts';

export const TOO_MANY_TEXT =
  'We have had a lot of reservations from your connection. Please try again in a few minutes, or give us a call.';

/** `wait` is such as `in 12 minutes`. */
export const tooManyHoldsText = (wait: string): string =>
  `You have reached the limit of reservations without payment. Pay for one, cancel it, or try again ${wait}.`;

/** The sentence of the terms that is always visible (OPEN-025). */
export const promiseText = (amountCents: number, { hours, until }: HoldPromise, noun: ItemWord): string =>
  `Your ${formatCents(amountCents)} is fully refundable. We hold the ${noun} for you for ${
    until ? `at least ${hoursText(hours)}: until ${until} if you pay now.` : `${hoursText(hours)}.`
  }`;

/** Said before a mobile is verified, and in place of a problem once the code is sent. */
export const VERIFY_TEXT = 'We send a code to your mobile before we hold it for you.';
/** Said before a card is checked, and once it is. */
export const CARD_TEXT =
  'We check your card first, on a secure page of our payment provider. Nothing is charged.';
/** Said to a shopper who is signed in with their mobile, which is then verified. */
export const CARD_SKIPPED_TEXT =
  'You are signed in, so we don’t check your card. If you enter another mobile, we check your card first.';
export const cardCheckedText = (noun: ItemWord): string =>
  `Your card is checked and nothing was charged. You can hold the ${noun} now.`;
export const codeSentText = (phone: string): string => `Enter the code we sent by text to ${phone}.`;

export const payLaterText = (noun: ItemWord): string =>
  `Nothing was charged, and the ${noun} is still on hold for you. Please try again in a moment, or give us a call.`;
