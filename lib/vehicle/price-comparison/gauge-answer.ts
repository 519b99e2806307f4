import { z } from 'zod';

const amount = z.number().nullish();

/** The partner's response. Every field may be missing; `gaugeOf` checks the required ones. */
export const gaugeAnswerSchema = z.object({
  fill: amount,
  listing_price: amount,
  market_range_min: amount,
  market_range_max: amount,
  confidence: amount,
  description: z.string().nullish(),
});
