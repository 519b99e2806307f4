import type { Vehicle } from '../vehicle.ts';

/** A lender's figures for a car (FIN-55 to FIN-67). */
export type FinanceLender = Vehicle['finance_lenders'][number];

/** Provider name that means the site's own terms. */
export const NO_PROVIDER = 'default';

/** Returns a finite number above 0, otherwise null. */
export const positive = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

export const sameProvider = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Returns the lender of the site's finance provider, else the one with the lowest weekly payment (OPEN-075);
 * null if none has a payment or a rate.
 */
export function chooseLender(lenders: readonly FinanceLender[], provider: string): FinanceLender | null {
  const usable = lenders.filter((lender) => positive(lender.paymentWeek) ?? positive(lender.interestRate));
  const own = usable.find(({ financeProvider }) => sameProvider(financeProvider, provider));
  const weekly = (lender: FinanceLender) => positive(lender.paymentWeek) ?? Number.POSITIVE_INFINITY;
  return own ?? usable.toSorted((one, other) => compare(weekly(one), weekly(other)))[0] ?? null;
}

/** Infinity minus Infinity is NaN. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);
