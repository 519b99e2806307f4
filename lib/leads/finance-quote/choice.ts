import { within } from '../../vehicle/finance/limits.ts';

/** How a shopper judges their own credit (QUOTE-13 to QUOTE-16). */
export const CREDIT_SCORES = ['GREAT', 'DECENT', 'POOR'] as const;
export type CreditScore = (typeof CREDIT_SCORES)[number];
/** The same as people read it. */
export const CREDIT_WORDS: Readonly<Record<CreditScore, string>> = {
  GREAT: 'Great',
  DECENT: 'Decent',
  POOR: 'Poor',
};

/** What the quick estimate lends (QUOTE-09) and for how many years (QUOTE-11). */
export const AMOUNT_LIMITS = { min: 10_000, max: 200_000 } as const;
export const TERM_LIMITS = { min: 1, max: 7, step: 1 } as const;
/** The longest name of whoever is helping. */
export const HELPER_LENGTH = 80;

/** What a shopper chooses in the quick estimate. */
export interface QuoteChoice {
  /** Dollars. */
  amount: number;
  /** Years. */
  term: number;
  selfAssessedCreditScore: CreditScore;
  /** Empty: nobody. */
  whoIsHelping: string;
  /** Whether the shopper's own vehicle, which was valued here, goes towards it. */
  tradeIn: boolean;
}

/** The quick estimate before anybody touched it (QUOTE-10, QUOTE-12, QUOTE-16). */
export const QUOTE_START: QuoteChoice = {
  amount: 30_000,
  term: 5,
  selfAssessedCreditScore: 'GREAT',
  whoIsHelping: '',
  tradeIn: false,
};

/** The digits of what was typed, those of other scripts' keyboards too; nothing else is kept (QUOTE-08). */
export const amountDigits = (text: string): string =>
  text.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '').slice(0, 9);

/**
 * The amount that counts once the field is left (QUOTE-09): 5000 becomes 10,000 and 250000 becomes 200,000.
 * @param before the amount that stays where nothing is typed
 */
export function committedAmount(text: string, before: number): number {
  const digits = amountDigits(text);
  return digits ? within(Number(digits), AMOUNT_LIMITS) : before;
}

/** An amount as a quote is asked for it: what lies beyond the limits is cut to them, the price of a car too. */
export const askedAmount = (amount: number): number => within(Math.round(amount), AMOUNT_LIMITS);

/** What is left to borrow when a vehicle of the shopper's own goes towards it, at the low end of its estimate. */
export const lessTradeIn = (amount: number, tradeIn: { low: number } | null): number =>
  tradeIn ? askedAmount(amount - tradeIn.low) : amount;

/** Whether the amount that is left to borrow after a trade-in is large enough for a quote. */
export const takesTradeIn = (amount: number, { low }: { low: number }): boolean =>
  amount - low >= AMOUNT_LIMITS.min;
