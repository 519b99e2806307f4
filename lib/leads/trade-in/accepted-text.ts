import { type Translator, translatorOf } from '../../platform/language/translator.ts';
import { rangeText } from './lead-message.ts';
import type { Valuation } from './valuations.server.ts';

/**
 * Returns what the owner accepted and what happens next, for the page and the mail. An estimate is a range, so
 * accepting it agrees on no price yet.
 * @param dealer the name of the dealer who calls
 * @param t texts in the language of the page; English without
 */
export function acceptedText(
  valuation: Pick<Valuation, 'amountLow' | 'amountHigh'>,
  dealer: string,
  t: Translator<'tradeIn'> = translatorOf('en', 'tradeIn'),
): string {
  const range = rangeText(valuation, t);
  if (range === null) return t('estimate.acceptedUnknown', { dealer });
  return valuation.amountLow === valuation.amountHigh
    ? t('estimate.acceptedOffer', { range, dealer })
    : t('estimate.acceptedEstimate', { range, dealer });
}
