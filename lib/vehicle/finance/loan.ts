import { type RepaymentRounding, roundRepayment } from '../../sites/repayment-rounding.ts';
import { PAYMENTS_A_YEAR, type PaymentFrequency, paymentsOf } from './frequency.ts';

/** A shopper's inputs. Money in dollars, the rate in percent per year. */
export interface LoanChoice {
  amount: number;
  deposit: number;
  residual: number;
  years: number;
  rate: number;
}

/** Costs set by the site or the lender. */
export interface LoanCost {
  fee: number;
  rounding: RepaymentRounding;
}

export interface Loan {
  frequency: PaymentFrequency;
  /** Amount less deposit, plus the fee. */
  principal: number;
  residual: number;
  payments: number;
  /** Interest per period, as a fraction. */
  periodRate: number;
  /** Rounded as configured. */
  repayment: number;
  /** All repayments plus the residual. */
  total: number;
}

/** A weekly repayment of up to this is not shown (FIN-40). */
const ENQUIRE_UP_TO = 25;

/** Shown instead of a repayment that is too small (FIN-40). */
export const ENQUIRE_TEXT = 'Enquire for Finance';

/** Returns whether a weekly repayment is large enough: more than $25 (FIN-40). */
export const showsRepayment = (weekly: number): boolean => weekly > ENQUIRE_UP_TO;

/**
 * Returns the unrounded repayment per period (FIN-30, OPEN-076): the annuity of the principal less the
 * residual's present value, or an even split without interest. Never below 0.
 * @param periodRate interest per period as a fraction
 */
export function exactRepayment(
  principal: number,
  residual: number,
  periodRate: number,
  payments: number,
): number {
  const discount = -payments * Math.log1p(periodRate);
  const repayment =
    periodRate === 0
      ? (principal - residual) / payments
      : ((principal - residual * Math.exp(discount)) * periodRate) / -Math.expm1(discount);
  return Number.isFinite(repayment) ? Math.max(0, repayment) : 0;
}

/**
 * Returns the loan that a repayment pays off without a residual: the inverse of `exactRepayment` (FIN-30).
 * @param periodRate interest per period as a fraction
 */
export const loanRepaidBy = (repayment: number, periodRate: number, payments: number): number =>
  periodRate === 0
    ? repayment * payments
    : (repayment * -Math.expm1(-payments * Math.log1p(periodRate))) / periodRate;

/** Calculates a loan; null if its repayment is too small to show (FIN-40). */
export function loanOf(choice: LoanChoice, cost: LoanCost, frequency: PaymentFrequency): Loan | null {
  const weekly = repaid(choice, cost, 'weekly');
  return showsRepayment(weekly.repayment)
    ? frequency === 'weekly'
      ? weekly
      : repaid(choice, cost, frequency)
    : null;
}

function repaid(choice: LoanChoice, { fee, rounding }: LoanCost, frequency: PaymentFrequency): Loan {
  const principal = choice.amount - choice.deposit + fee;
  const periodRate = choice.rate / 100 / PAYMENTS_A_YEAR[frequency];
  const payments = paymentsOf(choice.years, frequency);
  const { residual } = choice;
  const repayment = roundRepayment(exactRepayment(principal, residual, periodRate, payments), rounding);
  return {
    frequency,
    principal,
    residual,
    payments,
    periodRate,
    repayment,
    total: repayment * payments + residual,
  };
}
