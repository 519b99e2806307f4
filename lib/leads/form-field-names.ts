/** What a form may ask beside the core fields, in the order in which editors choose; `form-fields.ts` has their facts. */
export const FORM_FIELD_NAMES = [
  'lastName',
  'street',
  'suburb',
  'state',
  'postcode',
  'company',
  'rego',
  'regoState',
  'make',
  'model',
  'year',
  'kilometres',
  'serviceType',
  'preferredDate',
  'courtesyCar',
  'part',
  'fleetSize',
  'position',
  'budget',
  'resume',
] as const;
export type FormFieldName = (typeof FORM_FIELD_NAMES)[number];
