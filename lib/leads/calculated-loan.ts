import { z } from 'zod';
import { line } from '../platform/text/schema.ts';
import { exampleComparisonRate } from '../vehicle/finance/comparison-rate.ts';
import { PAYMENT_FREQUENCIES, type PaymentFrequency } from '../vehicle/finance/frequency.ts';
import { chooseLender } from '../vehicle/finance/lender.ts';
import { type LoanChoice, loanOf } from '../vehicle/finance/loan.ts';
import { calculatorTerms, type FinanceSettings } from '../vehicle/finance/terms.ts';
import { sellingPrice } from '../vehicle/price.ts';
import { vehicleTitle } from '../vehicle/title.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';

/** Upper bound: the largest deposit plus a valued trade-in stays well below it. */
const MOST_DEPOSIT = 1_000_000;

/** A shopper's finance calculator inputs. The result is recalculated on the server. */
export const calculationSchema = z.object({
  /** Vehicle id. */
  car: line(200).min(1),
  amount: z.number(),
  deposit: z.number().min(0).max(MOST_DEPOSIT),
  residual: z.number(),
  years: z.number(),
  rate: z.number(),
  frequency: z.enum(PAYMENT_FREQUENCIES),
});
export type Calculation = z.output<typeof calculationSchema>;

/** A calculated loan as stored in a lead. Dollars; rates in percent per year. */
export interface CalculatedLoan extends LoanChoice {
  car_id: string;
  title: string;
  frequency: PaymentFrequency;
  /** null if too small to be shown (FIN-40). */
  repayment: number | null;
  comparison_rate: number;
}

/**
 * Recalculates a loan from the vehicle's terms: the figures its page showed (OPEN-078).
 * @param rateFixed whether the site hides the rate slider (FIN-21)
 * @returns null without a calculator, or if the inputs are outside its limits
 */
export function calculatedLoan(
  vehicle: Pick<Vehicle, 'id' | 'year' | 'make' | 'model' | 'price' | 'offer_price' | 'finance_lenders'>,
  { car: _, frequency, ...choice }: Calculation,
  settings: FinanceSettings,
  rateFixed: boolean,
): CalculatedLoan | null {
  const lender = chooseLender(vehicle.finance_lenders, settings.financeProvider);
  const terms = calculatorTerms(settings, sellingPrice(vehicle), lender);
  if (!terms) return null;
  const { limits, start, cost, otherFees } = terms;
  const isAllowed = (['amount', 'residual', 'years', 'rate'] as const).every(
    (name) => choice[name] >= limits[name].min && choice[name] <= limits[name].max,
  );
  if (!isAllowed || (rateFixed && choice.rate !== start.rate)) return null;
  return {
    car_id: vehicle.id,
    title: vehicleTitle(vehicle),
    ...choice,
    frequency,
    repayment: loanOf(choice, cost, frequency)?.repayment ?? null,
    comparison_rate: exampleComparisonRate(choice.rate, cost.fee, otherFees),
  };
}
