import { formatDate, formatMoney } from '../../platform/text/format.ts';
import { CHARGE_LABELS } from './charge-labels.ts';
import type { DriveAwayPrice } from './drive-away-price.ts';

/** A drive-away price as text, for the page, the browser's updates and pages without scripts. */
export interface DriveAwayStatement {
  /** Complete sentence for screen readers and pages without scripts. */
  heading: string;
  /** The total as `$35,812`; null without a figure. */
  total: string | null;
  isEstimate: boolean;
  rows: readonly { label: string; value: string; isEstimate: boolean }[];
  note: string;
}

const ROUNDED = 'Each charge is rounded up to the dollar.';
const ESTIMATE =
  'Charges marked as an estimate depend on facts that we do not have, such as your insurer or where the vehicle is kept.';

/** Returns the text of a drive-away price. */
export function driveAwayStatement(result: DriveAwayPrice): DriveAwayStatement {
  const { state } = result;
  switch (result.kind) {
    case 'unknown':
      return {
        heading: `Drive away in ${state}`,
        total: null,
        isEstimate: false,
        rows: [],
        note: `We can't show the government charges in ${state} right now. Please ask us for a drive-away price.`,
      };
    case 'stated': {
      const { includes, total } = result;
      const isElsewhere = includes !== null && includes !== state;
      return {
        heading: `Drive away in ${includes ?? state}`,
        total: formatMoney(total),
        isEstimate: false,
        rows: [],
        note: isElsewhere
          ? `This price includes the government charges in ${includes}. Please ask us for the price in ${state}.`
          : 'This price includes government charges. Nothing is added to it.',
      };
    }
    case 'computed':
      return {
        heading: `Drive away in ${state}`,
        total: formatMoney(result.total),
        isEstimate: result.isEstimate,
        rows: [
          { label: 'Price', value: formatMoney(result.price), isEstimate: false },
          ...result.parts.map(({ charge, amount, isEstimate, paidUntil }) => ({
            label: CHARGE_LABELS[charge],
            value: paidUntil === null ? formatMoney(amount) : paidText(paidUntil),
            isEstimate,
          })),
        ],
        note: result.isEstimate ? `${ESTIMATE} ${ROUNDED}` : ROUNDED,
      };
  }
}

const paidText = (until: string): string => `$0, paid until ${formatDate(until, 'UTC') ?? until}`;

/** Returns a statement as one paragraph, for pages without scripts. */
export function statementText({ heading, total, isEstimate, rows, note }: DriveAwayStatement): string {
  const head = total === null ? `${heading}.` : `${heading}: ${total}${isEstimate ? ' (estimate)' : ''}.`;
  const list = rows.map((row) => `${row.label} ${row.value}${row.isEstimate ? ' (estimate)' : ''}`);
  return [head, list.length > 0 && `${list.join(', ')}.`, note].filter(Boolean).join(' ');
}
