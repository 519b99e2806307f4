import { beforeEach, expect, test } from 'vitest';
import { householdOf } from './household.ts';
import { HouseholdBudget } from './household-budget.ts';

const ONE = householdOf('11.0.0.1');
const OTHER = householdOf('11.0.0.2');

let now: number;
let budget: HouseholdBudget;
beforeEach(() => {
  now = 0;
  budget = new HouseholdBudget({ most: 3, perSecond: 0.5 }, () => now);
});
const takeTimes = (times: number) => Array.from({ length: times }, () => budget.take(ONE));

test('refuses a household without a budget, with the seconds to wait', () => {
  expect(takeTimes(4)).toEqual([0, 0, 0, 2]);
});

test('leaves other households their budget', () => {
  takeTimes(10);
  expect(budget.take(OTHER)).toBe(0);
});

test('refills with time, up to its size', () => {
  takeTimes(3);
  now += 2_000;
  expect(takeTimes(2)).toEqual([0, 2]);
  now += 3_600_000;
  expect(takeTimes(4)).toEqual([0, 0, 0, 2]);
});
