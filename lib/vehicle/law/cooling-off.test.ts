import { expect, test } from 'vitest';
import type { StateCode } from '../../sites/state-codes.ts';
import type { CarType } from '../vehicle.ts';
import { coolingOff } from './cooling-off.ts';
import { COOLING_OFF_RULES } from './cooling-off-rules.ts';
import type { LawKind } from './law-rule.ts';

const NOBODY: ReadonlySet<string> = new Set();
const EVERYTHING: ReadonlySet<string> = new Set(COOLING_OFF_RULES.map(({ id }) => id));

function outcome(state: StateCode, kind: LawKind, carType: CarType, confirmedIds = NOBODY): string {
  const facts = { state, kind, carType, built: null, km: null, price: null, day: '2026-11-29' };
  const decision = coolingOff(facts, confirmedIds);
  if (decision.kind !== 'decided') return decision.kind;
  const result = decision.rule.outcome;
  return result.kind === 'right' ? `${result.businessDays}` : result.kind;
}

test.each<[StateCode, LawKind, CarType, string]>([
  ['VIC', 'car', 'used', '3'],
  ['VIC', 'car', 'demo', '3'],
  ['VIC', 'car', 'new', '3'],
  ['VIC', 'motorcycle', 'used', '3'],
  ['VIC', 'commercial', 'used', 'ask'],
  ['VIC', 'truck', 'used', 'none'],
  ['VIC', 'caravan', 'used', 'unconfirmed'],
  ['QLD', 'car', 'used', '1'],
  ['QLD', 'car', 'new', 'none'],
  ['QLD', 'car', 'demo', 'unconfirmed'],
  ['QLD', 'commercial', 'used', 'ask'],
  ['QLD', 'caravan', 'used', 'none'],
  ['QLD', 'truck', 'used', 'none'],
  ['SA', 'car', 'used', 'unconfirmed'],
  ['SA', 'motorcycle', 'used', 'unconfirmed'],
  ['SA', 'car', 'new', 'none'],
  ['SA', 'car', 'demo', 'unconfirmed'],
  ['WA', 'car', 'used', 'none'],
  ['WA', 'caravan', 'new', 'none'],
  ['ACT', 'car', 'new', '3'],
  ['ACT', 'car', 'used', '3'],
  ['ACT', 'truck', 'used', 'unconfirmed'],
  ['TAS', 'car', 'used', 'none'],
  ['TAS', 'motorcycle', 'used', 'unconfirmed'],
  ['NT', 'car', 'new', 'none'],
  ['NT', 'motorcycle', 'used', 'none'],
  ['NSW', 'car', 'used', 'unconfirmed'],
])('in %s, %s, %s: %s', (state, kind, carType, expected) => {
  expect(outcome(state, kind, carType)).toBe(expected);
});

test.each<[StateCode, LawKind, CarType, string]>([
  ['NSW', 'car', 'used', '1'],
  ['QLD', 'car', 'demo', '1'],
  ['QLD', 'motorcycle', 'used', '1'],
  ['SA', 'car', 'used', '2'],
  ['SA', 'motorcycle', 'used', '2'],
  ['SA', 'car', 'demo', '2'],
  ['TAS', 'truck', 'used', 'none'],
])('in %s, %s, %s: %s once confirmed', (state, kind, carType, expected) => {
  expect(outcome(state, kind, carType, EVERYTHING)).toBe(expected);
});
