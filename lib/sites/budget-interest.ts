/** Whether the budget finder's estimate includes interest at the site's rate. */
export const BUDGET_INTERESTS = ['none', 'siteRate'] as const;
export type BudgetInterest = (typeof BUDGET_INTERESTS)[number];
