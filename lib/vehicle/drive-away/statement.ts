import type { Translator } from '../../platform/language/translator.ts';
import { formatDate, formatMoney } from '../../platform/text/format.ts';
import type { VehicleTexts } from '../vehicle-texts.ts';
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

/**
 * Returns the text of a drive-away price.
 * @param texts the texts of vehicles and the language of the page; English without them
 */
export function driveAwayStatement(result: DriveAwayPrice, texts: VehicleTexts = {}): DriveAwayStatement {
  const { state } = result;
  const { t } = texts;
  const heading = (where: string) =>
    t ? t('driveAway.heading', { state: where }) : `Drive away in ${where}`;
  switch (result.kind) {
    case 'unknown':
      return {
        heading: heading(state),
        total: '',
        rows: [],
        note: t
          ? t('driveAway.unknown', { state })
          : `We can't show the government charges in ${state} right now. Please ask us for a drive-away price.`,
      };
    case 'stated': {
      const { includes, total } = result;
      const isElsewhere = includes !== null && includes !== state;
      return {
        heading: heading(includes ?? state),
        total: formatMoney(total),
        rows: [],
        note: t
          ? t('driveAway.stated', {
              place: isElsewhere ? 'elsewhere' : 'here',
              includes: includes ?? state,
              state,
            })
          : isElsewhere
            ? `This price includes the government charges in ${includes}. Please ask us for the price in ${state}.`
            : 'This price includes government charges. Nothing is added to it.',
      };
    }
    case 'computed':
      return {
        heading: heading(state),
        total: t
          ? t('driveAway.total', { amount: formatMoney(result.total), figures: figuresOf(result) })
          : `${formatMoney(result.total)}${markOf(result)}`,
        rows: [
          { label: t ? t('driveAway.price') : 'Price', value: formatMoney(result.price) },
          ...result.parts.map((part) => ({ label: labelOf(part, texts), value: formatMoney(part.amount) })),
        ],
        note: [
          result.isExample && (t ? t('driveAway.exampleNote') : EXAMPLE),
          result.parts.some((part) => part.isEstimate && !part.isExample) &&
            (t ? t('driveAway.estimateNote') : ESTIMATE),
          t ? t('driveAway.rounded') : ROUNDED,
        ]
          .filter(Boolean)
          .join(' '),
      };
  }
}

const markOf = ({ isExample, isEstimate }: Record<'isExample' | 'isEstimate', boolean>): string =>
  isExample ? ' (example)' : isEstimate ? ' (estimate)' : '';

const figuresOf = ({ isExample, isEstimate }: Record<'isExample' | 'isEstimate', boolean>) =>
  isExample ? 'example' : isEstimate ? 'estimate' : 'exact';

const YEARLY: ReadonlySet<Charge> = new Set(['registration', 'ctp']);

function labelOf(part: DriveAwayPart, { t, language }: VehicleTexts): string {
  const { charge, isEstimate, isExample, paidUntil } = part;
  if (t) return translatedLabel(part, t, paidUntil && (formatDate(paidUntil, 'UTC', language) ?? paidUntil));
  const label = CHARGE_LABELS[charge];
  if (paidUntil !== null) return `${label}, paid until ${formatDate(paidUntil, 'UTC') ?? paidUntil}`;
  return `${label}${YEARLY.has(charge) ? ' (12 months)' : ''}${isExample ? ', example' : isEstimate ? ', estimate' : ''}`;
}

function translatedLabel(part: DriveAwayPart, t: Translator<'vehicle'>, until: string | null): string {
  const label = t(`driveAway.charge.${part.charge}`);
  if (until !== null) return t('driveAway.paidUntil', { label, until });
  const term = YEARLY.has(part.charge) ? 'year' : 'once';
  return t('driveAway.label', { label, term, figures: figuresOf(part) });
}

/** Returns a statement as one paragraph, for pages without scripts. */
export function statementText({ heading, total, rows, note }: DriveAwayStatement): string {
  const list = rows.map(({ label, value }) => `${label}: ${value}`);
  return [total ? `${heading}: ${total}.` : `${heading}.`, list.length > 0 && `${list.join('; ')}.`, note]
    .filter(Boolean)
    .join(' ');
}
