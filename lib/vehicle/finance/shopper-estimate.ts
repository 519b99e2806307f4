import { roundRepayment } from '../../sites/repayment-rounding.ts';
import { sellingPrice } from '../price.ts';
import type { Vehicle } from '../vehicle.ts';
import { aboveApproved, approvedTerms } from './approved-loan.ts';
import { exampleComparisonRate } from './comparison-rate.ts';
import { type FinanceEstimate, financeEstimate } from './estimate.ts';
import { monthlyOfWeekly } from './frequency.ts';
import { chooseLender } from './lender.ts';
import { within } from './limits.ts';
import { loanOf } from './loan.ts';
import { isCurrent, type PreApproval, type ShopperPayment } from './payment-choice.ts';
import { type FinanceSettings, loanCost, otherFees, startingRate } from './terms.ts';

/** A vehicle's estimate for one shopper, and what it is based on. */
export interface ShopperEstimate extends FinanceEstimate {
  /** `lender`: the lender's own example. `chosen`: the shopper's deposit and term. `approved`: their pre-approval. */
  basis: 'lender' | 'chosen' | 'approved';
  /** Dollars paid at the start; null for the lender's example, whose deposit is `depositShare`. */
  deposit: number | null;
  /** The shopper's current pre-approval, even if it is not enough for this vehicle. */
  approval: PreApproval | null;
  /** Dollars to borrow beyond the pre-approval; 0 if it is enough or there is none. */
  aboveApproval: number;
}

type EstimateVehicle = Parameters<typeof financeEstimate>[0] & Pick<Vehicle, 'finance_lenders'>;

/**
 * Returns a vehicle's weekly figure with everything that must be shown with it. Cards, comparison, pages, the garage
 * and mails take it from here. Vehicles without the lender's estimate have none (FIN-48).
 *
 * The shopper's deposit and term replace those of the lender's example; the final payment stays. A current
 * pre-approval that covers the loan replaces rate and comparison rate too, and has no final payment.
 * @param payment what the shopper chose and the lender approved
 * @returns null if nothing may be shown
 */
export function shopperEstimate(
  vehicle: EstimateVehicle,
  settings: FinanceSettings,
  payment: ShopperPayment,
  now: Date,
): ShopperEstimate | null {
  const estimate = financeEstimate(vehicle, settings, now.getFullYear());
  if (!estimate) return null;
  const price = sellingPrice(vehicle);
  const approval = payment.approval && isCurrent(payment.approval, now) ? payment.approval : null;
  const { choice } = payment;
  const deposit = price === null ? null : Math.min(choice?.deposit ?? 0, price);
  const aboveApproval =
    approval && price !== null && deposit !== null ? aboveApproved(approval, price - deposit) : 0;
  const rest = { approval, aboveApproval };
  const lender = chooseLender(vehicle.finance_lenders, settings.financeProvider);
  const cost = loanCost(settings, lender);
  if (approval && aboveApproval === 0 && price !== null && deposit !== null) {
    const { rate, comparisonRate, years, ...own } = approvedTerms(approval, choice?.years ?? null, cost);
    return {
      ...estimate,
      ...repayments({ amount: price, deposit, residual: 0, years, rate }, own.cost),
      lender: approval.lender,
      rate,
      comparisonRate,
      years,
      depositShare: deposit / price,
      finalShare: 0,
      fee: own.cost.fee,
      totalPayable: null,
      // The pre-approval names its lender, whose licence may not be the one of the vehicle's lender.
      creditLicence: approval.lender === estimate.lender ? estimate.creditLicence : '',
      basis: 'approved',
      deposit,
      ...rest,
    };
  }
  const rates = choice && ratesOf(estimate, settings, lender);
  if (!choice || !rates || price === null || deposit === null)
    return { ...estimate, basis: 'lender', deposit: null, ...rest };
  const years = within(choice.years, { min: 0, max: settings.loanTermMax });
  // The final payment is owed at the end, so it is not more than what is borrowed.
  const residual = Math.min(price * estimate.finalShare, price - deposit);
  return {
    ...estimate,
    ...rates,
    ...repayments({ amount: price, deposit, residual, years, rate: rates.rate }, cost),
    years,
    depositShare: deposit / price,
    finalShare: residual / price,
    fee: cost.fee,
    totalPayable: null,
    basis: 'chosen',
    deposit,
    ...rest,
  };
}

/** Returns the rates of the estimate, or those that the calculator starts with if the lender states none. */
function ratesOf(
  estimate: FinanceEstimate,
  settings: FinanceSettings,
  lender: ReturnType<typeof chooseLender>,
): { rate: number; comparisonRate: number } | null {
  const { rate, comparisonRate } = estimate;
  if (rate !== null) return { rate, comparisonRate };
  const start = startingRate(settings, lender);
  const others = otherFees(settings, lender);
  return start === null || others === null
    ? null
    : {
        rate: start,
        comparisonRate: exampleComparisonRate(start, loanCost(settings, lender).fee, others),
      };
}

/** Returns weekly and monthly repayments; null if too small to show (FIN-40). */
function repayments(
  loan: Parameters<typeof loanOf>[0],
  cost: Parameters<typeof loanOf>[1],
): Pick<FinanceEstimate, 'weekly' | 'monthly'> {
  const weekly = loan.deposit < loan.amount ? (loanOf(loan, cost, 'weekly')?.repayment ?? null) : null;
  return {
    weekly,
    monthly: weekly === null ? null : roundRepayment(monthlyOfWeekly(weekly), cost.rounding),
  };
}
