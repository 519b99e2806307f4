import { ENGLISH, type Language } from '../../platform/language/languages.ts';
import type { Translator } from '../../platform/language/translator.ts';
import { formatDate, formatMoney } from '../../platform/text/format.ts';
import type { SiteSettings } from '../../sites/settings.ts';
import type { FinanceEstimate } from './estimate.ts';
import type { ShopperEstimate } from './shopper-estimate.ts';

const plain = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2, useGrouping: false });

/** Label of the estimate by default (FIN-42), with `NO_OFFER` beside it. */
export const ESTIMATE_LABEL = 'Pre-Approved';
const ESTIMATED = 'Estimated';

/** `Pre-approved until 5 Mar 2026`, for a time in ISO 8601 and the site's IANA time zone. */
export const preApprovedLabel = (
  expiresAt: string,
  timeZone: string,
  { t, language = ENGLISH }: EstimateTexts = {},
): string => {
  const date = String(formatDate(expiresAt, timeZone, language));
  return t ? t('weekly.preApprovedUntil', { date }) : `Pre-approved until ${date}`;
};

/** Texts of prices in the language of a page; estimates are in English without them. */
export interface EstimateTexts {
  t?: Translator<'price'>;
  language?: Language;
}

/**
 * Returns the label of a shopper's estimate: the site's for the lender's example (FIN-42), otherwise whether a lender
 * approved the shopper, and until when: `Pre-approved until 5 Mar 2026`.
 * @param timeZone IANA name, of the site
 */
export function estimateLabel(
  { basis, approval }: Pick<ShopperEstimate, 'basis' | 'approval'>,
  { estimateLabel: label, timeZone }: Pick<SiteSettings, 'estimateLabel' | 'timeZone'>,
  texts: EstimateTexts = {},
): string {
  const { t } = texts;
  if (basis === 'approved' && approval) return preApprovedLabel(approval.expiresAt, timeZone, texts);
  return basis === 'lender' && !approval && label === 'preApproved'
    ? (t?.('weekly.preApproved') ?? ESTIMATE_LABEL)
    : (t?.('weekly.estimated') ?? ESTIMATED);
}

/**
 * Returns what the pre-approval means for a vehicle that costs more than it: `$3,000 above your pre-approved $30,000,
 * which ends on 5 Mar 2026.` Empty if it is enough, or there is none.
 */
export const aboveApprovalText = (
  { approval, aboveApproval }: Pick<ShopperEstimate, 'approval' | 'aboveApproval'>,
  timeZone: string,
  { t, language = ENGLISH }: EstimateTexts = {},
): string => {
  if (!approval || aboveApproval <= 0) return '';
  const above = formatMoney(Math.ceil(aboveApproval));
  const amount = formatMoney(approval.amount);
  const date = String(formatDate(approval.expiresAt, timeZone, language));
  if (t) return t('weekly.aboveApproval', { above, amount, date });
  return `${above} above your pre-approved ${amount}, which ends on ${date}.`;
};

/** Returns the terms of a figure in one line: `$2,000 deposit, 5-year term, $9,000 final payment`. */
export function termsText(
  {
    basis,
    deposit,
    years,
    finalShare,
    depositShare,
  }: Pick<ShopperEstimate, 'basis' | 'deposit' | 'years' | 'finalShare' | 'depositShare'>,
  t?: Translator<'price'>,
): string {
  if (t) {
    const isShare = basis === 'lender' || deposit === null;
    return t('weekly.terms', {
      deposit: isShare || deposit > 0 ? 'some' : 'none',
      amount: isShare ? `${(depositShare * 100).toFixed(1)}%` : formatMoney(deposit),
      years: formatPlain(years),
      hasFinal: finalShare > 0 ? 'yes' : 'no',
      final: formatPlain(Math.round(finalShare * 1000) / 10),
    });
  }
  const final = finalShare > 0 ? `${formatPlain(Math.round(finalShare * 1000) / 10)}% final payment` : '';
  const start =
    basis === 'lender' || deposit === null
      ? `${(depositShare * 100).toFixed(1)}% deposit`
      : deposit > 0
        ? `${formatMoney(deposit)} deposit`
        : 'no deposit';
  return [start, `${formatPlain(years)}-year term`, final].filter(Boolean).join(', ');
}

/** Warning required by the National Credit Code with every comparison rate (OPEN-078). */
export const COMPARISON_WARNING =
  'WARNING: This comparison rate is true only for the examples given and may not include all fees and charges. ' +
  'Different terms, fees or other loan amounts might result in a different comparison rate.';

