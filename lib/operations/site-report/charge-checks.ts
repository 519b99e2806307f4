import { formatDate } from '../../platform/text/format.ts';
import { STATE_CODES } from '../../sites/state-codes.ts';
import { CHARGE_LABELS } from '../../vehicle/drive-away/charge-labels.ts';
import {
  CHARGES,
  type Charge,
  type ChargeTable,
  currentTable,
  tableState,
} from '../../vehicle/drive-away/charge-table.ts';
import { dayOfState } from '../../vehicle/drive-away/drive-away-price.ts';
import { type Finding, findingOf, type Named } from './report.ts';
import type { ReportedSite } from './reported-site.ts';

type Checked = Pick<ReportedSite, 'settings' | 'chargeTables'>;

const named = (
  { id, state, charge }: Pick<ChargeTable, 'id' | 'state' | 'charge'>,
  detail: string,
): Named => ({
  title: `${state}: ${CHARGE_LABELS[charge]}`,
  detail,
  target: { kind: 'document', id, type: 'chargeTable' },
  mend: { kind: 'document', id, type: 'chargeTable', path: 'confirmedOn' },
});

/** Returns why a state's charge has no real rates today, with the table to correct; null if it has some. */
function gapOf(
  tables: readonly ChargeTable[],
  state: (typeof STATE_CODES)[number],
  charge: Charge,
  now: Date,
): Named | null {
  const day = dayOfState(state, now);
  const current = currentTable(tables, { state, charge, day });
  if (current) return current.isExample ? named(current, 'example rates for a demonstration') : null;
  const own = tables
    .filter((table) => table.state === state && table.charge === charge)
    .toSorted((one, other) => other.effectiveFrom.localeCompare(one.effectiveFrom));
  const unverified = own.find((table) => tableState(table, day) === 'unverified');
  if (unverified) return named(unverified, 'not confirmed against its source');
  const expired = own.find((table) => tableState(table, day) === 'expired');
  if (expired) return named(expired, `ended on ${formatDate(expired.effectiveUntil ?? '', 'UTC')}`);
  return { title: `${state}: ${CHARGE_LABELS[charge]}`, detail: 'no rates', target: null };
}

/**
 * Lists the government charges without usable rates, if the site shows drive-away prices. Shoppers of these states see
 * no figure.
 */
export function checkCharges({ settings, chargeTables }: Checked, now: Date): Finding[] {
  const gaps =
    settings.driveAwayPrices === 'off'
      ? []
      : STATE_CODES.flatMap((state) =>
          CHARGES.flatMap((charge) => gapOf(chargeTables, state, charge, now) ?? []),
        );
  return [findingOf('chargesToConfirm', gaps)];
}
