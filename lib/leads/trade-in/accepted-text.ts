import { rangeText } from './lead-message.ts';
import type { Valuation } from './valuations.server.ts';

/**
 * Returns what the owner accepted and what happens next, for the page and the mail. An estimate is a range, so
 * accepting it agrees on no price yet.
 * @param dealer the name of the dealer who calls
 */
export function acceptedText(valuation: Pick<Valuation, 'amountLow' | 'amountHigh'>, dealer: string): string {
  const range = rangeText(valuation);
  const accepted =
    range === null
      ? ''
      : valuation.amountLow === valuation.amountHigh
        ? `You accepted our offer of ${range}, subject to inspection. `
        : `You accepted our estimate of ${range}, subject to inspection. It is a range and not yet a price. `;
  return `${accepted}${dealer} will call you to inspect the car and finalise the details. Have both keys and the logbook ready.`;
}
