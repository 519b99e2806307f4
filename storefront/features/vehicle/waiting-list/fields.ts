import type { Translator } from '@forecourt/lib/platform/language/translator';
import { EMAIL_TEXT, FIELD_LIMITS, isEmail, REQUIRED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import type { Answers, Problems } from '@/forms/answers.ts';

/** @param t the texts of the form in the language of the page; English without it */
export function waitingListProblems({ email = '' }: Answers, t?: Translator<'waitingListForm'>): Problems {
  const address = email.trim();
  if (!address) return { email: REQUIRED_TEXT };
  if (address.length > FIELD_LIMITS.email)
    return {
      email: t
        ? t('tooLong', { most: FIELD_LIMITS.email })
        : `Please use at most ${FIELD_LIMITS.email} characters.`,
    };
  return isEmail(address) ? {} : { email: EMAIL_TEXT };
}
