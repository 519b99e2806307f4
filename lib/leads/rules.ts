import { cleanLine } from '../platform/text/clean.ts';
import type { Site } from '../sites/site.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { isApplicationForm } from './application-form.ts';
import { type FieldAsked, KIND_FIELDS } from './form-fields.ts';
import { type FormKind, SIMILAR_MESSAGE } from './kinds.ts';
import { OPT_IN_WORDS } from './opt-in-words.ts';

/** A choice of a list in a form. */
export interface Choice {
  id: string;
  name: string;
}

/** How a form asks, by its site and vehicle; kept small, since the browser gets it. */
export interface FormRules {
  kind: FormKind;
  messageRequired: boolean;
  startMessage: string;
  /** The category that is chosen already, on a page about it. */
  startCategory?: string;
  /** To choose from; null where the form does not ask (LEAD-05). */
  categories: string[] | null;
  /** With several dealerships and no vehicle to say which (LEAD-08). */
  dealerships: Choice[] | null;
  /** LEAD-06, LEAD-07. `of` is the location's dealership. */
  locations: (Choice & { of: string | null })[] | null;
  /** Whether a time to drive may be chosen (TDRIVE-04). */
  slots: boolean;
  /** Whether it asks one thing after the other (LEAD-22). */
  steps: boolean;
  /** What it asks beside the core fields. */
  fields: readonly FieldAsked[];
  /** What one may tick as wanted too (LEAD-16). */
  services: readonly string[];
  /** The box for news and offers; null where the site has none, and in a form that asks for work. */
  optIn: { ticked: boolean; words: string } | null;
  terms: { message: string; required: boolean } | null;
}

/** What the editor of a page chose for a form of it. */
export interface FormChoices {
  /** In place of what the form usually asks; empty: the usual. */
  fields: readonly FieldAsked[];
  services: readonly string[];
  category: string | null;
}

/** A location of the site. `of` is its dealership. */
export type FormPlace = Choice & { of: string | null; department: string | null };

/** LEAD-17 and LEAD-18, by the `termsMessage` setting. */
export const TERMS_MESSAGES = {
  short: '*You must agree to the terms of use before submitting.',
  form: 'You must agree to the terms of use before submitting the form.',
} as const;

/** Forms whose message is welcome but never asked for (TDRIVE-03, PHOTO-04). */
const OPTIONAL_MESSAGE: readonly FormKind[] = [
  'testDrive',
  'photo',
  'quickEnquiry',
  'finance',
  'service',
  'parts',
  'tradeIn',
];

/**
 * How a form asks on a site, about a vehicle or about none.
 * @param locations the site's visible locations, in its order
 */
export function formRules(
  kind: FormKind,
  { settings, features, dealerships }: Pick<Site, 'settings' | 'features' | 'dealerships'>,
  vehicle: Pick<Vehicle, 'car_type' | 'dealership_id'> | null,
  locations: readonly FormPlace[],
  choices: FormChoices | null = null,
): FormRules {
  const general = kind === 'enquiry' && !vehicle;
  const departmentPlaces = DEPARTMENTS[kind] ? placesOfDepartment(DEPARTMENTS[kind], locations) : null;
  const asksLocation =
    features.formLocationsEnabled &&
    (!vehicle || (vehicle.car_type === 'new' && features.locationSelectForNewCars));
  const places =
    departmentPlaces ?? (vehicle ? locations.filter(({ of }) => of === vehicle.dealership_id) : locations);
  const categories = general ? settings.enquiryCategories.map(cleanLine) : null;
  const startCategory = categories?.find((name) => name === choices?.category);
  const fields = choices?.fields.length ? choices.fields : usualFields(kind, general, features);
  return {
    kind,
    messageRequired: features.commentsRequired && !OPTIONAL_MESSAGE.includes(kind),
    startMessage: kind === 'similar' ? SIMILAR_MESSAGE : '',
    categories,
    ...(startCategory && { startCategory }),
    dealerships:
      !vehicle && !departmentPlaces && dealerships.length > 1
        ? dealerships.map(({ id, name }) => ({ id, name }))
        : null,
    locations: (departmentPlaces ? departmentPlaces.length > 1 : asksLocation && places.length > 0)
      ? places.map(({ id, name, of }) => ({ id, name, of }))
      : null,
    steps: kind === 'enquiry' && features.multiStepEnquiryEnabled,
    slots: kind === 'testDrive' && features.testDriveSlotsEnabled,
    fields,
    services: choices?.services ?? [],
    optIn:
      features.optInVisible && !isApplicationForm(kind, fields)
        ? { ticked: features.optInDefault, words: OPT_IN_WORDS }
        : null,
    // A test drive may be asked for without agreeing to anything (TDRIVE-05).
    terms: features.termsCheckboxEnabled
      ? { message: TERMS_MESSAGES[settings.termsMessage], required: kind !== 'testDrive' }
      : null,
  };
}

/** The forms that go to a department of their own (OPEN-106, OPEN-107). */
const DEPARTMENTS: Partial<Record<FormKind, string>> = { service: 'service', parts: 'parts' };

/** The locations of a department; all of them where the site has none of it. */
export function placesOfDepartment<Place extends Pick<FormPlace, 'department'>>(
  department: string,
  locations: readonly Place[],
): readonly Place[] {
  const departmentPlaces = locations.filter((place) => place.department === department);
  return departmentPlaces.length > 0 ? departmentPlaces : locations;
}

/** The department that answers a form; null for forms that any may answer. */
export const departmentOfForm = (kind: FormKind): string | null => DEPARTMENTS[kind] ?? null;

/** What a form asks beside the core fields where its editor chose nothing else. */
function usualFields(
  kind: FormKind,
  isGeneral: boolean,
  { financePostcodeEnabled }: Pick<Site['features'], 'financePostcodeEnabled'>,
): readonly FieldAsked[] {
  // LEAD-66
  if (kind === 'finance' && financePostcodeEnabled) return [{ name: 'postcode', optional: false }];
  return KIND_FIELDS[kind] ?? (isGeneral ? [{ name: 'rego', optional: true }] : []);
}
