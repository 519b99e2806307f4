import { formatCents } from '../../payments/reservation/money.ts';
import { formatPayment, formatPlain, formatRate } from '../../vehicle/finance/texts.ts';
import type { DealChoice, DealTerms } from './choice.ts';
import type { ApprovedBy, DealLine, DealLoan, DealTotals } from './ledger.ts';
import type { DealValuation } from './lines.ts';

/** `draft`: only the shopper sees it. `sent`: the dealer's turn. `answered`: the shopper's turn. */
export const DEAL_STATUSES = ['draft', 'sent', 'answered', 'accepted', 'closed'] as const;
export type DealStatus = (typeof DEAL_STATUSES)[number];

export const DEAL_STATUS_LABELS: Readonly<Record<DealStatus, string>> = {
  draft: 'Not sent',
  sent: 'Waiting for the dealer',
  answered: 'Answered by the dealer',
  accepted: 'Accepted',
  closed: 'Closed',
};

export const DEAL_AUTHORS = ['shopper', 'staff'] as const;
export type DealAuthor = (typeof DEAL_AUTHORS)[number];

/** A deal at one time, as the server computed it. Versions never change. */
export interface DealFigures {
  lines: DealLine[];
  totals: DealTotals;
  /** For the financed part; null if there is none, or if no figure may be shown. */
  loan: DealLoan | null;
  /** `QLD`; null if the shopper's state is not known. */
  state: string | null;
  /** Of the trade-in, if the shopper has one. */
  valuation: DealValuation | null;
}

export interface DealVersion {
  number: number;
  author: DealAuthor;
  /** Studio user id; null for the shopper. */
  staffId: string | null;
  /** Why the dealer changed it, or what the shopper says about it. */
  reason: string;
  choice: DealChoice;
  terms: DealTerms;
  figures: DealFigures;
  /** Until when an answer of the dealer can be accepted; null for a shopper's version. */
  expiresAt: Date | null;
  createdAt: Date;
}

/** Longest reason, and longest message of a shopper. */
export const REASON_LENGTH = 1000;

/** Days for which an answer can be accepted. */
export const ANSWER_DAYS = [1, 3, 7, 14] as const;
export const DEFAULT_ANSWER_DAYS = 7;

/** Most versions of a deal. */
export const MOST_VERSIONS = 50;

const HANDOVER_LABELS: Readonly<Record<DealChoice['handover'], string>> = {
  pick_up: 'Pick up at the dealer',
  delivery: 'Delivery',
};

/** `$34,990`, or `-$12,000` for what is taken off. */
export const signedMoney = (cents: number): string =>
  cents < 0 ? `-${formatCents(-cents)}` : formatCents(cents);

/** Returns the sums of a deal as labelled amounts. Money owed to the shopper is named as such. */
export function totalRows({
  total,
  deposit,
  balance,
  cash,
  financed,
  toShopper,
}: DealTotals): [label: string, value: string][] {
  return [
    ['Total', formatCents(Math.max(0, total))],
    ...(deposit > 0 ? [['Deposit to reserve', formatCents(deposit)] as [string, string]] : []),
    ['Balance', formatCents(balance)],
    ...(financed > 0
      ? ([
          ['You pay', formatCents(cash)],
          ['Amount financed', formatCents(financed)],
        ] as [string, string][])
      : []),
    ...(toShopper > 0 ? [['We pay you', formatCents(toShopper)] as [string, string]] : []),
  ];
}

/**
 * Returns the loan as text: `$162 a week over 5 years, 9.95% p.a., comparison rate 10.5% p.a.`, with the pre-approval
 * that it is based on.
 */
export const loanText = ({ weekly, years, rate, comparisonRate, approved }: DealLoan): string =>
  `${formatPayment(weekly)} a week over ${formatPlain(years)} ${years === 1 ? 'year' : 'years'}, ` +
  `${formatRate(rate)}, comparison rate ${formatRate(comparisonRate)}${approved ? `. ${approvedText(approved)}` : ''}`;

/** Returns the day in a label such as `Pre-approved until 5 Mar 2026`, in UTC; null if it has none. */
export function approvedDay(label: string): Date | null {
  const time = Date.parse(`${/^Pre-approved until (.+)$/.exec(label)?.[1]} UTC`);
  return Number.isNaN(time) ? null : new Date(time);
}

/** `Pre-approved until 5 Mar 2026, YouX` with the lender's licence if it is known. */
export const approvedText = ({ label, lender, licence }: ApprovedBy): string =>
  [label, lender, licence].filter(Boolean).join(', ');

/** Returns a version as labelled rows, for the lead's mail, the inbox, ADF and webhooks. */
export function summaryRows({
  choice,
  figures: { lines, totals, loan, state },
}: Pick<DealVersion, 'choice' | 'figures'>): { question: string; answer: string }[] {
  const rows: [string, string][] = [
    ...lines.map(({ label, cents, note }): [string, string] => [
      label,
      [signedMoney(cents), note && `(${note})`].filter(Boolean).join(' '),
    ]),
    ...totalRows(totals),
    ...(loan
      ? [
          [loan.approved ? 'Weekly repayment' : 'Weekly repayment, estimate', loanText(loan)] as [
            string,
            string,
          ],
        ]
      : []),
    ['Payment', choice.payment === 'finance' ? 'With finance' : 'In full'],
    ['Handover', HANDOVER_LABELS[choice.handover]],
    ...(choice.postcode
      ? [['Postcode', [choice.postcode, state].filter(Boolean).join(' ')] as [string, string]]
      : []),
  ];
  return rows.map(([question, answer]) => ({ question, answer }));
}

/** Returns whether a version can be accepted: the dealer's newest answer, until it expires. */
export const isAcceptable = (
  deal: { status: DealStatus; version: number },
  version: Pick<DealVersion, 'number' | 'author' | 'expiresAt'>,
  now: Date,
): boolean =>
  deal.status === 'answered' &&
  version.author === 'staff' &&
  version.number === deal.version &&
  version.expiresAt !== null &&
  version.expiresAt > now;

/** What differs between two versions, as labels of lines. */
export function changedLabels(before: readonly DealLine[], after: readonly DealLine[]): Set<string> {
  const idOf = ({ kind, key }: DealLine) => `${kind} ${key}`;
  const earlier = new Map(before.map((line) => [idOf(line), line.cents]));
  return new Set(after.filter((line) => earlier.get(idOf(line)) !== line.cents).map(idOf));
}
