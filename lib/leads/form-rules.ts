import type { Translator } from '../platform/language/translator.ts';
import { cleanLine } from '../platform/text/clean.ts';
import type { Site } from '../sites/site.ts';
import { itemWord } from '../vehicle/item-type.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { type FieldAsked, KIND_FIELDS } from './form-fields.ts';
import { availabilityMessage, type FormKind, hasOwnJourney, SIMILAR_MESSAGE } from './form-kinds.ts';
import { OPT_IN_LABEL } from './opt-in-labels.ts';

export interface Choice {
  id: string;
  name: string;
}

/** A form's rules for its site and vehicle. Kept small because they are sent to the browser. */
export interface FormRules {
  kind: FormKind;
  /** Either a mobile or an email is enough, and choices follow the contact details (`enquiryLength`). */
  isShort: boolean;
  messageRequired: boolean;
  startMessage: string;
  /** Preselected category, on a page about it. */
  startCategory?: string;
  /** Category choices; null if the form has none (LEAD-05). */
  categories: string[] | null;
  /** Dealership choices, if there are several and no vehicle determines one (LEAD-08). */
  dealerships: Choice[] | null;
  /** LEAD-06, LEAD-07. `of` is the location's dealership. */
  locations: (Choice & { of: string | null })[] | null;
  /** True if a test drive time can be chosen (TDRIVE-04). */
  slots: boolean;
  /** True if the shopper can choose an hour in which the dealer calls. */
  callBack: boolean;
  /** True if the form is split into steps (LEAD-22). */
  steps: boolean;
  fields: readonly FieldAsked[];
  /** Additional services to tick (LEAD-16). */
  services: readonly string[];
  /** Marketing opt-in box; null if the site has none, and for job applications. */
  optIn: { ticked: boolean; words: string } | null;
  terms: { message: string; required: boolean } | null;
}

/** An editor's choices for a form on a page. */
export interface FormChoices {
  /** Replaces the form's default fields unless empty. */
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

/** Forms with an optional message (TDRIVE-03, PHOTO-04). */
const OPTIONAL_MESSAGE: readonly FormKind[] = [
  'testDrive',
  'photo',
  'quickEnquiry',
  'finance',
  'service',
  'parts',
  'tradeIn',
];

/** Returns whether a form is a job application, by its kind or because it accepts a resume. */
const isApplicationForm = (kind: FormKind, fields: readonly Pick<FieldAsked, 'name'>[]): boolean =>
  kind === 'careers' || fields.some(({ name }) => name === 'resume');

/** What a form's rules depend on of its vehicle. */
type FormVehicleFacts = Pick<Vehicle, 'car_type' | 'dealership_id'> & Parameters<typeof itemWord>[0];

/**
 * Returns a form's rules for a site, its visible locations and an optional vehicle.
 * @param t texts of the page's language, for the message to start with, the opt-in box and the terms; English
 *   without it
 */
export function formRules(
  kind: FormKind,
  { settings, features, dealerships }: Pick<Site, 'settings' | 'features' | 'dealerships'>,
  vehicle: FormVehicleFacts | null,
  locations: readonly FormPlace[],
  choices: FormChoices | null = null,
  t?: Translator<'enquirySetup'>,
): FormRules {
  const general = kind === 'enquiry' && !vehicle;
  const fields = choices?.fields.length ? choices.fields : usualFields(kind, general, features);
  // A job application and forms with steps of their own stay complete.
  const isShort =
    settings.enquiryLength === 'short' && !hasOwnJourney(kind) && !isApplicationForm(kind, fields);
  const departmentPlaces = DEPARTMENTS[kind] ? placesOfDepartment(DEPARTMENTS[kind], locations) : null;
  const asksLocation =
    !(isShort && vehicle) &&
    features.formLocationsEnabled &&
    (!vehicle || (vehicle.car_type === 'new' && features.locationSelectForNewCars));
  const places =
    departmentPlaces ?? (vehicle ? locations.filter(({ of }) => of === vehicle.dealership_id) : locations);
  const categories = general ? settings.enquiryCategories.map(cleanLine) : null;
  const startCategory = categories?.find((name) => name === choices?.category);
  return {
    kind,
    isShort,
    messageRequired: !isShort && features.commentsRequired && !OPTIONAL_MESSAGE.includes(kind),
    startMessage: startMessage(kind, isShort ? vehicle : null, t),
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
    callBack:
      features.callBackEnabled &&
      (kind === 'enquiry' || kind === 'quickEnquiry') &&
      !isApplicationForm(kind, fields),
    slots: kind === 'testDrive' && features.testDriveSlotsEnabled,
    fields,
    services: choices?.services ?? [],
    optIn:
      features.optInVisible && !isApplicationForm(kind, fields)
        ? { ticked: features.optInDefault, words: t ? t('optIn') : OPT_IN_LABEL }
        : null,
    // Terms are optional for a test drive (TDRIVE-05).
    terms: features.termsCheckboxEnabled
      ? {
          message: t ? t(`terms.${settings.termsMessage}`) : TERMS_MESSAGES[settings.termsMessage],
          required: kind !== 'testDrive',
        }
      : null,
  };
}

/** Returns the message that a form starts with. `vehicle` is null if the shopper writes their own. */
function startMessage(
  kind: FormKind,
  vehicle: FormVehicleFacts | null,
  t: Translator<'enquirySetup'> | undefined,
): string {
  if (kind === 'similar') return t ? t('similar') : SIMILAR_MESSAGE;
  if (!vehicle || (kind !== 'enquiry' && kind !== 'quickEnquiry')) return '';
  const noun = itemWord(vehicle);
  return t ? t('available', { noun }) : availabilityMessage(noun);
}

/** Forms that go to a specific department (OPEN-106, OPEN-107). */
const DEPARTMENTS: Partial<Record<FormKind, string>> = { service: 'service', parts: 'parts' };

/** Returns the locations of a department, or all if the site has none. */
export function placesOfDepartment<Place extends Pick<FormPlace, 'department'>>(
  department: string,
  locations: readonly Place[],
): readonly Place[] {
  const departmentPlaces = locations.filter((place) => place.department === department);
  return departmentPlaces.length > 0 ? departmentPlaces : locations;
}

/** Returns the department that handles a form; null if any may. */
export const departmentOfForm = (kind: FormKind): string | null => DEPARTMENTS[kind] ?? null;

function usualFields(
  kind: FormKind,
  isGeneral: boolean,
  { financePostcodeEnabled }: Pick<Site['features'], 'financePostcodeEnabled'>,
): readonly FieldAsked[] {
  // LEAD-66
  if (kind === 'finance' && financePostcodeEnabled) return [{ name: 'postcode', optional: false }];
  return KIND_FIELDS[kind] ?? (isGeneral ? [{ name: 'rego', optional: true }] : []);
}
