import { EMAIL_TEXT, FIELD_LIMITS, isEmail, REQUIRED_TEXT } from '../../platform/text/field-rules.ts';

export const DETAILS_LIMITS = { name: 80, lastName: 80, email: FIELD_LIMITS.email, postcode: 4 } as const;

export const POSTCODE_TEXT = 'Enter a 4-digit postcode.';

/** Validates account details, in the browser and on the server; returns messages by field. */
export function detailsProblems(answers: Readonly<Record<string, string>>): Record<string, string> {
  const { name = '', lastName = '', email = '', postcode = '' } = answers;
  const problems: Record<string, string> = {};
  if (!name.trim()) problems['name'] = REQUIRED_TEXT;
  else if (name.length > DETAILS_LIMITS.name) problems['name'] = tooLong(DETAILS_LIMITS.name);
  if (lastName.length > DETAILS_LIMITS.lastName) problems['lastName'] = tooLong(DETAILS_LIMITS.lastName);
  if (email.trim() && !isEmail(email.trim())) problems['email'] = EMAIL_TEXT;
  if (postcode.trim() && !/^\d{4}$/.test(postcode.trim())) problems['postcode'] = POSTCODE_TEXT;
  return problems;
}

const tooLong = (longest: number) => `Please use at most ${longest} characters.`;
