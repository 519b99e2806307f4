import { keptValuation } from '@forecourt/lib/leads/trade-in/kept-valuation';
import type { Valuation } from '@forecourt/lib/leads/trade-in/valuations.server';
import { describe, expect, test } from 'vitest';
import { keptOf } from './valuation-visit.server.ts';

const valuation = (changes: Partial<Valuation> = {}) =>
  ({
    vehicle: { make: 'Mazda', model: 'CX-5', year: 2021 },
    rego: 'ABC123',
    regoState: 'QLD',
    kilometres: 64_000,
    amountLow: 17_000,
    amountHigh: 20_000,
    inspectedAmount: null,
    expiresAt: new Date('2026-12-20T00:00:00Z'),
    ...changes,
  }) as Valuation;
const NOW = Date.parse('2026-12-01T00:00:00Z');

describe('the trade-in of a finance application', () => {
  test('has the estimate until staff have inspected the vehicle', () => {
    const kept = keptOf(valuation());
    expect(kept).toMatchObject({ low: 17_000, high: 20_000 });
    expect(kept).not.toHaveProperty('isInspected');
    expect(keptValuation(JSON.stringify(kept), NOW)).toEqual(kept);
  });

  test('has the offer after inspection in place of the estimate, and without one', () => {
    const kept = keptOf(valuation({ inspectedAmount: 15_500 }));
    expect(kept).toMatchObject({ low: 15_500, high: 15_500, isInspected: true });
    expect(keptValuation(JSON.stringify(kept), NOW)).toEqual(kept);
    const none = { amountLow: null, amountHigh: null };
    expect(keptOf(valuation({ ...none, inspectedAmount: 15_500 }))).toEqual(kept);
    expect(keptOf(valuation(none))).toBeNull();
  });
});
