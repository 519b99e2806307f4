import type { DealLine, DealLoan } from '@forecourt/lib/leads/deal/ledger';
import { type DealFigures, signedMoney, totalRows } from '@forecourt/lib/leads/deal/version';
import { COMPARISON_BASIS, formatPayment, formatPlain, NO_OFFER } from '@forecourt/lib/vehicle/finance/texts';

export interface DealRow {
  id: string;
  label: string;
  /** `$34,990`, or `-$12,000` for what is taken off. */
  value: string;
  note: string;
}

/** The figures of a deal as text, for the page and the browser's updates. */
export interface DealView {
  lines: readonly DealRow[];
  totals: readonly DealRow[];
  /** The repayment with its rates; null without a loan. */
  weekly: {
    amount: string;
    /** `Pre-approved until 5 Mar 2026`; empty for an estimate. */
    approved: string;
    rate: number;
    comparisonRate: number;
    note: string;
  } | null;
  notes: readonly string[];
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isRow = (value: unknown): boolean => {
  const { id, label, value: amount, note } = Object(value);
  return [id, label, amount, note].every(isText);
};

/** Returns whether an answer of the server is a view, without the schema library in the browser. */
export function isDealView(answer: unknown): answer is DealView {
  const { lines, totals, weekly, notes } = Object(answer);
  return (
    [lines, totals].every((rows) => Array.isArray(rows) && rows.every(isRow)) &&
    Array.isArray(notes) &&
    notes.every(isText) &&
    (weekly === null ||
      ([weekly?.amount, weekly?.approved, weekly?.note].every(isText) &&
        [weekly?.rate, weekly?.comparisonRate].every(Number.isFinite)))
  );
}

const NO_LOAN_TEXT = 'Ask us for a repayment: we can’t show one for this amount.';
const TO_SHOPPER_TEXT = 'Your trade-in is worth more than the rest of the deal. We pay you the difference.';

const lineRow = ({ kind, key, label, cents, note }: DealLine): DealRow => ({
  id: `${kind} ${key}`,
  label,
  value: signedMoney(cents),
  note,
});

/** A pre-approval names its lender, whose licence may not be the one of the vehicle's lender. */
function lenderText({ approved }: DealLoan, creditLicence: string): string {
  const named = approved ? [approved.lender, approved.licence].filter(Boolean).join(', ') : creditLicence;
  return named && `${named}.`;
}

/**
 * Returns the figures of a deal as text.
 * @param creditLicence the lender's credit licence; empty if not configured
 */
export function dealView(
  { lines, totals, loan, state }: DealFigures,
  { creditLicence, wantsFinance }: { creditLicence: string; wantsFinance: boolean },
): DealView {
  const hasCharges = lines.some(({ kind }) => kind === 'charge');
  return {
    lines: lines.map(lineRow),
    totals: totalRows(totals).map(([label, value]) => ({ id: label, label, value, note: '' })),
    weekly: loan && {
      amount: `${formatPayment(loan.weekly)} a week`,
      approved: loan.approved?.label ?? '',
      rate: loan.rate,
      comparisonRate: loan.comparisonRate,
      note: [
        COMPARISON_BASIS,
        `Over ${formatPlain(loan.years)} ${loan.years === 1 ? 'year' : 'years'}, without a final payment.`,
        lenderText(loan, creditLicence),
        NO_OFFER,
      ]
        .filter(Boolean)
        .join(' '),
    },
    notes: [
      ...(wantsFinance && !loan && totals.financed > 0 ? [NO_LOAN_TEXT] : []),
      ...(totals.toShopper > 0 ? [TO_SHOPPER_TEXT] : []),
      ...(state && hasCharges ? [`Government charges are those of ${state}.`] : []),
    ],
  };
}
