import type { Vehicle } from '../vehicle.ts';

/** What a lender says about one car (FIN-55 to FIN-67). */
export type FinanceLender = Vehicle['finance_lenders'][number];

/** A provider's name for the site's own terms. */
export const NO_PROVIDER = 'default';

/** A lender's number when it is one that can be counted with: more than 0. */
export const positive = (value: number | null | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null;

/** Whether two names mean one provider. */
export const sameProvider = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The lender whose figures a car shows (OPEN-075): the one of the site's finance provider, else the one with the
 * lowest weekly payment. A lender with neither a payment nor a rate says nothing that could be shown.
 * @returns null when no lender says anything useful
 */
export function chooseLender(lenders: readonly FinanceLender[], provider: string): FinanceLender | null {
  const usable = lenders.filter((lender) => positive(lender.paymentWeek) ?? positive(lender.interestRate));
  const own = usable.find(({ financeProvider }) => sameProvider(financeProvider, provider));
  const weekly = (lender: FinanceLender) => positive(lender.paymentWeek) ?? Number.POSITIVE_INFINITY;
  return own ?? usable.toSorted((one, other) => compare(weekly(one), weekly(other)))[0] ?? null;
}

/** Infinity less infinity is no number. */
const compare = (one: number, other: number): number => (one === other ? 0 : one - other);
