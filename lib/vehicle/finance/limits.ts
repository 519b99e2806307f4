import { formatMoney } from '../../platform/text/format.ts';
import type { SiteSettings } from '../../sites/settings.ts';

/** What a number of the calculator may be, and the step of its slider. */
export interface Limits {
  min: number;
  max: number;
  step: number;
}

type LoanAmountMaxRule = SiteSettings['loanAmountMaxRule'];

const MONEY_STEP = 500; // FIN-06
const FIXED_MAX = 100_000; // FIN-03
const WIDE_MAX = 250_000; // FIN-05
/** A dear car's loan may include what stands on top of its price (FIN-04). */
const PRICE_SHARE = 1.05;
const LOAN_WITHOUT_PRICE = 30_000; // FIN-09

/** Deposit and residual have the same limits (FIN-23, FIN-24). */
export const PART_LIMITS: Limits = { min: 0, max: 250_000, step: MONEY_STEP };
export const TERM_STEP = 0.5; // FIN-13
export const RATE_STEP = 0.5; // FIN-20
export const TERM_MIN = 1; // FIN-11

/** The price that finance counts with: 0 for none, and for what is no price at all (FIN-08). */
export const financePrice = (price: number | null | undefined): number =>
  typeof price === 'number' && Number.isFinite(price) && price > 0 ? price : 0;

/** The limits of a loan for a car of a price (FIN-01 to FIN-06); the price counts only where the site's rule says so. */
export function loanLimits(min: number, rule: LoanAmountMaxRule, price: number): Limits {
  const fixedMax = rule === 'fixed250000' ? WIDE_MAX : FIXED_MAX;
  const max = rule === 'priceTimes105' && price > FIXED_MAX ? Math.floor(price * PRICE_SHARE) : fixedMax;
  return { min, max: Math.max(min, max), step: MONEY_STEP };
}

/** The loan to start with: the price of the car, else 30,000, within the limits (FIN-09, FIN-10, reading 12). */
export const startingLoan = (price: number, limits: Limits): number =>
  within(price > 0 ? price : LOAN_WITHOUT_PRICE, limits);

/** The number itself, or the limit that it lies beyond. */
export const within = (value: number, { min, max }: Pick<Limits, 'min' | 'max'>): number =>
  Math.min(max, Math.max(min, value));

/** How a number of the calculator is written. */
export type NumberKind = 'money' | 'plain';

/**
 * What is wrong with a number, in the words of the specification (FIN-07).
 * @returns null when it lies within its limits
 */
export function limitProblem(value: number, { min, max }: Limits, kind: NumberKind): string | null {
  if (value >= min && value <= max) return null;
  const words = kind === 'money' ? formatMoney : String;
  return `Cannot be less than ${words(min)} or more than ${words(max)}`;
}

/** A number from what somebody typed, with or without `$`, `%`, separators; NaN for anything else. */
export function typedAmount(text: string): number {
  const digits = text.replace(/[$%,\s]/g, '');
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : Number.NaN;
}
