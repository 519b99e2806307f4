import { z } from 'zod';
import { METRICS, type Metric, type Percentile } from './metrics.ts';
import { ENOUGH_SAMPLES } from './regression.ts';

/** Highest p75 of a kind of page: milliseconds, or a score for layout shift. */
export type FieldBudget = Record<Metric, number>;
/** Budgets by kind of page (`lib/sites/address-table.ts`). `other` is the default. */
export type FieldBudgets = Record<string, FieldBudget>;

/** Parses `storefront/field-budgets.json`. */
export const fieldBudgetsSchema = z
  .record(z.string(), z.strictObject({ LCP: z.number(), INP: z.number(), CLS: z.number() }))
  .refine((budgets) => 'other' in budgets, 'There is no budget for other kinds of pages.');

/** Returns the budget of a kind of page. */
export const budgetOf = (budgets: FieldBudgets, kind: string): FieldBudget | undefined =>
  (Object.hasOwn(budgets, kind) ? budgets[kind] : undefined) ?? budgets['other'];

/** Returns the metrics whose p75 exceeds the budget, of at least `ENOUGH_SAMPLES` page loads. */
export const overBudget = (budget: FieldBudget, figures: Record<Metric, Percentile>): Metric[] =>
  METRICS.filter((metric) => {
    const figure = figures[metric];
    return figure !== null && figure.samples >= ENOUGH_SAMPLES && figure.p75 > budget[metric];
  });
