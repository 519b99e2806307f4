import { exampleComparisonRate } from '@forecourt/lib/vehicle/finance/comparison-rate';
import { exactRepayment } from '@forecourt/lib/vehicle/finance/loan';

/** Annual interest rates in percent for secured car loans, by credit score. */
const BASE = { GREAT: 7.49, DECENT: 10.95, POOR: 16.9 } as const;
/** Surcharge for each year that a car is older than five; very long loans have one too. */
const SURCHARGE_PER_YEAR = 0.35;
const LONG_TERM = 0.6;
export const ESTABLISHMENT_FEE = 495;

/** Returns a quote for a car of a given year, null if the year is not known. */
export function quoteFor(
  {
    score,
    price,
    years,
    year,
  }: { score: keyof typeof BASE; price: number; years: number; year: number | null },
  currentYear: number,
) {
  const age = year === null ? 0 : Math.max(0, currentYear - year - 5);
  const rate = Math.round((BASE[score] + age * SURCHARGE_PER_YEAR + (years > 5 ? LONG_TERM : 0)) * 100) / 100;
  const weekly = exactRepayment(price + ESTABLISHMENT_FEE, 0, rate / 5200, years * 52);
  return {
    weeklyRepaymentAmount: Math.round(weekly * 100) / 100,
    advertisedRate: rate,
    comparisonRate: Math.round(exampleComparisonRate(rate, ESTABLISHMENT_FEE) * 100) / 100,
  };
}
