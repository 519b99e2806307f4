import { MAP_KEY } from '@forecourt/lib/sites/map-key';
import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';

type Address = NonNullable<Location['address']>;

/** Returns `114 Sandgate Road, Albion QLD 4010`; null without a street and a city. */
export function addressLine(address: Address | null): string | null {
  if (!address) return null;
  const { street, city, state, postcode } = address;
  return [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;
}

/** Returns the target of 'Get Directions': the editor's map address, else one derived from the address. */
export function directionsHref(location: Pick<Location, 'address' | 'name'>): string | null {
  if (location.address?.place_url) return location.address.place_url;
  const line = addressLine(location.address);
  if (!line) return null;
  const query = new URLSearchParams({ api: '1', destination: `${location.name}, ${line}` });
  if (location.address?.place_id) query.set('destination_place_id', location.address.place_id);
  return `https://www.google.com/maps/dir/?${query}`;
}

/** Returns directions to a place without a stored address, such as a suburb. */
export const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;

/** Returns a location's Google Maps profile by its map key (LOC-24); null without a valid key. */
export const profileHref = (address: Pick<Address, 'map_key'> | null): string | null =>
  address?.map_key && MAP_KEY.test(address.map_key)
    ? `https://www.google.com/maps?cid=${address.map_key}`
    : null;

export function placeOnMap(location: Pick<Location, 'name' | 'slug' | 'address'>) {
  const { name, slug, address } = location;
  const [line, directions] = [addressLine(address), directionsHref(location)];
  if (address?.lat == null || address.long == null || !line || !directions) return null;
  return { name, slug, address: line, directions };
}

/** Returns the page of a location (ROUTE-61 to ROUTE-64). */
export function locationHref(
  { settings }: Pick<Site, 'settings'>,
  { slug, dealership_slug }: Pick<Location, 'slug' | 'dealership_slug'>,
): string {
  const name = settings.locationPathSlug === 'dealership' ? (dealership_slug ?? slug) : slug;
  return `/${settings.locationPathBase}/${name}`;
}

/**
 * Returns the target of 'View Our Stock' (ROUTE-29, ROUTE-30, LOC-41): the location's stock or its
 * dealership's, as the site chooses; null without stock. A workshop links to the stock of the location
 * merged with it, else its dealership's.
 * @param places one location, or several merged into one card
 * @param counts vehicles by slug of their location and dealership; null if unknown
 */
export function stockHref(
  { settings }: Pick<Site, 'settings'>,
  places: readonly Pick<Location, 'slug' | 'dealership_slug'>[],
  counts: Readonly<Record<string, number>> | null,
): string | null {
  const own = places.map(({ slug }) => slug);
  const dealerships = places.flatMap(({ dealership_slug }) => dealership_slug ?? []);
  const slugs =
    settings.viewOurStockTarget === 'dealership' ? [...dealerships, ...own] : [...own, ...dealerships];
  const slug = counts ? slugs.find((each) => counts[each]) : slugs[0];
  return slug === undefined ? null : `/search/${slug}`;
}
