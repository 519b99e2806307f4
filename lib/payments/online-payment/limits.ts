import { FIELD_LIMITS } from '../../platform/text/field-rules.ts';

/** Maximum length of each answer (OPEN-103). */
export const PAYMENT_LIMITS = {
  subject: 40,
  amount: 20,
  name: FIELD_LIMITS.name,
  email: FIELD_LIMITS.email,
  note: 80,
} as const;

/** At least one letter or digit. */
export const SUBJECT = /[\p{L}\p{N}]/u;
