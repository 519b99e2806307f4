import { z } from 'zod';

/** Vehicles in one message to the storefront at most. */
export const CHANGES_PER_MESSAGE = 500;

/** Where the storefront hears of changed stock. */
export const STOCK_CHANGED_PATH = '/api/stock/changed';

/** One vehicle whose pages and lists are out of date; a vehicle that moved is told once for each dealership. */
export const stockChangeSchema = z.object({
  id: z.string().min(1),
  slug: z.string().min(1),
  dealershipId: z.string().min(1),
});
export type StockChange = z.output<typeof stockChangeSchema>;

/** The body of the signed message. */
export const stockChangesSchema = z.object({
  changes: z.array(stockChangeSchema).max(CHANGES_PER_MESSAGE),
});
