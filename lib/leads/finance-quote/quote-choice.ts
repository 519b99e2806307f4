import { within } from '../../vehicle/finance/limits.ts';

/** Self-assessed credit scores (QUOTE-13 to QUOTE-16). */
export const CREDIT_SCORES = ['GREAT', 'DECENT', 'POOR'] as const;
export type CreditScore = (typeof CREDIT_SCORES)[number];
export const CREDIT_LABELS: Readonly<Record<CreditScore, string>> = {
  GREAT: 'Great',
  DECENT: 'Decent',
  POOR: 'Poor',
};

/** Limits of the amount, and its initial value, in dollars: the setting `quoteAmount` (QUOTE-09, QUOTE-10). */
export interface AmountLimits {
  min: number;
  max: number;
  start: number;
}

/** No lender's limits are beyond these; each request is then checked against those of its site. */
export const AMOUNT_RANGE = { min: 1, max: 1_000_000 } as const;
/** Limits of the term in years (QUOTE-11). */
export const TERM_LIMITS = { min: 1, max: 7, step: 1 } as const;
export const HELPER_LENGTH = 80;

export interface QuoteChoice {
  /** Dollars. */
  amount: number;
  /** Years. */
  term: number;
  selfAssessedCreditScore: CreditScore;
  /** Empty if the shopper has no helper. */
  whoIsHelping: string;
  /** True if the shopper's valued trade-in is deducted. */
  tradeIn: boolean;
}

/** Initial values of the quick estimate besides the amount (QUOTE-12, QUOTE-16). */
export const QUOTE_START: Omit<QuoteChoice, 'amount'> = {
  term: 5,
  selfAssessedCreditScore: 'GREAT',
  whoIsHelping: '',
  tradeIn: false,
};

/** Keeps only the digits of typed text, including full-width ones (QUOTE-08). */
export const amountDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '').slice(0, 9);

/**
 * Returns the amount within limits once the field loses focus (QUOTE-09): with the default limits, 5000 becomes
 * 10,000 and 250000 becomes 200,000.
 * @param before the amount to keep if nothing was typed
 */
export function committedAmount(text: string, before: number, limits: AmountLimits): number {
  const digits = amountDigits(text);
  return digits ? within(Number(digits), limits) : before;
}

/** Clamps an amount, such as a car's price, to the limits of a quote. */
export const quoteAmount = (amount: number, limits: AmountLimits): number =>
  within(Math.round(amount), limits);

/** Deducts a trade-in: the offer after inspection, else the low end of its estimate. */
export const deductTradeIn = (
  amount: number,
  tradeIn: { low: number } | null,
  limits: AmountLimits,
): number => (tradeIn ? quoteAmount(amount - tradeIn.low, limits) : amount);

/** Returns whether the amount left after a trade-in is large enough for a quote. */
export const canDeductTradeIn = (amount: number, { low }: { low: number }, limits: AmountLimits): boolean =>
  amount - low >= limits.min;
