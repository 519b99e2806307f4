import { z } from 'zod';

const amount = z.number().nullish();

/** The partner's answer. Every field may be missing: `gaugeOf` decides which ones a gauge needs. */
export const gaugeAnswerSchema = z.object({
  fill: amount,
  listing_price: amount,
  market_range_min: amount,
  market_range_max: amount,
  confidence: amount,
  description: z.string().nullish(),
});
