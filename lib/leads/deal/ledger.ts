import { aboveApproved, approvedTerms } from '../../vehicle/finance/approved-loan.ts';
import { type LoanCost, loanOf } from '../../vehicle/finance/loan.ts';
import type { PreApproval } from '../../vehicle/finance/payment-choice.ts';

/** Kinds of lines, in the order in which a deal lists them. */
export const LINE_KINDS = ['price', 'charge', 'extra', 'delivery', 'discount', 'tradeIn'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** A line of a deal in whole cents. Discounts and trade-ins are negative. */
export interface DealLine {
  kind: LineKind;
  /** Unique within its kind. */
  key: string;
  label: string;
  cents: number;
  /** Shown below the label; empty for none. */
  note: string;
}

/**
 * The sums of a deal, in whole cents. `total = deposit + cash + financed - toShopper`, and none of them but the
 * total is negative.
 */
export interface DealTotals {
  /** Of all lines; negative if the trade-in is worth more than everything else. */
  total: number;
  /** The reservation fee, which counts towards the price. */
  deposit: number;
  /** Still to pay after the deposit. */
  balance: number;
  /** Part of the balance that the shopper pays themselves. */
  cash: number;
  /** Part of the balance that a lender pays. */
  financed: number;
  /** What the dealer pays the shopper because the trade-in is worth more. */
  toShopper: number;
}

/** How the shopper pays the balance; cents. Null pays all of it without a lender. */
export type Financing = { cashCents: number } | null;

/** Converts dollars to whole cents. The only place where an amount of a deal is rounded. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Returns the sum of lines in cents. */
export const sumOf = (lines: readonly Pick<DealLine, 'cents'>[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0);

/**
 * Returns the sums of a deal.
 * @param depositCents the reservation fee; 0 if the vehicle cannot be reserved online
 */
export function dealTotals(
  lines: readonly Pick<DealLine, 'cents'>[],
  depositCents: number,
  financing: Financing,
): DealTotals {
  const total = sumOf(lines);
  const owed = Math.max(0, total);
  const deposit = Math.min(depositCents, owed);
  const balance = owed - deposit;
  const cash = financing ? Math.min(Math.max(0, financing.cashCents), balance) : balance;
  return { total, deposit, balance, cash, financed: balance - cash, toShopper: owed - total };
}

const rankOf = ({ kind }: DealLine): number => LINE_KINDS.indexOf(kind);

/** Returns lines in the order in which a deal lists them, whatever the order in which they were chosen. */
export const inOrder = (lines: readonly DealLine[]): DealLine[] =>
  lines.toSorted((one, other) => rankOf(one) - rankOf(other) || one.key.localeCompare(other.key));

/** A loan for the financed part. Money in dollars, rates in percent per year. */
export interface DealLoan {
  weekly: number;
  rate: number;
  comparisonRate: number;
  years: number;
  /** The pre-approval that it is calculated with; missing for an estimate. */
  approved?: ApprovedBy;
}

/** A pre-approval as a deal names it. */
export interface ApprovedBy {
  lender: string;
  /** `Pre-approved until 5 Mar 2026` */
  label: string;
  /** The lender's credit licence; empty if not known. */
  licence: string;
}

/** What the loan depends on besides the amount. */
export interface LoanTerms {
  rate: number;
  comparisonRate: number;
  years: number;
  cost: LoanCost;
  /** Of the lender, in dollars. */
  least: number;
  most: number;
}

/**
 * Returns the weekly repayment of the financed part, by the calculator's formula (FIN-30). A pre-approval that covers
 * the amount replaces the rates, and its lender's limits count instead of those in `terms`.
 * @param own the shopper's current pre-approval; null for none
 * @returns null if the lender does not lend this amount, or if the repayment is too small to show (FIN-40)
 */
export function dealLoan(
  { financed }: Pick<DealTotals, 'financed'>,
  terms: LoanTerms,
  own: { approval: PreApproval; by: ApprovedBy } | null = null,
): DealLoan | null {
  const amount = financed / 100;
  const covered = own && aboveApproved(own.approval, amount) === 0 ? own : null;
  if (financed === 0 || (!covered && (amount < terms.least || amount > terms.most))) return null;
  const { rate, comparisonRate, years, cost } = covered
    ? approvedTerms(covered.approval, terms.years, terms.cost)
    : terms;
  const loan = loanOf({ amount, deposit: 0, residual: 0, years, rate }, cost, 'weekly');
  return (
    loan && {
      weekly: loan.repayment,
      rate,
      comparisonRate,
      years,
      ...(covered && { approved: covered.by }),
    }
  );
}
