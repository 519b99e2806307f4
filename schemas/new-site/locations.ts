import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/new-site-facts';
import { slugify } from '@forecourt/lib/sites/slugs';
import type { Location } from '../sanity.types.ts';
import { reference, slug, type Written } from '../writing/written.ts';
import { locationId } from './ids.ts';

/** A location of a new site with its id. The document is null if it already exists. */
export interface NewLocation {
  id: string;
  document: Written<Location> | null;
}

/**
 * Returns the locations of a new site, main one first. Locations in the stock keep their id, so that cars and
 * leads are assigned to them. Existing documents are not changed.
 */
export function locationsOf({ request, places, dealerships, knownLocations }: NewSiteFacts): NewLocation[] {
  return places.map(({ place, stock }, index) => {
    const several = places.length > 1;
    const name = place.name ?? stock?.name ?? (several ? `${request.name} ${place.suburb}` : request.name);
    const id = place.id ?? stock?.id ?? locationId(request.slug, slugify(name));
    if (knownLocations.includes(id)) return { id, document: null };
    return {
      id,
      document: {
        _id: id,
        _type: 'location',
        name,
        slug: slug(stock?.slug ?? slugify(name)),
        dealership: reference(stock?.dealershipId ?? dealerships[0].id),
        location_type: 'sales',
        address: {
          _type: 'address',
          street: place.street,
          city: place.suburb,
          state: place.state,
          postcode: place.postcode,
          ...(stock?.lat && stock.long && { lat: stock.lat, long: stock.long }),
        },
        primary: index === 0,
        visible: true,
        contact_detail: {
          phone: place.phone,
          opening_hours: place.hours.map((day) => ({ _type: 'openingHour', ...day })),
        },
        dealer_license_number: request.licence,
        dealer_license_name: request.company ?? request.name,
      },
    };
  });
}
