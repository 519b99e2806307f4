import { internationalMobile } from '@forecourt/lib/accounts/phone';
import { leadValues } from '@forecourt/lib/leads/answers';
import { leadProblems } from '@forecourt/lib/leads/lead-values';
import { isPostcode, POSTCODE_MESSAGES } from '@forecourt/lib/platform/geocode/postcode';
import { FIELD_LIMITS, REQUIRED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { codeProblems } from '@/features/account/fields.ts';
import type { Answers, Problems } from '@/forms/answers.ts';
import type { JourneySetup } from './setup.ts';

/** In the order of the form; each has a label. */
export const FIELDS = [
  'dealership',
  'location',
  'name',
  'last_name',
  'email',
  'phone',
  'postcode',
  'code',
  'subscribe',
  'terms',
] as const;

/** Maximum length of each answer; both names together form a lead's name. */
export const LIMITS = {
  name: 40,
  last_name: 39,
  email: FIELD_LIMITS.email,
  phone: FIELD_LIMITS.phone,
  postcode: 4,
  code: 12,
} as const;

const wholeName = ({ name = '', last_name = '' }: Answers): string =>
  [name, last_name]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

export const leadOf = (answers: Answers) =>
  leadValues({ ...answers, name: wholeName(answers), optIn: answers.subscribe });

/**
 * Returns problems with the details, in the order of the form (QUOTE-46).
 * @param sentTo the phone that a code was sent to; `verified` is the one that needs none
 */
export function detailsProblems(
  answers: Answers,
  { form, postcode }: Pick<JourneySetup, 'form' | 'postcode'>,
  { sentTo, verified }: { sentTo: string | null; verified: string | null },
): Problems {
  const problems: Problems = { ...(leadProblems(leadOf(answers), form.rules) as Problems) };
  if (!answers.name?.trim()) problems.name = REQUIRED_TEXT;
  if (!answers.last_name?.trim()) problems.last_name = REQUIRED_TEXT;
  const code = (answers.postcode ?? '').trim();
  if (postcode && !code) problems.postcode = REQUIRED_TEXT;
  else if (postcode && !isPostcode(code)) problems.postcode = POSTCODE_MESSAGES.malformed;
  const phone = internationalMobile(answers.phone ?? '');
  if (phone && phone === sentTo && phone !== verified) {
    const { token } = codeProblems({ token: answers.code ?? '' });
    if (token) problems.code = token;
  }
  const order: readonly string[] = FIELDS;
  return Object.fromEntries(
    Object.entries(problems).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  );
}
