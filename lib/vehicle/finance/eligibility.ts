import type { SiteSettings } from '../../sites/settings.ts';
import { sellingPrice } from '../price.ts';
import type { Vehicle } from '../vehicle.ts';
import { isInStock } from '../visibility.ts';

export type FinanceRule = SiteSettings['financeEligibilityRule'];

/** Finance is offered above this price (FIN-50). */
const FINANCE_FLOOR = 500;
/** Maximum age in years for lenders with an age rule (FIN-51). */
const LENDER_YEARS = 12;

export type FinanceFacts = Pick<Vehicle, 'status' | 'price' | 'offer_price' | 'year'> & {
  /** A lender's comparison rate for this vehicle, if any (FIN-52). */
  comparison_rate?: number | null;
};

/** Returns the first year of manufacture that a rule allows (FIN-51); null if it allows any. */
export const oldestYear = (rule: FinanceRule, currentYear: number): number | null =>
  rule === 'lenderYearAndRate' ? currentYear - LENDER_YEARS + 1 : null;

/** Returns whether finance is offered for a vehicle (FIN-50 to FIN-53). */
export function offersFinance(vehicle: FinanceFacts, rule: FinanceRule, currentYear: number): boolean {
  if (!isInStock(vehicle.status)) return false;
  if (rule === 'stockOnly') return true;
  if ((sellingPrice(vehicle) ?? 0) <= FINANCE_FLOOR) return false;
  if (rule === 'priceAndStock') return true;
  return (vehicle.year ?? 0) >= (oldestYear(rule, currentYear) ?? 0) && (vehicle.comparison_rate ?? 0) > 0;
}

/** Returns the comparison rate of the first lender that provides one. */
export const comparisonRate = (vehicle: Pick<Vehicle, 'finance_lenders'>): number | null =>
  vehicle.finance_lenders.find((lender) => (lender.comparisonRate ?? 0) > 0)?.comparisonRate ?? null;
