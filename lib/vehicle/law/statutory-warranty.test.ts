import { describe, expect, test } from 'vitest';
import type { StateCode } from '../../sites/state-codes.ts';
import type { LawFacts } from './law-facts.ts';
import { statutoryWarranty } from './statutory-warranty.ts';
import { WARRANTY_RULES } from './statutory-warranty-rules.ts';

const NOBODY: ReadonlySet<string> = new Set();
const EVERYTHING: ReadonlySet<string> = new Set(WARRANTY_RULES.map(({ id }) => id));
const DAY = '2026-11-29';

const built = (day: string) => ({ from: day, to: day });
const facts = (state: StateCode, changes: Partial<LawFacts> = {}): LawFacts => ({
  state,
  kind: 'car',
  carType: 'used',
  built: built('2022-06-01'),
  km: 50_000,
  price: 25_000,
  day: DAY,
  ...changes,
});

/** `3/5000`, `not_covered`, `ask`, or why there is no outcome. */
function outcome(given: LawFacts, confirmedIds = NOBODY): string {
  const decision = statutoryWarranty(given, confirmedIds);
  if (decision.kind !== 'decided') return decision.kind;
  const result = decision.rule.outcome;
  return result.kind === 'covered' ? `${result.months}/${result.km}` : result.kind;
}

describe('a used car', () => {
  test.each<[StateCode, Partial<LawFacts>, string]>([
    // New South Wales: under 10 years and under 160,000 km
    ['NSW', { built: built('2016-11-30') }, '3/5000'],
    ['NSW', { built: built('2016-11-29') }, 'not_covered'],
    ['NSW', { km: 159_999 }, '3/5000'],
    ['NSW', { km: 160_000 }, 'not_covered'],
    // Victoria: at most 10 years and under 160,000 km
    ['VIC', { built: built('2016-11-29') }, '3/5000'],
    ['VIC', { built: built('2016-11-28') }, 'not_covered'],
    ['VIC', { km: 159_999 }, '3/5000'],
    ['VIC', { km: 160_000 }, 'not_covered'],
    // Queensland: class A, then class B
    ['QLD', { built: built('2016-11-29') }, '3/5000'],
    ['QLD', { built: built('2016-11-28') }, '1/1000'],
    ['QLD', { km: 159_999 }, '3/5000'],
    ['QLD', { km: 160_000 }, '1/1000'],
    // Western Australia: two steps of age and km, and a lowest price
    ['WA', { built: built('2016-11-29') }, '3/5000'],
    ['WA', { built: built('2016-11-28') }, '1/1500'],
    ['WA', { built: built('2014-11-29') }, '1/1500'],
    ['WA', { built: built('2014-11-28') }, 'not_covered'],
    ['WA', { km: 150_000 }, '3/5000'],
    ['WA', { km: 150_001 }, '1/1500'],
    ['WA', { km: 180_000 }, '1/1500'],
    ['WA', { km: 180_001 }, 'not_covered'],
    ['WA', { price: 4_000 }, '3/5000'],
    ['WA', { price: 3_999 }, 'not_covered'],
    // Australian Capital Territory and Northern Territory: under 10 years and under 160,000 km
    ['ACT', { built: built('2016-11-30') }, '3/5000'],
    ['ACT', { built: built('2016-11-29') }, 'not_covered'],
    ['ACT', { km: 159_999 }, '3/5000'],
    ['ACT', { km: 160_000 }, 'not_covered'],
    ['NT', { built: built('2016-11-30') }, '3/5000'],
    ['NT', { built: built('2016-11-29') }, 'not_covered'],
    ['NT', { km: 159_999 }, '3/5000'],
    ['NT', { km: 160_000 }, 'not_covered'],
  ])('in %s with %j: %s', (state, changes, expected) => {
    expect(outcome(facts(state, changes))).toBe(expected);
  });

  test.each<[StateCode, Partial<LawFacts>, string]>([
    // South Australia: three steps of price
    ['SA', { price: 6_001 }, '3/5000'],
    ['SA', { price: 6_000 }, '2/3000'],
    ['SA', { price: 3_001 }, '2/3000'],
    ['SA', { price: 3_000 }, 'not_covered'],
    ['SA', { km: 200_000 }, '3/5000'],
    ['SA', { km: 200_001 }, 'not_covered'],
    ['SA', { built: built('2011-11-29') }, '3/5000'],
    ['SA', { built: built('2011-11-28') }, 'not_covered'],
    // Tasmania
    ['TAS', { built: built('2019-11-30') }, '3/5000'],
    ['TAS', { built: built('2019-11-29') }, 'not_covered'],
    ['TAS', { km: 119_999 }, '3/5000'],
    ['TAS', { km: 120_000 }, 'not_covered'],
  ])('in %s with %j: %s once confirmed, and nothing before', (state, changes, expected) => {
    expect(outcome(facts(state, changes), EVERYTHING)).toBe(expected);
    expect(outcome(facts(state, changes))).toBe('unconfirmed');
  });
});

