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

/** The field that signs out everywhere. */
export const EVERYWHERE = 'everywhere';

/** The parameter of the sign-in page of whoever has just deleted their account, and what the page says then. */
export const ACCOUNT_DELETED = 'deleted';
export const ACCOUNT_DELETED_TEXT = 'Your account is deleted, and you are signed out.';

export const LABELS = {
  phone: 'Mobile number',
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  token: 'Code',
} as const;

/** What is asked of a shopper whom the site does not know yet (OPEN-029). */
export const DETAIL_NAMES = ['first_name', 'last_name', 'email'] as const;

/** The longest of each answer. */
export const LIMITS = {
  phone: FIELD_LIMITS.phone,
  first_name: FIELD_LIMITS.name,
  last_name: FIELD_LIMITS.name,
  email: FIELD_LIMITS.email,
  // Six digits, with what people put between them.
  token: 12,
} as const;

export const TOO_MANY_TEXT = 'Too many verification attempts. Please try again later.'; // AUTH-36
export const WRONG_CODE_TEXT = 'The verification code is invalid. Please try again.'; // AUTH-37
export const NOT_SENT_TEXT = 'We could not send the code. Please try again, or give us a call.'; // AUTH-38
export const UNKNOWN_TEXT = 'An unknown error occurred during verification.'; // AUTH-39
const CODE_LENGTH_TEXT = `Code must be ${CODE_LENGTH} digits.`; // AUTH-16

const answerTo = (answers: Answers, name: string) => (answers[name] ?? '').trim();

/** What is wrong with a phone that wants a code, and with the details where they are asked (AUTH-12, AUTH-14). */
export function sendProblems(answers: Answers): Problems {
  const problems: Problems = {};
  const phone = answerTo(answers, 'phone');
  if (!phone) problems.phone = REQUIRED_TEXT;
  else if (internationalMobile(phone) === null) problems.phone = MOBILE_TEXT;
  return DETAIL_NAMES.some((name) => name in answers)
    ? { ...problems, ...detailProblems(answers) }
    : problems;
}

/** What is wrong with the details of a new shopper. */
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

/** The digits of a code, without what people or a phone put between them. */
export const codeOf = (text: string): string => text.replace(/[\s-]/g, '');

/** What is wrong with a code before anybody looks whether it is the right one (AUTH-15, AUTH-16). */
export function codeProblems(answers: Answers): Problems {
  const code = codeOf(answers.token ?? '');
  if (!code) return { token: REQUIRED_TEXT };
  return /^\d+$/.test(code) && code.length === CODE_LENGTH ? {} : { token: CODE_LENGTH_TEXT };
}

/** The parameter of the sign-in page that lets go of the phone which waits for its code. */
export const ANOTHER_NUMBER = 'change';
