import { roundRepayment } from '../../sites/repayment-rounding.ts';
import { sellingPrice } from '../price.ts';
import type { Vehicle } from '../vehicle.ts';
import { exampleComparisonRate } from './comparison-rate.ts';
import { comparisonRate, offersFinance } from './eligibility.ts';
import { monthlyOfWeekly } from './frequency.ts';
import { chooseLender, type FinanceLender, positive } from './lender.ts';
import { calculatorLoan, financePrice } from './limits.ts';
import { type LoanCost, loanOf, showsRepayment } from './loan.ts';
import { eligibilityRule, type FinanceSettings, loanCost, otherFees, providerTerms } from './terms.ts';

/** Assumptions where the lender provides no values (FIN-43 to FIN-45). */
const ASSUMED = { years: 5, depositShare: 0.1, finalShare: 0.3 };

/** Finance estimate shown with a car's price. Rates in percent per year, money in dollars. */
export interface FinanceEstimate {
  lender: string;
  /** null shows 'Enquire for Finance' (FIN-40). */
  weekly: number | null;
  monthly: number | null;
  rate: number | null;
  comparisonRate: number;
  years: number;
  /** Fractions of the price. */
  depositShare: number;
  finalShare: number;
  fee: number;
  totalPayable: number | null;
  /** The lender's credit licence, as required by credit law; empty if not configured. */
  creditLicence: string;
}

type EstimateVehicle = Pick<Vehicle, 'status' | 'price' | 'offer_price' | 'year' | 'finance_lenders'>;

/**
 * Returns a car's finance estimate (FIN-48), if it is eligible and has a lender with usable figures.
 * A weekly payment is never shown without a comparison rate (OPEN-078), which is calculated if the lender
 * omits it and its fees are known. A car below the site's shared minimum has none, as it has no calculator.
 * @returns null if nothing may be shown
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
  const others = otherFees(settings, lender);
  const comparison =
    positive(lender.comparisonRate) ??
    (rate === null || others === null ? null : exampleComparisonRate(rate, cost.fee, others));
  const price = sellingPrice(vehicle);
  if (!calculatorLoan(settings, financePrice(price))) return null;
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

/** Returns the lender's term, deposit and final payment, with defaults for missing values. */
function assumptions(lender: FinanceLender, price: number | null): Assumptions {
  const months = positive(lender.termMonths);
  const weeks = positive(lender.termWeeks);
  return {
    years: positive(lender.termYears) ?? (months && months / 12) ?? (weeks && weeks / 52) ?? ASSUMED.years,
    depositShare: shareOf(lender.deposit, price) ?? ASSUMED.depositShare,
    finalShare: shareOf(lender.balloon, price) ?? ASSUMED.finalShare,
  };
}

/** Returns a part of a price as a fraction; null if out of range. */
const shareOf = (part: number | null, price: number | null): number | null =>
  part !== null && price !== null && part >= 0 && part < price ? part / price : null;

/** Calculates the weekly payment for a lender that only provides a rate; 0 if too small. */
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
