import { z } from 'zod';
import { FIELD_LIMITS, isEmail } from '../../platform/text/field-rules.ts';
import { isAustralianMobile } from '../../platform/text/phone.ts';
import { line } from '../../platform/text/schema.ts';

/** The customer's contact details, as typed (OPEN-081, OPEN-082). */
export const customerSchema = z.object({
  name: line(FIELD_LIMITS.name).min(1),
  mobile: line(FIELD_LIMITS.phone).refine(isAustralianMobile),
  email: line(FIELD_LIMITS.email).refine(isEmail),
});
export type Customer = z.output<typeof customerSchema>;
