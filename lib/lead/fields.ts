import { type Details, detailProblems, REQUIRED_TEXT } from './details.ts';
import type { FormFieldName } from './form-fields.ts';
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
  /** When to drive, `2026-11-23T09:00:00+11:00`; empty without a wish (TDRIVE-04). */
  dateTime: string;
  /** Whether to be reminded of the drive by a text. */
  textReminder: boolean;
  optIn: boolean;
  terms: boolean;
  /** What the form asks beside these. */
  details: Details;
}
export type LeadField = Exclude<keyof LeadValues, 'details'>;
export type LeadProblems = Partial<Record<LeadField | FormFieldName, string>>;

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
  dateTime: 40,
} as const;

/**
 * The field that people neither see nor hear; a program that fills in everything fills it in. Its name means
 * nothing to browsers and password managers, which would fill in a `website`.
 */
export const TRAP = 'remark2';

export { REQUIRED_TEXT };
export const PROBLEMS_TEXT = 'Please fix the following errors:';
export const FAILED_TEXT = 'An error occurred when submitting this form'; // LEAD-32
export const UNEXPECTED_TEXT = 'An unexpected error occured'; // LEAD-28, spelled so
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
  const required = (field: keyof typeof FIELD_LIMITS) => {
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
  const answerOf = (name: FormFieldName) => (name === 'rego' ? values.rego : (values.details[name] ?? ''));
  Object.assign(problems, detailProblems(answerOf, rules.fields, dayOf(new Date())));
  if (rules.messageRequired) required('message');
  for (const [field, longest] of Object.entries(FIELD_LIMITS) as [keyof typeof FIELD_LIMITS, number][])
    if (!problems[field] && values[field].length > longest)
      problems[field] = `Please use at most ${longest} characters.`;
  if (rules.terms?.required && !values.terms) problems.terms = rules.terms.message;
  return problems;
}

/** A day as fields of forms have it, where this runs. */
const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/**
 * What is wrong with a journey that has only begun (LEAD-34): one must be able to answer it, and whatever is there must
 * make sense. What is asked for in later steps may be missing.
 */
export function begunProblems(values: LeadValues, rules: FormRules): LeadProblems {
  const { terms: _, ...problems } = leadProblems(values, rules);
  const answers: Readonly<Record<string, unknown>> = { ...values.details, ...values };
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => field === 'phone' || Boolean(answers[field])),
  );
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
  dateTime: '',
  textReminder: false,
  optIn: rules.optIn?.ticked ?? false,
  terms: false,
  details: {},
});
