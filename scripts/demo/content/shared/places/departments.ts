import type { Location } from '@forecourt/schemas/sanity.types';
import { reference, slug, type Written } from '@forecourt/schemas/writing/written';
import { type DemoLocation, dealerships, locations } from '../../../dealerships.ts';
import { manufacturerId } from '../ids.ts';

type LocationDocument = Written<Location>;
type Hours = NonNullable<LocationDocument['contact_detail']>['opening_hours'];

/** Content for the locations that the stock defines. */
export interface PlaceDetails {
  hours: Hours;
  special: LocationDocument['special_hours'];
  licence: string;
  /** The company that holds the licence. */
  licensee: string;
  repairer?: string | null;
  reviews?: { average_rating: number; count: number };
  makes?: readonly string[];
  image?: LocationDocument['image'];
  primary?: boolean;
  /** Maximum simultaneous test drives. */
  drives?: number;
  /** A mobile number in addition to the landline in the list of locations. */
  mobile?: string;
}

/** Another department at the address of a sales location. */
export interface Department {
  type: 'service' | 'parts' | 'other' | null;
  /** Used in ids, slugs and names: `service`, `parts`, `fleet`. */
  word: string;
  title: string;
  phone: string;
  hours: Hours;
  special?: LocationDocument['special_hours'];
  subtype?: string;
  visible?: boolean;
  /** Ids of other locations that also get its leads, in addition to the showroom. */
  alsoTo?: readonly string[];
}

function locationById(id: string): DemoLocation {
  const place = locations.find((location) => location.id === id);
  if (!place) throw new Error(`There is no demo location '${id}'`);
  return place;
}

const addressOf = ({ street, suburb, state, postcode, lat, lng }: DemoLocation) => ({
  _type: 'address' as const,
  street,
  city: suburb,
  state,
  postcode,
  lat,
  long: lng,
});

export function salesLocation(id: string, details: PlaceDetails): LocationDocument {
  const place = locationById(id);
  return {
    _id: place.id,
    _type: 'location',
    name: place.name,
    slug: slug(place.slug),
    dealership: reference(place.dealershipId),
    ...(place.type && { location_type: place.type }),
    address: addressOf(place),
    ...(details.image && { image: details.image }),
    primary: details.primary ?? false,
    visible: true,
    contact_detail: {
      phone: details.mobile ?? place.phone,
      landline_phone: place.phone,
      opening_hours: details.hours,
    },
    special_hours: details.special,
    ...(details.drives && { test_drive_capacity: details.drives }),
    dealer_license_number: details.licence,
    dealer_license_name: details.licensee,
    ...(details.repairer && { motor_vehicle_repairer: details.repairer }),
    ...(details.makes && { manufacturers: details.makes.map((make) => reference(manufacturerId(make))) }),
    ...(details.reviews && { reviews: details.reviews }),
  };
}

/** Returns the document of a department at a sales location, which gets its leads too (OPEN-090). */
export function departmentOf(id: string, department: Department): LocationDocument {
  const place = locationById(id);
  return {
    _id: `${place.id}-${department.word}`,
    _type: 'location',
    name: `${place.name} ${department.title}`,
    slug: slug(`${place.slug}-${department.word}`),
    dealership: reference(place.dealershipId),
    ...(department.type && { location_type: department.type }),
    ...(department.subtype && { location_subtype: department.subtype }),
    address: addressOf(place),
    primary: false,
    visible: department.visible ?? true,
    contact_detail: { phone: department.phone, opening_hours: department.hours },
    ...(department.special && { special_hours: department.special }),
    distribution_locations: [place.id, ...(department.alsoTo ?? [])].map(reference),
  };
}

/** Returns the ids of a site's dealerships, the main one first. */
export const dealershipIds = (site: string) =>
  dealerships.filter((dealer) => dealer.site === site).map(({ id }) => id);
