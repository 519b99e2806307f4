import { z } from 'zod';
import { line, text } from '../../platform/text/schema.ts';

/**
 * Answers of the steps between details and payment (OPEN-024), all optional until the shopper reaches them.
 */
export const choicesSchema = z.object({
  tradeIn: z
    .object({
      rego: line(12),
      state: line(3),
      description: line(200),
      kilometres: z.number().int().min(0).max(2_000_000).nullable(),
    })
    .partial()
    .nullable()
    .optional(),
  payment: z.enum(['finance', 'in_full', 'undecided']).optional(),
  handover: z.enum(['pick_up', 'delivery']).optional(),
  deliveryAddress: z
    .object({ street: line(120), suburb: line(80), state: line(3), postcode: z.string().regex(/^\d{4}$/) })
    .nullable()
    .optional(),
  message: text(1000).optional(),
});
export type Choices = z.output<typeof choicesSchema>;
