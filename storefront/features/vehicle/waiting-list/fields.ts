import { EMAIL_TEXT, FIELD_LIMITS, isEmail, REQUIRED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import type { Answers, Problems } from '@/forms/answers.ts';

export const LABELS = { email: 'Email' } as const;

export const FAILED_TEXT =
  'Something went wrong on our side, so you are not on the list yet. Please try again.';
export const TOO_MANY_TEXT =
  'We have had a lot of requests from your connection. Please try again in a few minutes, or give us a call.';

export function waitingListProblems({ email = '' }: Answers): Problems {
  const address = email.trim();
  if (!address) return { email: REQUIRED_TEXT };
  if (address.length > FIELD_LIMITS.email)
    return { email: `Please use at most ${FIELD_LIMITS.email} characters.` };
  return isEmail(address) ? {} : { email: EMAIL_TEXT };
}
