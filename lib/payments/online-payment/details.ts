import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isEmail } from '../../platform/text/field-rules.ts';
import { line } from '../../platform/text/schema.ts';
import { readAmount } from './amount.ts';
import { PAYMENT_LIMITS, SUBJECT } from './limits.ts';

/** Payment form: payer, amount and subject. */
export const detailsSchema = z.object({
  /** Invoice or stock number. */
  subject: line(PAYMENT_LIMITS.subject).regex(SUBJECT),
  name: line(PAYMENT_LIMITS.name).min(1),
  email: line(PAYMENT_LIMITS.email).refine(isEmail),
  amount: z
    .string()
    .transform((text) => readAmount(text))
    .transform((amountRead, context) => {
      if ('cents' in amountRead) return amountRead.cents;
      context.addIssue({ code: 'custom', message: amountRead.problem });
      return z.NEVER;
    }),
  /** The payer's reference. */
  note: line(PAYMENT_LIMITS.note).default(''),
});
export type DetailsInput = z.input<typeof detailsSchema>;
export type Details = z.output<typeof detailsSchema>;

/**
 * Returns a digest that identifies equal payments: a double click, second tab or retry reuses the open
 * payment, and a payment made today is not repeated by mistake.
 */
export const detailsDigest = ({ subject, name, email, amount, note }: Details): string =>
  createHash('sha256')
    .update(
      JSON.stringify([subject, name, email, note].map((text) => text.toLowerCase()).concat(`${amount}`)),
    )
    .digest('hex');
