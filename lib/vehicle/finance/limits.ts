import { formatMoney } from '../../platform/text/format.ts';
import type { SiteSettings } from '../../sites/settings.ts';

export interface Limits {
  min: number;
  max: number;
  step: number;
}

type LoanAmountMaxRule = SiteSettings['loanAmountMaxRule'];
export type LoanLimitSettings = Pick<
  SiteSettings,
  'loanAmountMin' | 'loanAmountMaxRule' | 'loanLimits' | 'quoteAmount'
>;

const MONEY_STEP = 500; // FIN-06
const FIXED_MAX = 100_000; // FIN-03
const WIDE_MAX = 250_000; // FIN-05
/** Lets the loan for an expensive car include on-road costs (FIN-04). */
const PRICE_SHARE = 1.05;
const LOAN_WITHOUT_PRICE = 30_000; // FIN-09

/** Limits of deposit and residual (FIN-23, FIN-24). */
export const PART_LIMITS: Limits = { min: 0, max: 250_000, step: MONEY_STEP };
export const TERM_STEP = 0.5; // FIN-13
export const RATE_STEP = 0.5; // FIN-20
export const TERM_MIN = 1; // FIN-11
/** Longest term that a shopper may choose, in years; a site may allow less (`loanTermMax`). */
export const CHOSEN_TERM_MAX = 7;

/** Returns the price for finance calculations; 0 if missing or invalid (FIN-08). */
export const financePrice = (price: number | null | undefined): number =>
  typeof price === 'number' && Number.isFinite(price) && price > 0 ? price : 0;

/** Returns the loan limits (FIN-01 to FIN-06). The price only matters under `priceTimes105`. */
export function loanLimits(min: number, rule: LoanAmountMaxRule, price: number): Limits {
  const fixedMax = rule === 'fixed250000' ? WIDE_MAX : FIXED_MAX;
  const max = rule === 'priceTimes105' && price > FIXED_MAX ? Math.floor(price * PRICE_SHARE) : fixedMax;
  return { min, max: Math.max(min, max), step: MONEY_STEP };
}

/**
 * Returns the lender's limits where one set applies to the whole site (`loanLimits: shared`): those of the
 * pre-approval. Calculator, pre-approval, budget finder and forms then agree. In dollars.
 * @returns null if the calculator has its own limits (FIN-01 to FIN-05)
 */
export const sharedLoanLimits = ({
  loanLimits: rule,
  quoteAmount,
}: Pick<LoanLimitSettings, 'loanLimits' | 'quoteAmount'>): SiteSettings['quoteAmount'] | null =>
  rule === 'shared' ? quoteAmount : null;

/**
 * Returns the calculator's limits and initial loan for a price in dollars, 0 for none (FIN-01 to FIN-10).
 * @returns null for a price below the lender's minimum: the lender offers no loan for it
 */
export function calculatorLoan(
  settings: LoanLimitSettings,
  price: number,
): { limits: Limits; start: number } | null {
  const shared = sharedLoanLimits(settings);
  if (shared && price > 0 && price < shared.min) return null;
  const limits = shared
    ? { min: shared.min, max: shared.max, step: MONEY_STEP }
    : loanLimits(settings.loanAmountMin, settings.loanAmountMaxRule, price);
  return { limits, start: startingLoan(price, limits, shared?.start) };
}

/** Returns the initial loan: the car's price, else 30,000, clamped (FIN-09, FIN-10). */
export const startingLoan = (price: number, limits: Limits, withoutPrice = LOAN_WITHOUT_PRICE): number =>
  within(price > 0 ? price : withoutPrice, limits);

export const within = (value: number, { min, max }: Pick<Limits, 'min' | 'max'>): number =>
  Math.min(max, Math.max(min, value));

/** Gives the message about a range in the language of the page. */
type RangeText = (range: { min: string; max: string }) => string;

export type NumberKind = 'money' | 'plain';

/** Returns the specification's message for a number outside its limits (FIN-07), or null. */
export const limitProblem = (
  value: number,
  limits: Limits,
  kind: NumberKind,
  textOf?: RangeText,
): string | null => (value >= limits.min && value <= limits.max ? null : limitText(limits, kind, textOf));

/** Returns the specification's message for a number outside these limits (FIN-07). */
export function limitText(
  { min, max }: Pick<Limits, 'min' | 'max'>,
  kind: NumberKind,
  textOf?: RangeText,
): string {
  const words = kind === 'money' ? formatMoney : String;
  if (textOf) return textOf({ min: words(min), max: words(max) });
  return `Cannot be less than ${words(min)} or more than ${words(max)}`;
}

/** Returns a typed amount, where 0 or below is 0 (FIN-08). */
export const notBelowZero = (text: string): string => (typedAmount(text) <= 0 ? '0' : text);

/** Parses a typed number, with or without `$`, `%` and separators; NaN if invalid. */
export function typedAmount(text: string): number {
  const digits = text.replace(/[$%,\s]/g, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
