import { type Translator, translatorOf } from '../../platform/language/translator.ts';
import { formatKilometres, formatMoney } from '../../platform/text/format.ts';
import type { Valuation } from './valuations.server.ts';
import { ownedVehicleTitle } from './vehicle.ts';

/**
 * Returns `$18,200 to $20,400`, or `$18,200` if both ends are the same; null without amounts.
 * @param t texts in the language of the page; English without
 */
export const rangeText = (
  { amountLow, amountHigh }: Pick<Valuation, 'amountLow' | 'amountHigh'>,
  t: Translator<'tradeIn'> = translatorOf('en', 'tradeIn'),
): string | null =>
  amountLow === null || amountHigh === null
    ? null
    : amountLow === amountHigh
      ? formatMoney(amountLow)
      : t('estimate.range', { low: formatMoney(amountLow), high: formatMoney(amountHigh) });

/** Returns the message of a valuation's lead. The server adds the amounts. */
export function valuationMessage({
  vehicle,
  kilometres,
  inspectionAt,
}: Pick<Valuation, 'vehicle' | 'kilometres' | 'inspectionAt'>): string {
  const about = [vehicle && ownedVehicleTitle(vehicle), kilometres !== null && formatKilometres(kilometres)];
  return [about.filter(Boolean).join(', '), inspectionAt && 'Please call to book an inspection.']
    .filter(Boolean)
    .join('\n');
}

/** Returns the answers added to a valuation's lead for the dealer. */
export function valuationAnswers(
  valuation: Pick<Valuation, 'valuedAt' | 'amountLow' | 'amountHigh'>,
  photos: number,
): { question: string; answer: string }[] {
  const estimate = rangeText(valuation) ?? 'None. Please call with a valuation.';
  return [
    ...(valuation.valuedAt ? [{ question: 'Online estimate', answer: estimate }] : []),
    ...(photos > 0 ? [{ question: 'Photos', answer: String(photos) }] : []),
  ];
}
