/** Rounding of repayments: up or nearest dollar, or cents (FIN-31, FIN-32, OPEN-077). */
export const REPAYMENT_ROUNDINGS = ['up', 'nearest', 'cents'] as const;

export type RepaymentRounding = (typeof REPAYMENT_ROUNDINGS)[number];

/** Reliable decimals of floating-point results, so that errors beyond them don't round up. */
const TRUSTED_DIGITS = 6;

export function roundRepayment(dollars: number, rounding: RepaymentRounding): number {
  const exact = Number(dollars.toFixed(TRUSTED_DIGITS));
  if (rounding === 'cents') return Math.round(exact * 100) / 100;
  return rounding === 'nearest' ? Math.round(exact) : Math.ceil(exact);
}
