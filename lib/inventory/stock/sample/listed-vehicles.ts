import { z } from 'zod';

// API types between the mapping assistant and the back office.

/** VINs and plates in one request; a longer file is asked about in several. */
export const MOST_IDENTITIES = 5_000;

export const listedVehiclesRequestSchema = z.strictObject({
  vins: z.array(z.string().max(17)).max(MOST_IDENTITIES),
  /** Registration plates of vehicles without a VIN. */
  plates: z.array(z.string().max(12)).max(MOST_IDENTITIES),
});
export type ListedVehiclesRequest = z.input<typeof listedVehiclesRequestSchema>;

/** How many of the vehicles each feed lists, most first. */
export interface ListedVehiclesAnswer {
  feeds: { feed: string; count: number }[];
}
