import { CODE_LENGTH } from '@forecourt/lib/accounts/limits';
import { internationalMobile } from '@forecourt/lib/accounts/phone';
import { leadValues } from '@forecourt/lib/leads/answers';
import { leadProblems } from '@forecourt/lib/leads/values';
import { isPostcode, POSTCODE_MESSAGES } from '@forecourt/lib/platform/geocode/postcode';
import { FIELD_LIMITS, REQUIRED_TEXT } from '@forecourt/lib/platform/text/field-rules';
import { codeProblems } from '@/features/account/fields.ts';
import type { Answers, Problems } from '@/forms/answers.ts';
import type { JourneySetup } from './setup.ts';

export const LABELS = {
  dealership: 'Dealership',
  location: 'Location',
  name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Mobile',
  postcode: 'Postcode',
  code: 'Code',
  subscribe: 'News',
  terms: 'Terms of use',
} as const;

/** The longest of each answer; both names together are the name of a lead. */
export const LIMITS = {
  name: 40,
  last_name: 39,
  email: FIELD_LIMITS.email,
  phone: FIELD_LIMITS.phone,
  postcode: 4,
  // Six digits, with what people put between them.
  code: 12,
} as const;

export const CODE_HINT = `We texted a code of ${CODE_LENGTH} digits to your mobile.`;

/** Somebody's whole name, as a lead has it. */
const wholeName = ({ name = '', last_name = '' }: Answers): string =>
  [name, last_name]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ');

/** What the form of the details says, as every lead has it. */
export const leadOf = (answers: Answers) =>
  leadValues({ ...answers, name: wholeName(answers), optIn: answers.subscribe });

/**
 * What is wrong with the details, in the order of the form: what every lead is asked, the last name, the postcode where
 * the site asks for it (QUOTE-46), and the code once one was sent to this phone.
 * @param sentTo the phone that a code was sent to, and `verified` the one that needs none
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
  const order = Object.keys(LABELS);
  return Object.fromEntries(
    Object.entries(problems).sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)),
  );
}
