import { budgetOf, fieldBudgetsSchema, overBudget } from '@forecourt/lib/operations/speed/field-budgets';
import { METRIC_FACTS, METRICS } from '@forecourt/lib/operations/speed/metrics';
import { ENOUGH_SAMPLES } from '@forecourt/lib/operations/speed/regression';
import { ADDRESS_TABLE } from '@forecourt/lib/sites/address-table';
import { expect, test } from 'vitest';
import file from './field-budgets.json';

const budgets = fieldBudgetsSchema.parse(file);

test('each budget is of a kind of page that exists, or of the others', () => {
  const kinds = new Set<string>(['page', 'other', ...ADDRESS_TABLE.map(({ page }) => page)]);
  expect(Object.keys(budgets).filter((kind) => !kinds.has(kind))).toEqual([]);
});

test('no budget allows more than what is rated good', () => {
  for (const [kind, budget] of Object.entries(budgets))
    for (const metric of METRICS)
      expect(budget[metric], `${kind} ${metric}`).toBeLessThanOrEqual(METRIC_FACTS[metric].good);
});

test('a kind of page without a budget has that of the others', () => {
  expect(budgetOf(budgets, 'vehicle')).toEqual(file.vehicle);
  expect(budgetOf(budgets, 'warranty')).toEqual(file.other);
  expect(budgetOf(budgets, 'toString')).toEqual(file.other);
});

test('a kind of page is over its budget only with enough page loads', () => {
  const figures = (samples: number) => ({
    LCP: { p75: 2_100, samples },
    INP: { p75: 150, samples },
    CLS: null,
  });
  expect(overBudget(file.vehicle, figures(ENOUGH_SAMPLES))).toEqual(['LCP']);
  expect(overBudget(file.vehicle, figures(ENOUGH_SAMPLES - 1))).toEqual([]);
});

test('budgets without one for the others are refused', () => {
  expect(fieldBudgetsSchema.safeParse({ home: file.home }).success).toBe(false);
});
