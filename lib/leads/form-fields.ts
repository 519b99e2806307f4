import { STATE_CODES } from '../sites/state-codes.ts';
import { FORM_FIELD_NAMES, type FormFieldName } from './form-field-names.ts';

type FieldType = 'text' | 'lines' | 'digits' | 'date' | 'choice' | 'tick' | 'file';

interface FormFieldFacts {
  label: string;
  type: FieldType;
  /** Maximum length. */
  most: number;
  choices?: readonly string[];
  autoComplete?: string;
  hint?: string;
}

/** Additional fields that editors can choose, validated in `detail-problems.ts`. */
export const FORM_FIELDS = {
  lastName: { label: 'Last name', type: 'text', most: 80, autoComplete: 'family-name' },
  street: { label: 'Street address', type: 'text', most: 120, autoComplete: 'address-line1' },
  suburb: { label: 'Suburb', type: 'text', most: 60, autoComplete: 'address-level2' },
  state: { label: 'State', type: 'choice', most: 3, choices: STATE_CODES, autoComplete: 'address-level1' },
  postcode: { label: 'Postcode', type: 'digits', most: 4, autoComplete: 'postal-code' },
  company: { label: 'Company', type: 'text', most: 120, autoComplete: 'organization' },
  rego: { label: 'Rego', type: 'text', most: 12 },
  regoState: { label: 'Registered in', type: 'choice', most: 3, choices: STATE_CODES },
  make: { label: 'Make', type: 'text', most: 60 },
  model: { label: 'Model', type: 'text', most: 60 },
  year: { label: 'Year', type: 'digits', most: 4 },
  kilometres: { label: 'Kilometres', type: 'digits', most: 12 },
  serviceType: {
    label: 'What work does it need?',
    type: 'choice',
    most: 60,
    choices: [
      'Logbook service',
      'Repair',
      'Brakes or tyres',
      'Safety certificate',
      'Recall',
      'Something else',
    ],
  },
  preferredDate: { label: 'Preferred day', type: 'date', most: 10 },
  courtesyCar: { label: 'I would like a courtesy car', type: 'tick', most: 2 },
  part: { label: 'Which part?', type: 'lines', most: 1000 },
  fleetSize: { label: 'How many vehicles?', type: 'digits', most: 6 },
  position: { label: 'Position', type: 'text', most: 120, autoComplete: 'organization-title' },
  budget: { label: 'Budget', type: 'text', most: 60 },
  resume: { label: 'Resume', type: 'file', most: 200, hint: 'PDF or Word (DOCX), at most 5 MB.' },
} as const satisfies Record<FormFieldName, FormFieldFacts>;

export const FIELD_LABELS = Object.fromEntries(
  FORM_FIELD_NAMES.map((name) => [name, FORM_FIELDS[name].label]),
) as Record<FormFieldName, string>;

/** Returns a field definition, widened from its literal type. */
export const formField = (name: FormFieldName): FormFieldFacts => FORM_FIELDS[name];

export interface FieldAsked {
  name: FormFieldName;
  optional: boolean;
}

const asks = (...names: (FormFieldName | `${FormFieldName}?`)[]): readonly FieldAsked[] =>
  names.map((name) => ({
    name: name.replace('?', '') as FormFieldName,
    optional: name.endsWith('?'),
  }));

/** Default additional fields by form (OPEN-106, OPEN-107). */
export const KIND_FIELDS: Readonly<Record<string, readonly FieldAsked[] | undefined>> = {
  service: asks('rego', 'make?', 'model?', 'kilometres?', 'serviceType', 'preferredDate?', 'courtesyCar?'),
  parts: asks('rego?', 'make?', 'model?', 'year?', 'part'),
  fleet: asks('company', 'fleetSize?'),
  careers: asks('position?', 'resume?'),
};
