import { createHash } from 'node:crypto';
import { z } from 'zod';
import { isEmail } from '../../platform/text/field-rules.ts';
import { line } from '../../platform/text/schema.ts';
import { readAmount } from './amount.ts';
import { PAYMENT_LIMITS, SUBJECT } from './limits.ts';

/** Reads what somebody typed: who pays, how much and for what. */
export const detailsSchema = z.object({
  /** An invoice's or a car's stock number. */
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
  /** The payer's own reference. */
  note: line(PAYMENT_LIMITS.note).default(''),
});
export type DetailsInput = z.input<typeof detailsSchema>;
export type Details = z.output<typeof detailsSchema>;

/**
 * What makes two payments the same one: a second click, a second tab or a retry finds the one that is open, and
 * one that was paid today is not paid again by mistake.
 */
export const detailsDigest = ({ subject, name, email, amount, note }: Details): string =>
  createHash('sha256')
    .update(
      JSON.stringify([subject, name, email, note].map((text) => text.toLowerCase()).concat(`${amount}`)),
    )
    .digest('hex');
