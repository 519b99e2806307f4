/** Which price a site shows first if the feed has two: without government charges, or drive away. */
export const PRICE_LEADS = ['excludingCharges', 'driveAway'] as const;
export type PriceLead = (typeof PRICE_LEADS)[number];
