import { z } from 'zod';
import { CHOSEN_TERM_MAX, PART_LIMITS, TERM_MIN, TERM_STEP } from './limits.ts';
import type { KeptPayment, PaymentChoice, PreApproval } from './payment-choice.ts';

export const paymentChoiceSchema = z.object({
  deposit: z.number().int().min(0).max(PART_LIMITS.max),
  years: z.number().min(TERM_MIN).max(CHOSEN_TERM_MAX).multipleOf(TERM_STEP),
}) satisfies z.ZodType<PaymentChoice>;

export const preApprovalSchema = z.object({
  lender: z.string().trim().max(80),
  amount: z.number().positive().max(1_000_000),
  rate: z.number().positive().max(100),
  comparisonRate: z.number().positive().max(100),
  years: z.number().min(TERM_MIN).max(10),
  fee: z.number().min(0).max(100_000),
  expiresAt: z.iso.datetime(),
}) satisfies z.ZodType<PreApproval>;

export const keptPaymentSchema = z.object({
  choice: paymentChoiceSchema.nullable(),
  approval: preApprovalSchema.nullable(),
  checkedAt: z.number().int().min(0),
}) satisfies z.ZodType<KeptPayment>;
