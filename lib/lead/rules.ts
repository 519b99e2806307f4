import type { Site } from '../site/site.ts';
import { cleanLine } from '../text/clean.ts';
import type { Vehicle } from '../vehicle/vehicle.ts';
import { type FormKind, SIMILAR_MESSAGE } from './kinds.ts';

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
  rego: boolean;
  optIn: { ticked: boolean } | null;
  terms: { message: string; required: boolean } | null;
}

/** LEAD-17 and LEAD-18, by the `termsMessage` setting. */
export const TERMS_MESSAGES = {
  short: '*You must agree to the terms of use before submitting.',
  form: 'You must agree to the terms of use before submitting the form.',
} as const;

/** Forms whose message is welcome but never asked for (TDRIVE-03, PHOTO-04). */
const OPTIONAL_MESSAGE: readonly FormKind[] = ['testDrive', 'photo', 'quickEnquiry', 'finance'];

/**
 * How a form asks on a site, about a vehicle or about none.
 * @param locations the site's visible locations, in its order
 */
export function formRules(
  kind: FormKind,
  { settings, features, dealerships }: Pick<Site, 'settings' | 'features' | 'dealerships'>,
  vehicle: Pick<Vehicle, 'car_type' | 'dealership_id'> | null,
  locations: readonly (Choice & { of: string | null })[],
): FormRules {
  const general = kind === 'enquiry' && !vehicle;
  const asksLocation =
    features.formLocationsEnabled &&
    (!vehicle || (vehicle.car_type === 'new' && features.locationSelectForNewCars));
  const places = vehicle ? locations.filter(({ of }) => of === vehicle.dealership_id) : locations;
  return {
    kind,
    messageRequired: features.commentsRequired && !OPTIONAL_MESSAGE.includes(kind),
    startMessage: kind === 'similar' ? SIMILAR_MESSAGE : '',
    categories: general ? settings.enquiryCategories.map(cleanLine) : null,
    dealerships:
      !vehicle && dealerships.length > 1 ? dealerships.map(({ id, name }) => ({ id, name })) : null,
    locations:
      asksLocation && places.length > 0 ? places.map(({ id, name, of }) => ({ id, name, of })) : null,
    rego: general,
    optIn: features.optInVisible ? { ticked: features.optInDefault } : null,
    // A test drive may be asked for without agreeing to anything (TDRIVE-05).
    terms: features.termsCheckboxEnabled
      ? { message: TERMS_MESSAGES[settings.termsMessage], required: kind !== 'testDrive' }
      : null,
  };
}
