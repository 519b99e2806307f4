/**
 * Which price of a vehicle a site leads with where the feed gives two: the one without government charges, or the one that
 * one drives away with. A vehicle with one price shows that one, with its own words.
 */
export const PRICE_LEADS = ['excludingCharges', 'driveAway'] as const;
export type PriceLead = (typeof PRICE_LEADS)[number];
