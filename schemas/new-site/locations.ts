import type { NewSiteFacts } from '@forecourt/lib/operations/new-site/facts';
import { slugify } from '@forecourt/lib/sites/slugs';
import type { Location } from '../sanity.types.ts';
import { reference, slug, type Written } from '../writing/written.ts';
import { locationId } from './ids.ts';

/** A place of a new site: its id, and its document where it has none yet. */
export interface NewLocation {
  id: string;
  document: Written<Location> | null;
}

/**
 * The places of a new site, the main one first. A place that the stock names has the stock's id, so that its cars and
 * their leads find it; one with a document already stays as its dealer has it.
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
      },
    };
  });
}
