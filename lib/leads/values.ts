import {
  EMAIL_TEXT,
  FIELD_LIMITS,
  isEmail,
  MOBILE_TEXT,
  REQUIRED_TEXT,
} from '../platform/text/field-rules.ts';
import { isAustralianMobile } from '../platform/text/phone.ts';
import { detailProblems } from './detail-problems.ts';
import type { Details } from './details.ts';
import type { FormFieldName } from './form-field-names.ts';
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

/**
 * What is wrong with a filled-in form, by field and in the form's order; the same rules in the browser
 * before it sends, and again on the server.
 */
export function leadProblems(values: LeadValues, rules: FormRules): LeadProblems {
  const problems: LeadProblems = {};
  const requireText = (field: keyof typeof FIELD_LIMITS) => {
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
  requireText('name');
  requireText('phone');
  if (!problems.phone && !isAustralianMobile(values.phone)) problems.phone = MOBILE_TEXT;
  requireText('email');
  if (!problems.email && !isEmail(values.email.trim())) problems.email = EMAIL_TEXT;
  const answerOf = (name: FormFieldName) => (name === 'rego' ? values.rego : (values.details[name] ?? ''));
  Object.assign(problems, detailProblems(answerOf, rules.fields, dayOf(new Date())));
  if (rules.messageRequired) requireText('message');
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
