import { roundRepayment } from '../../sites/repayment-rounding.ts';
import { sellingPrice } from '../price.ts';
import type { Vehicle } from '../vehicle.ts';
import { exampleComparisonRate } from './comparison-rate.ts';
import { comparisonRate, offersFinance } from './eligibility.ts';
import { monthlyOfWeekly } from './frequency.ts';
import { chooseLender, type FinanceLender, positive } from './lender.ts';
import { type LoanCost, loanOf, showsRepayment } from './loan.ts';
import { eligibilityRule, type FinanceSettings, loanCost, providerTerms } from './terms.ts';

/** What an estimate assumes where the lender does not say (FIN-43 to FIN-45). */
const ASSUMED = { years: 5, depositShare: 0.1, finalShare: 0.3 };

/** The finance estimate beside a car's price. Rates in percent a year, money in dollars. */
export interface FinanceEstimate {
  lender: string;
  /** null: 'Enquire for Finance' stands in its place (FIN-40). */
  weekly: number | null;
  monthly: number | null;
  rate: number | null;
  comparisonRate: number;
  years: number;
  /** Shares of the price, as fractions. */
  depositShare: number;
  finalShare: number;
  fee: number;
  totalPayable: number | null;
  /** The lender's own, as the credit law wants it named; empty when the site has not written it down. */
  creditLicence: string;
}

type EstimateVehicle = Pick<Vehicle, 'status' | 'price' | 'offer_price' | 'year' | 'finance_lenders'>;

/**
 * The estimate of a car (FIN-48): only for a car that finance is offered for, with a lender that says what it asks.
 * A weekly payment never shows without a comparison rate (OPEN-078): where the lender leaves it out it is worked out.
 * @returns null when there is nothing that may be shown
 */
export function financeEstimate(
  vehicle: EstimateVehicle,
  settings: FinanceSettings,
  currentYear: number,
): FinanceEstimate | null {
  const facts = { ...vehicle, comparison_rate: comparisonRate(vehicle) };
  if (!offersFinance(facts, eligibilityRule(settings), currentYear)) return null;
  const lender = chooseLender(vehicle.finance_lenders, settings.financeProvider);
  if (!lender) return null;
  const cost = loanCost(settings, lender);
  const rate = positive(lender.interestRate);
  const comparison =
    positive(lender.comparisonRate) ?? (rate === null ? null : exampleComparisonRate(rate, cost.fee));
  const price = sellingPrice(vehicle);
  const loan = assumptions(lender, price);
  const weekly = positive(lender.paymentWeek) ?? weeklyOf(price, rate, loan, cost);
  if (comparison === null || weekly === null) return null;
  const roundedWeekly = roundRepayment(weekly, cost.rounding);
  const monthly = positive(lender.paymentMonth) ?? monthlyOfWeekly(weekly);
  return {
    lender: lender.financeProvider.trim(),
    weekly: showsRepayment(roundedWeekly) ? roundedWeekly : null,
    monthly: showsRepayment(roundedWeekly) ? roundRepayment(monthly, cost.rounding) : null,
    rate,
    comparisonRate: comparison,
    ...loan,
    fee: positive(lender.establishmentFees) ?? cost.fee,
    totalPayable: positive(lender.totalPayable),
    creditLicence: providerTerms(settings, lender)?.creditLicence ?? '',
  };
}

type Assumptions = Pick<FinanceEstimate, 'years' | 'depositShare' | 'finalShare'>;

/** The lender's own term, deposit and final payment, else those an estimate assumes. */
function assumptions(lender: FinanceLender, price: number | null): Assumptions {
  const months = positive(lender.termMonths);
  const weeks = positive(lender.termWeeks);
  return {
    years: positive(lender.termYears) ?? (months && months / 12) ?? (weeks && weeks / 52) ?? ASSUMED.years,
    depositShare: shareOf(lender.deposit, price) ?? ASSUMED.depositShare,
    finalShare: shareOf(lender.balloon, price) ?? ASSUMED.finalShare,
  };
}

/** A part of a price; none where it makes no sense. */
const shareOf = (part: number | null, price: number | null): number | null =>
  part !== null && price !== null && part >= 0 && part < price ? part / price : null;

/** The weekly payment by the calculator's own formula, for a lender that tells its rate alone; 0 when too small. */
function weeklyOf(
  price: number | null,
  rate: number | null,
  { years, depositShare, finalShare }: Assumptions,
  cost: LoanCost,
): number | null {
  if (price === null || rate === null) return null;
  const choice = {
    amount: price,
    deposit: price * depositShare,
    residual: price * finalShare,
    years,
    rate,
  };
  return loanOf(choice, cost, 'weekly')?.repayment ?? 0;
}