describe('other vehicles', () => {
  test.each<[StateCode, Partial<LawFacts>, string]>([
    ['VIC', { kind: 'motorcycle' }, 'not_covered'],
    ['VIC', { kind: 'truck' }, 'not_covered'],
    ['VIC', { kind: 'commercial' }, 'ask'],
    ['VIC', { kind: 'caravan' }, 'unconfirmed'],
    ['VIC', { carType: 'new' }, 'not_covered'],
    ['VIC', { carType: 'demo' }, 'unconfirmed'],
    ['QLD', { kind: 'motorcycle' }, 'not_covered'],
    ['QLD', { kind: 'caravan' }, 'not_covered'],
    ['QLD', { kind: 'truck' }, 'not_covered'],
    ['QLD', { kind: 'commercial' }, 'ask'],
    ['QLD', { carType: 'new' }, 'not_covered'],
    ['QLD', { carType: 'demo' }, 'unconfirmed'],
    ['SA', { kind: 'motorcycle' }, 'not_covered'],
    ['SA', { carType: 'new' }, 'not_covered'],
    ['WA', { kind: 'caravan' }, 'not_covered'],
    ['WA', { kind: 'truck' }, 'not_covered'],
    ['WA', { kind: 'commercial' }, 'ask'],
    ['WA', { carType: 'new' }, 'not_covered'],
    ['WA', { kind: 'motorcycle', built: built('2018-11-29'), km: 80_000, price: 3_500 }, '3/5000'],
    ['WA', { kind: 'motorcycle', built: built('2018-11-28') }, 'not_covered'],
    ['WA', { kind: 'motorcycle', km: 80_001 }, 'not_covered'],
    ['WA', { kind: 'motorcycle', price: 3_499 }, 'not_covered'],
    ['ACT', { kind: 'motorcycle', carType: 'new' }, '6/10000'],
    ['ACT', { kind: 'motorcycle', carType: 'demo' }, '6/10000'],
    ['ACT', { carType: 'new' }, 'unconfirmed'],
    ['NT', { kind: 'motorcycle', built: built('2021-11-30'), km: 29_999 }, '3/5000'],
    ['NT', { kind: 'motorcycle', built: built('2021-11-29') }, 'not_covered'],
    ['NT', { kind: 'motorcycle', km: 30_000 }, 'not_covered'],
    ['NSW', { carType: 'new' }, 'unconfirmed'],
    ['NSW', { kind: 'caravan' }, 'unconfirmed'],
  ])('in %s with %j: %s', (state, changes, expected) => {
    expect(outcome(facts(state, changes))).toBe(expected);
  });

  test.each<[StateCode, Partial<LawFacts>, string]>([
    ['NSW', { carType: 'new' }, '12/20000'],
    ['NSW', { carType: 'demo' }, '3/5000'],
    ['NSW', { kind: 'motorcycle', carType: 'new' }, '6/10000'],
    ['NSW', { kind: 'motorcycle', built: built('2021-11-29'), km: 30_000 }, '3/3000'],
    ['NSW', { kind: 'motorcycle', built: built('2021-11-28') }, 'not_covered'],
    ['NSW', { kind: 'motorcycle', km: 30_001 }, 'not_covered'],
    ['NSW', { kind: 'commercial', km: 160_000 }, 'not_covered'],
    ['NSW', { kind: 'truck' }, 'not_covered'],
    ['NSW', { kind: 'caravan' }, 'ask'],
    ['VIC', { carType: 'demo' }, '3/5000'],
    ['TAS', { kind: 'motorcycle', built: built('2021-11-30'), km: 29_999 }, '2/3000'],
    ['TAS', { kind: 'motorcycle', built: built('2021-11-29') }, 'not_covered'],
    ['ACT', { kind: 'motorcycle', built: built('2021-11-29'), km: 30_000 }, '3/3000'],
    ['ACT', { kind: 'motorcycle', km: 30_001 }, 'not_covered'],
  ])('in %s with %j: %s once confirmed', (state, changes, expected) => {
    expect(outcome(facts(state, changes), EVERYTHING)).toBe(expected);
  });
});

describe('missing facts', () => {
  test('names what the listing lacks', () => {
    expect(statutoryWarranty(facts('WA', { built: null, km: null, price: null }), NOBODY)).toMatchObject({
      kind: 'needs_facts',
      missing: ['age', 'km', 'price'],
    });
  });

  test('is no obstacle if another fact already excludes it', () => {
    expect(outcome(facts('NSW', { built: null, km: 200_000 }))).toBe('not_covered');
  });

  test('a build month that contains the boundary leaves the age open', () => {
    const month = { from: '2016-11-01', to: '2016-11-30' };
    expect(statutoryWarranty(facts('NSW', { built: month }), NOBODY)).toMatchObject({ missing: ['age'] });
    expect(outcome(facts('NSW', { built: { from: '2016-12-01', to: '2016-12-31' } }))).toBe('3/5000');
  });
});

test('a rule applies only between its dates', () => {
  expect(outcome(facts('NSW', { day: '2014-11-30', built: built('2012-01-01') }))).toBe('no_rule');
  expect(outcome(facts('NSW', { day: '2014-12-01', built: built('2012-01-01') }))).toBe('3/5000');
  expect(outcome(facts('QLD', { day: '2019-08-31', built: built('2012-01-01') }))).toBe('no_rule');
  expect(outcome(facts('QLD', { day: '2019-09-01', built: built('2012-01-01') }))).toBe('3/5000');
});
