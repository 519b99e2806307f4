import { isAustralianMobile } from './phone.ts';
import type { FormRules } from './rules.ts';

/** What a form asks; every value is text or a tick, as a browser has it. */
export interface LeadValues {
  name: string;
  email: string;
  phone: string;
  message: string;
  category: string;
  dealership: string;
  location: string;
  rego: string;
  optIn: boolean;
  terms: boolean;
}
export type LeadField = keyof LeadValues;
export type LeadProblems = Partial<Record<LeadField, string>>;

/** The longest value of each text field. */
export const FIELD_LIMITS = {
  name: 80,
  email: 254,
  phone: 24,
  message: 4000,
  category: 80,
  dealership: 200,
  location: 200,
  rego: 12,
} as const;

/**
 * The field that people neither see nor hear; a program that fills in everything fills it in. Its name means
 * nothing to browsers and password managers, which would fill in a `website`.
 */
export const TRAP = 'remark2';

export const REQUIRED_TEXT = 'This is a required field.'; // LEAD-65
export const PROBLEMS_TEXT = 'Please fix the following errors:';
export const FAILED_TEXT = 'An error occurred when submitting this form'; // LEAD-32
export const EMAIL_TEXT = 'Please enter a valid email address.'; // OPEN-082
export const MOBILE_TEXT = 'Please enter a valid Australian mobile number.'; // OPEN-081

/** One @, a domain with a dot, no spaces, at most 254 characters (OPEN-082). */
export const isEmail = (value: string) =>
  value.length <= FIELD_LIMITS.email && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(value);

/**
 * What is wrong with a filled-in form, by field and in the form's order; the same rules in the browser
 * before it sends, and again on the server.
 */
export function leadProblems(values: LeadValues, rules: FormRules): LeadProblems {
  const problems: LeadProblems = {};
  const required = (field: Exclude<LeadField, 'optIn' | 'terms'>) => {
    if (!values[field].trim()) problems[field] = REQUIRED_TEXT;
  };
  const oneOf = (field: 'category' | 'dealership' | 'location', choices: readonly string[]) => {
    if (!choices.includes(values[field])) problems[field] = REQUIRED_TEXT;
  };
  if (rules.categories) oneOf('category', rules.categories);
  if (rules.dealerships)
    oneOf(
      'dealership',
      rules.dealerships.map(({ id }) => id),
    );
  if (rules.locations)
    oneOf(
      'location',
      rules.locations.map(({ id }) => id),
    );
  required('name');
  required('phone');
  if (!problems.phone && !isAustralianMobile(values.phone)) problems.phone = MOBILE_TEXT;
  required('email');
  if (!problems.email && !isEmail(values.email.trim())) problems.email = EMAIL_TEXT;
  if (rules.messageRequired) required('message');
  for (const [field, longest] of Object.entries(FIELD_LIMITS) as [keyof typeof FIELD_LIMITS, number][])
    if (!problems[field] && values[field].length > longest)
      problems[field] = `Please use at most ${longest} characters.`;
  if (rules.terms?.required && !values.terms) problems.terms = rules.terms.message;
  return problems;
}

/** A form before anybody typed (LEAD-10, STATUS-10). */
export const emptyValues = (rules: FormRules): LeadValues => ({
  name: '',
  email: '',
  phone: '',
  message: rules.startMessage,
  category: rules.startCategory ?? (rules.categories?.length === 1 ? (rules.categories[0] ?? '') : ''),
  dealership: '',
  location: '',
  rego: '',
  optIn: rules.optIn?.ticked ?? false,
  terms: false,
});
