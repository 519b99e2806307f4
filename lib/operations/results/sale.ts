import type { SaleOrigin } from './sale-origins.ts';

// Types shared by the back office and the studio for sales that staff enter.

export interface FindVehicleRequest {
  site: string;
  stocknum: string;
}

export interface FoundVehicle {
  id: string;
  title: string;
  stocknum: string;
  /** The sale that is known already. */
  sale: { id: string; soldAt: string; origin: SaleOrigin } | null;
  /** Newest first. */
  leads: { id: string; name: string; at: string }[];
}

export interface SaleRequest {
  site: string;
  /** Id of the vehicle. */
  car: string;
  /** Day in the site's time zone. */
  soldOn: string;
  lead: string | null;
}

export interface RecordedSale {
  id: string;
}

export const SALE_ORIGIN_LABELS: Record<SaleOrigin, string> = {
  reservation: 'Completed reservation',
  lead: 'Lead marked as won',
  feed: 'Sold in the feed',
  staff: 'Entered by staff',
};
