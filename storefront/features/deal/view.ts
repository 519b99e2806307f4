import type { DealLine, DealLoan } from '@forecourt/lib/leads/deal/ledger';
import { approvedDay, type DealFigures, signedMoney, totalRows } from '@forecourt/lib/leads/deal/version';
import { ENGLISH, type Language } from '@forecourt/lib/platform/language/languages';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { formatDate } from '@forecourt/lib/platform/text/format';
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

type T = Translator<'deal'>;

/** Keys of the labels that are stored with a deal, by their English text. */
const LABELS = {
  Price: 'line.price',
  'Drive-away price': 'line.driveAway',
  'Stamp duty': 'line.charge.duty',
  'Transfer and plates': 'line.charge.transfer',
  Registration: 'line.charge.registration',
  'CTP insurance': 'line.charge.ctp',
  Delivery: 'line.delivery',
  Discount: 'line.discount',
  'Trade-in': 'line.tradeIn',
} as const;

/** Keys of the notes that are stored with a deal, by their English text. */
const NOTES = {
  'May not include government charges': 'note.mayExclude',
  'Already paid': 'note.paid',
  Example: 'note.example',
  Estimate: 'note.estimate',
  'We will answer with a price': 'note.answerPrice',
  'Our online estimate, until we have seen it': 'note.tradeInEstimate',
  'Valued by the dealer': 'note.tradeInDealer',
  'We will value it and answer': 'note.tradeInUnvalued',
} as const;

/** Keys of the sums, by their English text. */
const TOTALS = {
  Total: 'total.total',
  'Deposit to reserve': 'total.deposit',
  Balance: 'total.balance',
  'You pay': 'total.cash',
  'Amount financed': 'total.financed',
  'We pay you': 'total.toShopper',
} as const;

const keyOf = <Keys extends object>(keys: Keys, text: string): Keys[keyof Keys] | null =>
  Object.hasOwn(keys, text) ? keys[text as keyof Keys] : null;

/** Returns the label of a line in the language of the page; an extra has the site's own title. */
function labelOf({ kind, label }: DealLine, t: T): string {
  if (kind === 'extra') return label;
  const [, rest = ''] = label.split(/^Drive-away price in |^Delivery to |^Trade-in: /);
  if (rest && kind === 'price') return t('line.driveAwayIn', { state: rest });
  if (rest && kind === 'delivery') return t('line.deliveryTo', { place: rest });
  if (rest && kind === 'tradeIn') return t('line.tradeInOf', { vehicle: rest });
  const key = keyOf(LABELS, label);
  return key ? t(key) : label;
}

function noteOf(note: string, t: T): string {
  const key = keyOf(NOTES, note);
  return key ? t(key) : note;
}

const lineRow = (line: DealLine, t: T): DealRow => ({
  id: `${line.kind} ${line.key}`,
  label: labelOf(line, t),
  value: signedMoney(line.cents),
  note: noteOf(line.note, t),
});

/** `Pre-approved until 5 Mar 2026`, as it is stored with the loan, in the language of the page. */
function approvedLabel(label: string, t: T, language: Language): string {
  const day = language === ENGLISH ? null : approvedDay(label);
  const date = day && formatDate(day, 'UTC', language);
  return date ? t('loan.approvedUntil', { date }) : label;
}

/** `5 years`, `2.5 years` */
export const yearsText = (years: number, t: T): string =>
  t('years', { count: years, years: formatPlain(years) });

/** A pre-approval names its lender, whose licence may not be the one of the vehicle's lender. */
function lenderText({ approved }: DealLoan, creditLicence: string): string {
  const named = approved ? [approved.lender, approved.licence].filter(Boolean).join(', ') : creditLicence;
  return named && `${named}.`;
}

/**
 * Returns the figures of a deal as text. The basis of the comparison rate and what it is not stay English.
 * @param creditLicence the lender's credit licence; empty if not configured
 */
export function dealView(
  { lines, totals, loan, state }: DealFigures,
  { creditLicence, wantsFinance }: { creditLicence: string; wantsFinance: boolean },
  t: T,
  language: Language = ENGLISH,
): DealView {
  const hasCharges = lines.some(({ kind }) => kind === 'charge');
  return {
    lines: lines.map((line) => lineRow(line, t)),
    totals: totalRows(totals).map(([label, value]) => {
      const key = keyOf(TOTALS, label);
      return { id: label, label: key ? t(key) : label, value, note: '' };
    }),
    weekly: loan && {
      amount: t('loan.aWeek', { amount: formatPayment(loan.weekly) }),
      approved: loan.approved ? approvedLabel(loan.approved.label, t, language) : '',
      rate: loan.rate,
      comparisonRate: loan.comparisonRate,
      note: [
        COMPARISON_BASIS,
        t('loan.over', { years: yearsText(loan.years, t) }),
        lenderText(loan, creditLicence),
        NO_OFFER,
      ]
        .filter(Boolean)
        .join(' '),
    },
    notes: [
      ...(wantsFinance && !loan && totals.financed > 0 ? [t('notes.noLoan')] : []),
      ...(totals.toShopper > 0 ? [t('notes.toShopper')] : []),
      ...(state && hasCharges ? [t('notes.charges', { state })] : []),
    ],
  };
}
