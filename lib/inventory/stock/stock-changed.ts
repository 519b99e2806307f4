import { z } from 'zod';

/** PostgreSQL channel that wakes the worker when changed vehicles are committed. */
export const STOCK_CHANNEL = 'stock_changed';

export const CHANGES_PER_MESSAGE = 500;

export const STOCK_CHANGED_PATH = '/api/stock/changed';

/**
 * A vehicle whose pages and lists are out of date. A vehicle that moved between dealerships appears once for
 * each.
 */
export const stockChangeSchema = z.object({
  id: z.string().min(1),
  slug: z.string().min(1),
  dealershipId: z.string().min(1),
});
export type StockChange = z.output<typeof stockChangeSchema>;

export const stockChangesSchema = z.object({
  changes: z.array(stockChangeSchema).max(CHANGES_PER_MESSAGE),
});
