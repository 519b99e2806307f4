import type { PriceRules } from '@forecourt/lib/vehicle/price-rules';
import { type PricedVehicle, priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { z } from 'zod';

/** A price with everything that the site says about it. */
export const PRICE = z.object({
  text: z.string().describe('The price as the site states it, with its basis. Quote it unchanged.'),
  figure: z.string().describe('The price without its basis, `$34,990`.'),
  amount: z.number().nullable().describe('Null without an advertised price.'),
  currency: z.literal('AUD'),
  unit: z.enum(['total', 'week']).describe('`week` for a subscription paid by the week.'),
  basis: z
    .string()
    .nullable()
    .describe(
      'What the price includes, such as `Drive Away` or `Excl. Govt. Charges`. Null if the dealer does not say.',
    ),
  includesGst: z.boolean().nullable(),
  was: z.string().nullable().describe('The former price that the site shows.'),
  others: z.array(z.string()).describe('Other prices of the same vehicle, each with its basis.'),
  explanation: z.string().nullable().describe('A sentence that says what is included or added.'),
});

/** Returns a vehicle's price as its page and card state it (PRICE rows). */
export function priceAnswer(vehicle: PricedVehicle, rules: PriceRules): z.input<typeof PRICE> {
  const { text, figure, price, wasText, others, disclaimer } = priceStatement(vehicle, rules);
  return {
    text,
    figure,
    amount: price?.amount ?? null,
    currency: 'AUD',
    unit: price?.unit ? 'week' : 'total',
    basis: price?.basisText ?? null,
    includesGst: price?.includesGst ?? null,
    was: wasText,
    others: others.map((other) => other.text),
    explanation: disclaimer,
  };
}
