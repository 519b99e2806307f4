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
import type { FormRules } from './form-rules.ts';

export interface LeadValues {
  name: string;
  email: string;
  phone: string;
  message: string;
  category: string;
  dealership: string;
  location: string;
  rego: string;
  /** Requested test drive, `2026-11-23T09:00:00+11:00`; empty for none (TDRIVE-04). */
  dateTime: string;
  /** Start of the hour in which the dealer should call, in the same format; empty for none. */
  callBack: string;
  /** True to send an SMS reminder of the drive. */
  textReminder: boolean;
  optIn: boolean;
  terms: boolean;
  details: Details;
}
export type LeadField = Exclude<keyof LeadValues, 'details'>;
export type LeadProblems = Partial<Record<LeadField | FormFieldName, string>>;

/** Shown if a short form has neither a mobile nor an email. */
export const EITHER_CONTACT_TEXT = 'Enter your mobile or your email, so that we can reply.';

/** Shown if a shopper wants to be called but gives no mobile. */
export const CALL_BACK_PHONE_TEXT = 'Enter your mobile, so that we can call you.';

/** Validates a form in browser and server; returns messages by field, in form order. */
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
  const has = { phone: values.phone.trim() !== '', email: values.email.trim() !== '' };
  const isEitherEnough = rules.isShort && (has.phone || has.email);
  if (rules.callBack && values.callBack && !has.phone) problems.phone = CALL_BACK_PHONE_TEXT;
  else if (rules.isShort && !isEitherEnough) problems.phone = EITHER_CONTACT_TEXT;
  else {
    if (!isEitherEnough) requireText('phone');
    if (has.phone && !isAustralianMobile(values.phone)) problems.phone = MOBILE_TEXT;
    if (!isEitherEnough) requireText('email');
    if (has.email && !isEmail(values.email.trim())) problems.email = EMAIL_TEXT;
  }
  const answerOf = (name: FormFieldName) => (name === 'rego' ? values.rego : (values.details[name] ?? ''));
  Object.assign(problems, detailProblems(answerOf, rules.fields, dayOf(new Date())));
  if (rules.messageRequired) requireText('message');
  for (const [field, longest] of Object.entries(FIELD_LIMITS) as [keyof typeof FIELD_LIMITS, number][])
    if (!problems[field] && values[field].length > longest)
      problems[field] = `Please use at most ${longest} characters.`;
  if (rules.terms?.required && !values.terms) problems.terms = rules.terms.message;
  return problems;
}

const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** Validates the first step of a form (LEAD-34): a phone, and valid values if present. */
export function firstStepProblems(values: LeadValues, rules: FormRules): LeadProblems {
  const { terms: _, ...problems } = leadProblems(values, rules);
  const answers: Readonly<Record<string, unknown>> = { ...values.details, ...values };
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => field === 'phone' || Boolean(answers[field])),
  );
}

/** Returns the initial values of a form (LEAD-10, STATUS-10). */
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
  callBack: '',
  textReminder: false,
  optIn: rules.optIn?.ticked ?? false,
  terms: false,
  details: {},
});
