import { z } from 'zod';

const words = (limit: number) => z.string().trim().max(limit);

/** The steps between details and payment (OPEN-024); every part is optional until the shopper gets there. */
export const choicesSchema = z.object({
  tradeIn: z
    .object({
      rego: words(12),
      state: words(3),
      description: words(200),
      kilometres: z.number().int().min(0).max(2_000_000).nullable(),
    })
    .partial()
    .nullable()
    .optional(),
  payment: z.enum(['finance', 'in_full', 'undecided']).optional(),
  handover: z.enum(['pick_up', 'delivery']).optional(),
  deliveryAddress: z
    .object({ street: words(120), suburb: words(80), state: words(3), postcode: z.string().regex(/^\d{4}$/) })
    .nullable()
    .optional(),
  message: words(1000).optional(),
});
export type Choices = z.output<typeof choicesSchema>;
