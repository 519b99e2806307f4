/** Additional form fields in the order editors see them; `form-fields.ts` defines them. */
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
