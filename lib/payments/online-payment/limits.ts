import { FIELD_LIMITS } from '../../platform/text/field-rules.ts';

/** The longest answer to each question (OPEN-103). */
export const PAYMENT_LIMITS = {
  subject: 40,
  amount: 20,
  name: FIELD_LIMITS.name,
  email: FIELD_LIMITS.email,
  note: 80,
} as const;

/** An invoice's or a stock number has at least one letter or digit. */
export const SUBJECT = /[\p{L}\p{N}]/u;
