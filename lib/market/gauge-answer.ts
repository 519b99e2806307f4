import { z } from 'zod';

const amount = z.number().nullish();

/** What the partner answers; which of it must be there for a gauge is for `gaugeOf` to say. */
export const gaugeAnswerSchema = z.object({
  fill: amount,
  listing_price: amount,
  market_range_min: amount,
  market_range_max: amount,
  confidence: amount,
  description: z.string().nullish(),
});