/** Returns the basis of a comparison rate (FIN-46): its term in years and the loan in dollars. */
export const comparisonBasis = (years: number, amount: number): string =>
  `The comparison rate is based on a ${plain.format(years)}-year secured loan of ${formatMoney(amount)}.`;

/** Basis of the standard comparison rate (FIN-46). */
export const COMPARISON_BASIS = comparisonBasis(5, 30_000);

export const NO_OFFER =
  'An estimate, not an offer of credit: the lender decides whether it lends, and at what rate.';

export const FINANCE_DISCLAIMER =
  'Weekly repayments are estimates, not offers of credit. They are based on the price of this vehicle, not on the ' +
  'calculator, whose figures depend on your inputs. Lending criteria, fees and charges apply. Your actual repayments ' +
  'depend on the lender and your circumstances.';

/** Returns the assumptions of an estimate, one per line (FIN-43 to FIN-45). */
export const assumptionLines = (
  { years, depositShare, finalShare }: FinanceEstimate,
  t?: Translator<'financeInformation'>,
): string[] =>
  t
    ? [
        t('assumesTerm', { years: formatPlain(years) }),
        t('assumesDeposit', { percent: (depositShare * 100).toFixed(1) }),
        t('assumesFinal', { percent: formatPlain(Math.round(finalShare * 1000) / 10) }),
      ]
    : [
        `${formatPlain(years)}-year term`,
        `${(depositShare * 100).toFixed(1)}% deposit`,
        `${formatPlain(Math.round(finalShare * 1000) / 10)}% final payment`,
      ];

/** A weekly amount with its comparison rate. */
interface WeeklyAmount extends Pick<ShopperEstimate, 'comparisonRate'> {
  /** Dollars. */
  weekly: number;
  /** True if others pay more, as in the lender's example: `from $93`. */
  isFrom: boolean;
}

/**
 * Returns a weekly amount with its comparison rate, which the law requires in English: `$93 per week, 9.29% p.a.
 * comparison rate`. Text with it also needs `COMPARISON_WARNING` (OPEN-078).
 */
export function weeklyWithRate(
  { weekly, comparisonRate, isFrom }: WeeklyAmount,
  t?: Translator<'price'>,
): string {
  const amount = formatPayment(weekly);
  const rate = `${formatRate(comparisonRate)} comparison rate`;
  if (!t) return `${isFrom ? 'From ' : ''}${amount} per week, ${rate}`;
  const figure = t('weekly.figure', { from: isFrom ? 'yes' : 'no', amount });
  return t('weekly.withRate', { figure: upperFirst(figure), rate });
}

/**
 * Returns a weekly figure in a sentence: see `weeklyText`.
 * @param words.label `Estimated`
 * @param words.terms as of `termsText`
 */
export function weeklySentence(
  amount: WeeklyAmount,
  { label, terms }: { label: string; terms: string },
  t?: Translator<'price'>,
): string {
  const figure = weeklyWithRate(amount, t);
  return t ? t('weekly.sentence', { figure, label, terms }) : `${figure}. ${label}: ${terms}.`;
}

const upperFirst = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/**
 * Returns a shopper's figure in a sentence: `$93 per week, 9.29% p.a. comparison rate. Estimated: $8,000 deposit, 7-year
 * term.` Text with it also needs `COMPARISON_WARNING` (OPEN-078).
 * @returns null for a repayment that is too small to show (FIN-40)
 */
export function weeklyText(
  estimate: ShopperEstimate,
  settings: Parameters<typeof estimateLabel>[1],
  texts: EstimateTexts = {},
): string | null {
  const { weekly, comparisonRate, basis } = estimate;
  if (weekly === null) return null;
  const sentence = weeklySentence(
    { weekly, comparisonRate, isFrom: basis === 'lender' },
    { label: estimateLabel(estimate, settings, texts), terms: termsText(estimate, texts.t) },
    texts.t,
  );
  return [sentence, aboveApprovalText(estimate, settings.timeZone, texts)].filter(Boolean).join(' ');
}

const cents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats `5`, `2.5`, `9.95`. */
export const formatPlain = (value: number): string => plain.format(value);

/** Formats `9.95% p.a.` */
export const formatRate = (percent: number): string => `${plain.format(percent)}% p.a.`;

/** Formats `$162` or `$162.35`, with cents only if needed. */
export const formatPayment = (dollars: number): string =>
  Number.isInteger(dollars) ? formatMoney(dollars) : `$${cents.format(dollars)}`;
