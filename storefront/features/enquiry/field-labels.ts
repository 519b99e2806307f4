import { FORM_FIELD_NAMES, type FormFieldName } from '@forecourt/lib/leads/form-field-names';
import type { LeadField } from '@forecourt/lib/leads/lead-values';
import type { Translator } from '@forecourt/lib/platform/language/translator';

const OWN = [
  'category',
  'dealership',
  'location',
  'name',
  'email',
  'phone',
  'dateTime',
  'callBack',
  'textReminder',
  'message',
  'optIn',
  'terms',
] as const satisfies readonly LeadField[];

/** Returns the labels of an enquiry's fields by name. */
export const fieldLabels = (t: Translator<'enquiry'>): Record<LeadField | FormFieldName, string> =>
  Object.fromEntries([...FORM_FIELD_NAMES, ...OWN].map((name) => [name, t(`fields.${name}`)])) as Record<
    LeadField | FormFieldName,
    string
  >;
