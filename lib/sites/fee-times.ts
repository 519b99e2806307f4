/**
 * When a listed fee is charged. A comparison rate includes all but government charges (National Credit Code,
 * Part 10); `establishment` counts once if the loan already includes an establishment fee.
 */
export const FEE_TIMES = ['establishment', 'atStart', 'monthly', 'government'] as const;
export type FeeTime = (typeof FEE_TIMES)[number];
