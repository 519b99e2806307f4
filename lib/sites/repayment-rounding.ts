/** How a repayment is rounded: up to the dollar, to the nearest dollar, or to the cent (FIN-31, FIN-32, OPEN-077). */
export const REPAYMENT_ROUNDINGS = ['up', 'nearest', 'cents'] as const;

export type RepaymentRounding = (typeof REPAYMENT_ROUNDINGS)[number];

/** Digits that a calculation in floating point may be trusted with: what lies behind them rounds nothing up. */
const TRUSTED_DIGITS = 6;

/** A repayment as the site, or its lender, rounds it. */
export function roundRepayment(dollars: number, rounding: RepaymentRounding): number {
  const exact = Number(dollars.toFixed(TRUSTED_DIGITS));
  if (rounding === 'cents') return Math.round(exact * 100) / 100;
  return rounding === 'nearest' ? Math.round(exact) : Math.ceil(exact);
}
