/**
 * Which price a site shows first if the feed has two: excluding government charges, or drive away. A vehicle
 * with one price shows that one.
 */
export const PRICE_LEADS = ['excludingCharges', 'driveAway'] as const;
export type PriceLead = (typeof PRICE_LEADS)[number];
