import {
  EMAIL_TEXT,
  FIELD_LIMITS,
  isEmail,
  MOBILE_TEXT,
  REQUIRED_TEXT,
} from '@forecourt/lib/platform/text/field-rules';
import { isAustralianMobile } from '@forecourt/lib/platform/text/phone';
import type { Answers, Problems } from '@/forms/answers.ts';

export const SEND_LABELS = {
  name: 'Name',
  phone: 'Mobile',
  email: 'Email',
  message: 'Anything you want to say?',
} as const;
export const ASK_LABELS = { message: 'Your question' } as const;

/** In the address after a question was sent. */
export const ASKED_PARAMETER = 'asked';

export const FAILED_TEXT = 'Something went wrong on our side, and nothing was sent. Please try again.';
export const TOO_MANY_TEXT =
  'We have had a lot of requests from your connection. Please try again in a few minutes, or give us a call.';

const tooLong = (most: number) => `Please use at most ${most} characters.`;

/** Returns the problems of the form that sends a deal, by field. One of mobile and email is enough. */
export function sendProblems(answers: Answers): Problems {
  const value = (name: string) => answers[name]?.trim() ?? '';
  const [phone, email] = [value('phone'), value('email')];
  const problems: Problems = {};
  if (!value('name')) problems.name = REQUIRED_TEXT;
  if (!phone && !email) problems.phone = 'Enter a mobile or an email, so that we can answer.';
  if (phone && !isAustralianMobile(phone)) problems.phone = MOBILE_TEXT;
  if (email && !isEmail(email)) problems.email = EMAIL_TEXT;
  for (const name of ['name', 'phone', 'email', 'message'] as const)
    if (!problems[name] && value(name).length > FIELD_LIMITS[name])
      problems[name] = tooLong(FIELD_LIMITS[name]);
  return problems;
}

export function askProblems(answers: Answers): Problems {
  const message = answers.message?.trim() ?? '';
  if (!message) return { message: REQUIRED_TEXT };
  return message.length > FIELD_LIMITS.message ? { message: tooLong(FIELD_LIMITS.message) } : {};
}
