import { expect, test } from 'vitest';
import { parseSettings } from '../../sites/settings.ts';
import type { ChargeTable } from '../../vehicle/drive-away/charge-table.ts';
import { SEED_TABLES } from '../../vehicle/drive-away/seed/seed-tables.ts';
import { checkCharges } from './charge-checks.ts';

const NOW = new Date('2026-11-29T02:00:00Z');
const { settings } = parseSettings({ driveAwayPrices: 'vehiclePage' });
const check = (chargeTables: ChargeTable[], now = NOW, used = settings) =>
  checkCharges({ settings: used, chargeTables }, now)[0];
const confirmed = (): ChargeTable[] =>
  SEED_TABLES.map((table) => ({ ...table, effectiveUntil: '2027-06-30', confirmedOn: '2026-11-29' }));

test('nothing is to confirm with current rates of every state', () =>
  expect(check(confirmed())?.count).toBe(0));

test('unconfirmed and expired tables of the seed are to confirm, each with its document', () => {
  const finding = check([...SEED_TABLES]);
  // All but five scales of duty.
  expect(finding?.count).toBe(27);
  expect(finding?.named[0]).toEqual({
    title: 'ACT: Stamp duty',
    detail: 'not confirmed against its source',
    target: { kind: 'document', id: 'chargeTable-act-duty', type: 'chargeTable' },
    mend: { kind: 'document', id: 'chargeTable-act-duty', type: 'chargeTable', path: 'confirmedOn' },
  });
});

test('example rates are to confirm', () => {
  const examples = confirmed().map((table) => ({
    ...table,
    verified: false,
    confirmedOn: null,
    isExample: true,
  }));
  const finding = check(examples);
  expect(finding?.count).toBe(32);
  expect(finding?.named[0]?.detail).toBe('example rates for a demonstration');
});

test('an expired table says when it ended', () => {
  const finding = check(confirmed(), new Date('2027-07-01T02:00:00Z'));
  expect(finding?.count).toBe(32);
  expect(finding?.named[0]?.detail).toBe('ended on 30 Jun 2027');
});

test('a charge without a table is named without a document', () =>
  expect(check([])?.named[0]).toEqual({ title: 'ACT: Stamp duty', detail: 'no rates', target: null }));

test('a site without drive-away prices has nothing to confirm', () =>
  expect(check([], NOW, parseSettings({}).settings)?.count).toBe(0));
