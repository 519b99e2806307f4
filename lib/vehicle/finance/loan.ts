import { type RepaymentRounding, roundRepayment } from '../../sites/repayment-rounding.ts';
import { PAYMENTS_A_YEAR, type PaymentFrequency, paymentsOf } from './frequency.ts';

/** What a shopper chooses. Money in dollars, the rate in percent a year. */
export interface LoanChoice {
  amount: number;
  deposit: number;
  residual: number;
  years: number;
  rate: number;
}

/** What the site or the lender adds to the choice. */
export interface LoanCost {
  fee: number;
  rounding: RepaymentRounding;
}

/** A loan worked out: what is borrowed, how it is repaid, what it costs in all. */
export interface Loan {
  frequency: PaymentFrequency;
  /** The amount less the deposit, with the fee. */
  principal: number;
  residual: number;
  payments: number;
  /** Interest of one period, as a fraction. */
  periodRate: number;
  /** Rounded as it is paid. */
  repayment: number;
  /** All repayments and the residual. */
  total: number;
}

/** A weekly repayment of this or less is no offer (FIN-40). */
const ENQUIRE_UP_TO = 25;

/** What stands in place of a repayment too small to be one (FIN-40). */
export const ENQUIRE_TEXT = 'Enquire for Finance';

/** Whether a weekly repayment is one to show: more than 25 dollars (FIN-40, reading 18). */
export const showsRepayment = (weekly: number): boolean => weekly > ENQUIRE_UP_TO;

/**
 * The repayment of each period, before rounding (FIN-30, OPEN-076): the principal less the residual's present value,
 * spread evenly with interest; without interest, divided evenly. Never below 0.
 * @param periodRate interest of one period as a fraction
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
 * Works out a loan.
 * @returns null when its repayment is too small to show: 'Enquire for Finance' stands there (FIN-40)
 */
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
