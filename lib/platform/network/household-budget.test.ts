import { expect, test } from 'vitest';
import { householdOf } from './household.ts';
import { HouseholdBudget } from './household-budget.ts';

const ONE = householdOf('11.0.0.1');
const OTHER = householdOf('11.0.0.2');

function budgetAt(): { budget: HouseholdBudget; pass: (seconds: number) => void } {
  let now = 0;
  return {
    budget: new HouseholdBudget({ most: 3, perSecond: 0.5 }, () => now),
    pass: (seconds) => {
      now += seconds * 1_000;
    },
  };
}

test('refuses a household that has used its budget, and says for how long', () => {
  const { budget } = budgetAt();
  expect([1, 2, 3, 4].map(() => budget.take(ONE))).toEqual([0, 0, 0, 2]);
});

test('leaves other households their budget', () => {
  const { budget } = budgetAt();
  for (let count = 0; count < 10; count += 1) budget.take(ONE);
  expect(budget.take(OTHER)).toBe(0);
});

test('refills by the second, up to its size', () => {
  const { budget, pass } = budgetAt();
  for (let count = 0; count < 3; count += 1) budget.take(ONE);
  pass(2);
  expect([budget.take(ONE), budget.take(ONE)]).toEqual([0, 2]);
  pass(3_600);
  expect([1, 2, 3, 4].map(() => budget.take(ONE))).toEqual([0, 0, 0, 2]);
});
