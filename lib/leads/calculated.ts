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

/** A valued trade-in may come on top of the largest deposit; more than this is no car's. */
const MOST_DEPOSIT = 1_000_000;

/** What a browser says somebody chose in the finance calculator of a vehicle; what it comes to is worked out here. */
export const calculationSchema = z.object({
  /** Id of the vehicle. */
  car: line(200).min(1),
  amount: z.number(),
  deposit: z.number().min(0).max(MOST_DEPOSIT),
  residual: z.number(),
  years: z.number(),
  rate: z.number(),
  frequency: z.enum(PAYMENT_FREQUENCIES),
});
export type Calculation = z.output<typeof calculationSchema>;

/** The last loan that a shopper worked out, as a lead carries it: money in dollars, rates in percent a year. */
export interface CalculatedLoan extends LoanChoice {
  car_id: string;
  /** Of the vehicle, in words. */
  title: string;
  frequency: PaymentFrequency;
  /** null: too small for one to be shown (FIN-40). */
  repayment: number | null;
  comparison_rate: number;
}

/**
 * What a choice comes to by the terms of its vehicle: the figures that its page showed (OPEN-078).
 * @param rateFixed the site lets nobody move the rate (FIN-21)
 * @returns null for a choice that this calculator does not allow
 */
export function calculatedLoan(
  vehicle: Pick<Vehicle, 'id' | 'year' | 'make' | 'model' | 'price' | 'offer_price' | 'finance_lenders'>,
  { car: _, frequency, ...choice }: Calculation,
  settings: FinanceSettings,
  rateFixed: boolean,
): CalculatedLoan | null {
  const lender = chooseLender(vehicle.finance_lenders, settings.financeProvider);
  const { limits, start, cost } = calculatorTerms(settings, sellingPrice(vehicle), lender);
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
    comparison_rate: exampleComparisonRate(choice.rate, cost.fee),
  };
}
