/** Which of two prices a site shows first: without government charges, or drive away. */
export const PRICE_LEADS = ['excludingCharges', 'driveAway'] as const;
export type PriceLead = (typeof PRICE_LEADS)[number];

/** Where a site shows drive-away prices computed for the shopper's state. */
export const DRIVE_AWAY_PRICES = ['off', 'vehiclePage'] as const;
