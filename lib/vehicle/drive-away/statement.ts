import { formatDate, formatMoney } from '../../platform/text/format.ts';
import { CHARGE_LABELS } from './charge-labels.ts';
import type { Charge } from './charge-table.ts';
import type { DriveAwayPart, DriveAwayPrice } from './drive-away-price.ts';

/** A drive-away price as text, for the page, the browser's updates and pages without scripts. */
export interface DriveAwayStatement {
  /** `Drive away in QLD`. */
  heading: string;
  /** The total as `$35,812`, `$35,812 (estimate)` or `$35,812 (example)`; empty without a figure. */
  total: string;
  /** The price and the charges, as `Stamp duty` or `CTP insurance (12 months), estimate`. */
  rows: readonly { label: string; value: string }[];
  note: string;
}

const ROUNDED = 'Each charge is rounded up to the dollar.';
const EXAMPLE =
  'Example rates for the demo: charges marked as an example show how this page works, and are not the real ones.';
const ESTIMATE =
  'Charges marked as an estimate depend on facts that we do not have, such as your insurer or where the vehicle is kept.';

/** Returns the text of a drive-away price. */
export function driveAwayStatement(result: DriveAwayPrice): DriveAwayStatement {
  const { state } = result;
  switch (result.kind) {
    case 'unknown':
      return {
        heading: `Drive away in ${state}`,
        total: '',
        rows: [],
        note: `We can't show the government charges in ${state} right now. Please ask us for a drive-away price.`,
      };
    case 'stated': {
      const { includes, total } = result;
      const isElsewhere = includes !== null && includes !== state;
      return {
        heading: `Drive away in ${includes ?? state}`,
        total: formatMoney(total),
        rows: [],
        note: isElsewhere
          ? `This price includes the government charges in ${includes}. Please ask us for the price in ${state}.`
          : 'This price includes government charges. Nothing is added to it.',
      };
    }
    case 'computed':
      return {
        heading: `Drive away in ${state}`,
        total: `${formatMoney(result.total)}${markOf(result)}`,
        rows: [
          { label: 'Price', value: formatMoney(result.price) },
          ...result.parts.map((part) => ({ label: labelOf(part), value: formatMoney(part.amount) })),
        ],
        note: [
          result.isExample && EXAMPLE,
          result.parts.some((part) => part.isEstimate && !part.isExample) && ESTIMATE,
          ROUNDED,
        ]
          .filter(Boolean)
          .join(' '),
      };
  }
}

const markOf = ({ isExample, isEstimate }: Record<'isExample' | 'isEstimate', boolean>): string =>
  isExample ? ' (example)' : isEstimate ? ' (estimate)' : '';

const YEARLY: ReadonlySet<Charge> = new Set(['registration', 'ctp']);

function labelOf({ charge, isEstimate, isExample, paidUntil }: DriveAwayPart): string {
  const label = CHARGE_LABELS[charge];
  if (paidUntil !== null) return `${label}, paid until ${formatDate(paidUntil, 'UTC') ?? paidUntil}`;
  return `${label}${YEARLY.has(charge) ? ' (12 months)' : ''}${isExample ? ', example' : isEstimate ? ', estimate' : ''}`;
}

/** Returns a statement as one paragraph, for pages without scripts. */
export function statementText({ heading, total, rows, note }: DriveAwayStatement): string {
  const list = rows.map(({ label, value }) => `${label}: ${value}`);
  return [total ? `${heading}: ${total}.` : `${heading}.`, list.length > 0 && `${list.join('; ')}.`, note]
    .filter(Boolean)
    .join(' ');
}
