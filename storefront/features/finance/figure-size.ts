/**
 * Sizes of the figures of a loan. A comparison rate must be at least as prominent as the rate or repayment
 * that it belongs to (National Consumer Credit Protection Act 2009, s 160; ASIC RG 178), so all have the same.
 */
export const FIGURE_SIZES = {
  large: 'text-2xl font-semibold',
  medium: 'text-xl font-semibold',
  small: 'text-base font-semibold',
} as const;

export type FigureSize = keyof typeof FIGURE_SIZES;
