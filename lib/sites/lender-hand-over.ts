/**
 * How a pre-approval continues at the lender: at once, or after a page that names the lender's website and waits
 * for the shopper.
 */
export const LENDER_HAND_OVERS = ['redirect', 'ask'] as const;
export type LenderHandOver = (typeof LENDER_HAND_OVERS)[number];
