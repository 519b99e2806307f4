/**
 * How a sale became known: a completed reservation, a lead that staff marked as won, the feed's status, or
 * entered by staff.
 */
export const SALE_ORIGINS = ['reservation', 'lead', 'feed', 'staff'] as const;
export type SaleOrigin = (typeof SALE_ORIGINS)[number];
