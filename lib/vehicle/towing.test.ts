import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CaravanWeights } from './caravan.ts';
import { payloadOf } from './caravan.ts';
import { towCheck, towNeeds } from './towing.ts';

const weights = (facts: Partial<CaravanWeights> = {}): CaravanWeights => ({
  tare: 2_240,
  atm: 2_740,
  gtm: null,
  ball: 150,
  payload: 500,
  ...facts,
});
const check = (braked: number, ball: number | null = null, gcm: number | null = null) =>
  towCheck(weights(), { braked, ball, gcm });

describe('a tow check', () => {
  test('is within limits that the loaded caravan stays below', () => {
    expect(check(3_500, 350, 5_950)).toEqual({
      verdict: 'within',
      title: 'Within your limits when fully loaded',
      lines: [
        {
          kind: 'braked',
          text: 'Towing capacity 3,500 kg less ATM 2,740 kg: 760 kg to spare',
          isOver: false,
        },
        {
          kind: 'ball',
          text: 'Ball limit 350 kg less ball weight 274 kg (10% of 2,740 kg): 76 kg to spare',
          isOver: false,
        },
        {
          kind: 'gcm',
          text: 'GCM 5,950 kg less caravan 2,740 kg: 3,210 kg left for your vehicle, its passengers and luggage',
          isOver: false,
        },
      ],
    });
  });
  test('allows less load between tare and ATM', () => {
    expect(check(2_500)?.verdict).toBe('lighter');
    expect(check(2_500)?.title).toBe('Within your towing capacity with up to 260 kg of load');
  });
  test('fails below the tare', () => expect(check(2_000)?.verdict).toBe('over'));
  test('fails above the ball limit', () => {
    expect(check(3_500, 200)?.verdict).toBe('over');
    expect(check(3_500, 200)?.title).toBe("Above your vehicle's limits");
  });
  test('judges the ball weight of a lighter load by that load', () =>
    expect(check(2_500, 250)?.verdict).toBe('lighter'));
  test('fails if the combination leaves nothing for the vehicle', () =>
    expect(check(3_500, null, 2_700)?.verdict).toBe('over'));
  test('is impossible without an ATM', () =>
    expect(towCheck(weights({ atm: null }), { braked: 3_500, ball: null, gcm: null })).toBeNull());
  test('fails without a tare if the ATM is above the capacity', () =>
    expect(towCheck(weights({ tare: null }), { braked: 2_500, ball: null, gcm: null })?.verdict).toBe(
      'over',
    ));
});

const anyWeights = fc
  .record({
    tare: fc.integer({ min: 300, max: 4_000 }),
    load: fc.integer({ min: 1, max: 2_000 }),
    ball: fc.option(fc.integer({ min: 20, max: 500 })),
  })
  .map(({ tare, load, ball }) => ({
    tare,
    atm: tare + load,
    gtm: null,
    ball,
    payload: payloadOf(tare, tare + load),
  }));
const anyLimits = fc.record({
  braked: fc.integer({ min: 300, max: 8_000 }),
  ball: fc.option(fc.integer({ min: 20, max: 800 })),
  gcm: fc.option(fc.integer({ min: 1_000, max: 12_000 })),
});

describe('laws of the tow check', () => {
  const RANKS = { over: 0, lighter: 1, within: 2 };

  test('a higher towing capacity never makes it worse, all else unlimited', () => {
    fc.assert(
      fc.property(anyWeights, fc.integer({ min: 300, max: 8_000 }), fc.nat(3_000), (van, braked, more) => {
        const rank = (capacity: number) =>
          RANKS[towCheck(van, { braked: capacity, ball: null, gcm: null })?.verdict ?? 'over'];
        expect(rank(braked + more)).toBeGreaterThanOrEqual(rank(braked));
      }),
    );
  });
  test('another limit never makes it better', () => {
    fc.assert(
      fc.property(anyWeights, anyLimits, (van, limits) => {
        const rank = RANKS[towCheck(van, limits)?.verdict ?? 'over'];
        expect(rank).toBeLessThanOrEqual(
          RANKS[towCheck(van, { ...limits, ball: null, gcm: null })?.verdict ?? 'over'],
        );
      }),
    );
  });
  test('within means that the ATM and the ball weight fit', () => {
    fc.assert(
      fc.property(anyWeights, anyLimits, (van, limits) => {
        if (towCheck(van, limits)?.verdict !== 'within') return;
        expect(limits.braked).toBeGreaterThanOrEqual(van.atm);
        if (limits.ball !== null) expect(limits.ball).toBeGreaterThanOrEqual(van.ball ?? 0);
      }),
    );
  });
  test('the ball weight is never below the stated one', () => {
    fc.assert(
      fc.property(anyWeights, (van) => {
        expect(towNeeds(van)?.ball).toBeGreaterThanOrEqual(van.ball ?? 0);
      }),
    );
  });
});
