import { z } from 'zod';
import { FIELD_LIMITS, isEmail } from '../lead/fields.ts';
import { isAustralianMobile } from '../lead/phone.ts';

/** Who reserves, as typed (OPEN-081, OPEN-082). */
export const customerSchema = z.object({
  name: z.string().trim().min(1).max(FIELD_LIMITS.name),
  mobile: z.string().trim().max(FIELD_LIMITS.phone).refine(isAustralianMobile),
  email: z.string().trim().refine(isEmail),
});
export type Customer = z.output<typeof customerSchema>;
