import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chargeCents, rateFor } from './charge-amount.ts';
import { CHARGED_FUELS, CHARGED_KINDS, type ChargeTable } from './charge-table.ts';
import type { ChargedVehicle } from './charged-vehicle.ts';
import { DUTY_TABLES } from './seed/duty.ts';
import { WORKED_CASES } from './worked-cases.ts';

const vehicleWith = (facts: Partial<ChargedVehicle> = {}): ChargedVehicle => ({
  kind: 'car',
  saleKind: 'used',
  fuel: 'other',
  cylinders: 4,
  engine: null,
  gvm: null,
  tare: null,
  emissions: facts.fuel === 'electric' ? 0 : null,
  ...facts,
});

const dutyTable = (state: string): ChargeTable => {
  const table = DUTY_TABLES.find((each) => each.state === state);
  if (!table) throw new Error(`no duty of ${state}`);
  return table;
};

const dutyIn = (state: string, facts: Partial<ChargedVehicle>, value: number): number | null => {
  const found = rateFor(dutyTable(state), vehicleWith(facts), null);
  return found && chargeCents(found.rate, value) / 100;
};

test('at least 200 worked cases cover every state', () => {
  expect(WORKED_CASES.length).toBeGreaterThanOrEqual(200);
  expect(new Set(WORKED_CASES.map(([state]) => state)).size).toBe(8);
  expect(new Set(WORKED_CASES.map(([, kind]) => kind))).toEqual(new Set(CHARGED_KINDS));
});

test.each(WORKED_CASES)(
  '%s %s, %s, %s, %s cylinders, GVM %s, $%d: duty of $%d',
  (state, kind, saleKind, fuel, cylinders, gvm, value, duty) => {
    const facts = { kind, saleKind, fuel, gvm, cylinders: fuel === 'electric' ? 0 : cylinders };
    expect(dutyIn(state, facts, value)).toBe(duty);
  },
);

describe('laws of every duty scale', () => {
  const vehicles = fc.record({
    kind: fc.constantFrom(...CHARGED_KINDS),
    saleKind: fc.constantFrom('new' as const, 'demo' as const, 'used' as const),
    fuel: fc.constantFrom(...CHARGED_FUELS, null),
    cylinders: fc.constantFrom(null, 0, 2, 3, 4, 5, 6, 8, 12),
    gvm: fc.constantFrom(null, 2_000, 4_500, 4_501, 16_000),
    emissions: fc.constantFrom(null, 0, 110, 121, 250),
  });
  const prices = fc.integer({ min: 1, max: 40_000_000 }).map((cents) => cents / 100);

  test.each(DUTY_TABLES)('$state: a higher price never has a lower duty', (table) => {
    fc.assert(
      fc.property(vehicles, prices, prices, (facts, one, other) => {
        const found = rateFor(table, vehicleWith(facts), null);
        if (!found) return;
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(chargeCents(found.rate, low)).toBeLessThanOrEqual(chargeCents(found.rate, high));
      }),
      { numRuns: 400 },
    );
  });

  test.each(DUTY_TABLES)('$state: duty is in whole cents, from 0 to 10 per cent or $20', (table) => {
    fc.assert(
      fc.property(vehicles, prices, (facts, price) => {
        const found = rateFor(table, vehicleWith(facts), null);
        if (!found) return;
        const cents = chargeCents(found.rate, price);
        expect(Number.isInteger(cents)).toBe(true);
        expect(cents).toBeGreaterThanOrEqual(0);
        // Parts of $100 or $200 count whole, so that the smallest prices are charged more than the rate.
        expect(cents).toBeLessThanOrEqual(Math.max(2_000, price * 10 + 2_000));
      }),
      { numRuns: 400 },
    );
  });
});

describe('rates that depend on facts', () => {
  test('an unknown fact makes the next rate an estimate', () => {
    const found = rateFor(dutyTable('QLD'), vehicleWith({ cylinders: null }), null);
    expect(found).toMatchObject({ isEstimate: true, rate: { label: '7 or more cylinders' } });
  });

  test('a motorcycle is charged by its cylinders where they are known', () => {
    const rateOf = (cylinders: number | null) =>
      rateFor(dutyTable('QLD'), vehicleWith({ kind: 'motorcycle', cylinders }), null);
    expect(rateOf(6)).toMatchObject({ isEstimate: false, rate: { label: '5 or 6 cylinders' } });
    expect(rateOf(null)).toMatchObject({ isEstimate: true, rate: { kinds: ['motorcycle'] } });
  });

  test('a known fact gives an exact rate', () => {
    const found = rateFor(dutyTable('QLD'), vehicleWith({ cylinders: 6 }), null);
    expect(found).toMatchObject({ isEstimate: false, rate: { label: '5 or 6 cylinders' } });
  });

  test('a kind without a rate has none', () =>
    expect(rateFor(dutyTable('NT'), vehicleWith({ kind: 'caravan' }), null)).toBeNull());

  test('postcodes limit a rate, and an unknown postcode makes the next one an estimate', () => {
    const rates: ChargeTable['rates'] = [
      { postcodes: ['3000-3207', '3800'], steps: [{ over: 0, base: 500 }] },
      { steps: [{ over: 0, base: 300 }] },
    ];
    const at = (postcode: string | null) => {
      const found = rateFor({ rates }, vehicleWith(), postcode);
      return found && [chargeCents(found.rate, 1), found.isEstimate];
    };
    expect(at('3121')).toEqual([50_000, false]);
    expect(at('3800')).toEqual([50_000, false]);
    expect(at('3550')).toEqual([30_000, false]);
    expect(at(null)).toEqual([30_000, true]);
  });
});
