import type { SiteSettings } from '../site/settings.ts';
import type { Car } from '../vehicle/car.ts';
import { sellingPrice } from '../vehicle/price.ts';
import { isInStock } from '../vehicle/visibility.ts';

export type FinanceRule = SiteSettings['financeEligibilityRule'];

/** Finance is offered for prices above this (FIN-50). */
const FINANCE_FLOOR = 500;
/** A lender with a rule of age wants years newer than the current one less this (FIN-51). */
const LENDER_YEARS = 12;

export type FinanceFacts = Pick<Car, 'status' | 'price' | 'offer_price' | 'year'> & {
  /** A lender's comparison rate for this car, when there is one (FIN-52). */
  comparison_rate?: number | null;
};

/** Whether finance is offered for a car (FIN-50 to FIN-53). */
export function offersFinance(car: FinanceFacts, rule: FinanceRule, currentYear: number): boolean {
  if (!isInStock(car.status)) return false;
  if (rule === 'stockOnly') return true;
  if ((sellingPrice(car) ?? 0) <= FINANCE_FLOOR) return false;
  if (rule === 'priceAndStock') return true;
  return (car.year ?? 0) > currentYear - LENDER_YEARS && (car.comparison_rate ?? 0) > 0;
}

/** The comparison rate of the first lender that gives one. */
export const comparisonRate = (car: Pick<Car, 'finance_lenders'>): number | null =>
  car.finance_lenders.find((lender) => (lender.comparisonRate ?? 0) > 0)?.comparisonRate ?? null;
