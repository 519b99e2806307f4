import { CODE_LENGTH } from '@forecourt/lib/accounts/limits';
import { internationalMobile } from '@forecourt/lib/accounts/phone';
import {
  EMAIL_TEXT,
  FIELD_LIMITS,
  isEmail,
  MOBILE_TEXT,
  REQUIRED_TEXT,
} from '@forecourt/lib/platform/text/field-rules';
import type { Answers, Problems } from '@/forms/answers.ts';

export const EVERYWHERE = 'everywhere';

/** Parameter of the sign-in page after deleting an account. */
export const ACCOUNT_DELETED = 'deleted';

/** Details required of a new shopper (OPEN-029). */
export const DETAIL_NAMES = ['first_name', 'last_name', 'email'] as const;

export const LIMITS = {
  phone: FIELD_LIMITS.phone,
  first_name: FIELD_LIMITS.name,
  last_name: FIELD_LIMITS.name,
  email: FIELD_LIMITS.email,
  token: 12,
} as const;

export const TOO_MANY_TEXT = 'Too many verification attempts. Please try again later.'; // AUTH-36
export const WRONG_CODE_TEXT = 'The verification code is invalid. Please try again.'; // AUTH-37
export const NOT_SENT_TEXT = 'We could not send the code. Please try again, or give us a call.'; // AUTH-38
export const UNKNOWN_TEXT = 'An unknown error occurred during verification.'; // AUTH-39
const CODE_LENGTH_TEXT = `Code must be ${CODE_LENGTH} digits.`; // AUTH-16

const answerTo = (answers: Answers, name: string) => (answers[name] ?? '').trim();

/** Returns problems with the phone number, and with a new shopper's details (AUTH-12, AUTH-14). */
export function sendProblems(answers: Answers): Problems {
  const problems: Problems = {};
  const phone = answerTo(answers, 'phone');
  if (!phone) problems.phone = REQUIRED_TEXT;
  else if (internationalMobile(phone) === null) problems.phone = MOBILE_TEXT;
  return DETAIL_NAMES.some((name) => name in answers)
    ? { ...problems, ...detailProblems(answers) }
    : problems;
}

export function detailProblems(answers: Answers): Problems {
  const problems: Problems = {};
  for (const name of DETAIL_NAMES) {
    if (!answerTo(answers, name)) problems[name] = REQUIRED_TEXT;
    else if (answerTo(answers, name).length > LIMITS[name])
      problems[name] = `Please use at most ${LIMITS[name]} characters.`;
  }
  if (!problems.email && !isEmail(answerTo(answers, 'email'))) problems.email = EMAIL_TEXT;
  return problems;
}

export const codeOf = (text: string): string => text.replace(/[\s-]/g, '');

/** Returns problems with a code's format (AUTH-15, AUTH-16). */
export function codeProblems(answers: Answers): Problems {
  const code = codeOf(answers.token ?? '');
  if (!code) return { token: REQUIRED_TEXT };
  return /^\d+$/.test(code) && code.length === CODE_LENGTH ? {} : { token: CODE_LENGTH_TEXT };
}

/** Parameter of the sign-in page that clears the phone number. */
export const ANOTHER_NUMBER = 'change';
