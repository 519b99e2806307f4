/** How the page of a vehicle that is no longer for sale says so. */
export const SOLD_TEXTS = ['recentlySold', 'byStatus'] as const;
export type SoldText = (typeof SOLD_TEXTS)[number];
