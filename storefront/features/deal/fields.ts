import type { Translator } from '@forecourt/lib/platform/language/translator';
import { FIELD_LIMITS, isEmail } from '@forecourt/lib/platform/text/field-rules';
import { isAustralianMobile } from '@forecourt/lib/platform/text/phone';
import type { Answers, Problems } from '@/forms/answers.ts';

/** In the address after a question was sent. */
export const ASKED_PARAMETER = 'asked';

type T = Translator<'dealForms'>;

/** Returns the problems of the form that sends a deal, by field. One of mobile and email is enough. */
export function sendProblems(answers: Answers, t: T): Problems {
  const value = (name: string) => answers[name]?.trim() ?? '';
  const [phone, email] = [value('phone'), value('email')];
  const problems: Problems = {};
  if (!value('name')) problems.name = t('problem.required');
  if (!phone && !email) problems.phone = t('problem.contact');
  if (phone && !isAustralianMobile(phone)) problems.phone = t('problem.mobile');
  if (email && !isEmail(email)) problems.email = t('problem.email');
  for (const name of ['name', 'phone', 'email', 'message'] as const)
    if (!problems[name] && value(name).length > FIELD_LIMITS[name])
      problems[name] = t('problem.tooLong', { most: FIELD_LIMITS[name] });
  return problems;
}

export function askProblems(answers: Answers, t: T): Problems {
  const message = answers.message?.trim() ?? '';
  if (!message) return { message: t('problem.required') };
  return message.length > FIELD_LIMITS.message
    ? { message: t('problem.tooLong', { most: FIELD_LIMITS.message }) }
    : {};
}
