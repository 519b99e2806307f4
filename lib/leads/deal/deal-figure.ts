import type { VehicleFigure } from '../../messaging/mail/vehicle-figure.ts';
import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import { formatDate } from '../../platform/text/format.ts';
import { COMPARISON_BASIS, estimateLabel, termsText, weeklySentence } from '../../vehicle/finance/texts.ts';
import { creditText, priceTexts } from '../mail-figures.ts';
import { approvedDay, type DealFigures } from './version.ts';

/**
 * Returns the weekly figure of a deal with its legal words, as a mail states it.
 * @param licences of the vehicle's lender, as of `licencesOf`
 * @returns null without a loan
 */
export function dealFigure(
  { loan, totals }: Pick<DealFigures, 'loan' | 'totals'>,
  licences: string,
  language: Language = ENGLISH,
): VehicleFigure | null {
  if (!loan) return null;
  const { weekly, comparisonRate, years, approved } = loan;
  const texts = priceTexts(language);
  const day = approved && approvedDay(approved.label);
  const label = approved
    ? (day && texts.t?.('weekly.preApprovedUntil', { date: String(formatDate(day, 'UTC', language)) })) ||
      approved.label
    : estimateLabel(
        { basis: 'chosen', approval: null },
        { estimateLabel: 'estimated', timeZone: 'UTC' },
        texts,
      );
  const terms = termsText(
    {
      basis: 'chosen',
      deposit: (totals.deposit + totals.cash) / 100,
      years,
      finalShare: 0,
      depositShare: 0,
    },
    texts.t,
  );
  const lender = approved ? `${[approved.lender, approved.licence].filter(Boolean).join(', ')}.` : licences;
  return {
    weekly: weeklySentence({ weekly, comparisonRate, isFrom: false }, { label, terms }, texts.t),
    creditWords: creditText([COMPARISON_BASIS, lender], texts),
  };
}
