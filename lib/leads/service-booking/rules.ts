import type { FieldAsked } from '../form-fields.ts';
import type { FormRules } from '../form-rules.ts';

const FIELDS: readonly FieldAsked[] = [
  { name: 'rego', optional: false },
  { name: 'make', optional: false },
  { name: 'model', optional: false },
  { name: 'kilometres', optional: true },
];

/** Returns a site's rules for the contact part of a booking, from those of its service form. */
export const bookingRules = (rules: FormRules): FormRules => ({
  ...rules,
  messageRequired: false,
  categories: null,
  dealerships: null,
  locations: null,
  steps: false,
  slots: false,
  fields: FIELDS,
  services: [],
});
