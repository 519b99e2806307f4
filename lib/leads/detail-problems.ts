import { isPostcode, POSTCODE_MESSAGES } from '../platform/geocode/postcode.ts';
import { REQUIRED_TEXT } from '../platform/text/field-rules.ts';
import type { FormFieldName } from './form-field-names.ts';
import { type FieldAsked, formField } from './form-fields.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;
export const DAY_TEXT = 'Please choose today or a later date.';
export const VEHICLE_TEXT = 'Please enter the rego, or the make and model.';
export const DIGITS_TEXT = 'Please enter a number.';

const isDay = (value: string): boolean => {
  const date = new Date(DAY.test(value) ? `${value}T00:00:00Z` : Number.NaN);
  // Date would parse 29 February 2027 as 1 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
};

/** Removes separators and units: `120,000 km` becomes `120000`. */
const plainDigits = (value: string): string => value.replace(/[\s,.]|km$/gi, '');

/** Validates a non-empty answer; returns a message or null. `today` is the dealer's. */
function problemOf(name: FormFieldName, value: string, today: string): string | null {
  const { type, most, choices } = formField(name);
  if (name === 'postcode') return isPostcode(value) ? null : POSTCODE_MESSAGES.malformed;
  if (type === 'digits') return /^\d{1,9}$/.test(plainDigits(value)) ? null : DIGITS_TEXT;
  if (type === 'date') return isDay(value) && value >= today ? null : DAY_TEXT;
  if (choices && !choices.includes(value)) return REQUIRED_TEXT;
  return value.length > most ? `Please use at most ${most} characters.` : null;
}

export function detailProblems(
  answerOf: (name: FormFieldName) => string,
  fields: readonly FieldAsked[],
  today: string,
): Partial<Record<FormFieldName, string>> {
  const problems: Partial<Record<FormFieldName, string>> = {};
  for (const { name, optional } of fields) {
    const value = answerOf(name).trim();
    const problem = value ? problemOf(name, value, today) : optional ? null : REQUIRED_TEXT;
    if (problem && formField(name).type !== 'file') problems[name] = problem;
  }
  // A part is identified by rego, or by make and model (OPEN-106).
  const asksVehicle = ['rego', 'make', 'model', 'part'].every((each) =>
    fields.some(({ name }) => name === each),
  );
  if (asksVehicle && !answerOf('rego').trim() && !(answerOf('make').trim() && answerOf('model').trim()))
    problems.rego ??= VEHICLE_TEXT;
  return problems;
}
