import { formatCents } from '@forecourt/lib/payments/reservation/money';
import { hoursText } from '@/features/payments/time.ts';

export const TOO_MANY_TEXT =
  'We have had a lot of reservations from your connection. Please try again in a few minutes, or give us a call.';

/**
 * Somebody holds as many vehicles as they may without paying.
 * @param wait such as `in 12 minutes`
 */
export const tooManyHoldsText = (wait: string): string =>
  `Cars are on hold for you or your connection that nobody has paid for yet. Pay for one or cancel it, or try again ${wait}.`;

/** The one sentence of the terms that everybody reads (OPEN-025). */
export const promiseText = (amountCents: number, holdHours: number): string =>
  `Your ${formatCents(amountCents)} is fully refundable. We hold the car for you for ${hoursText(holdHours)}.`;

/** The same for somebody whose vehicle is held already. */
export const PAY_LATER_TEXT =
  'Nothing was charged, and the car stays held for you. Please try again in a moment, or give us a call.';
