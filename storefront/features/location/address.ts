import { MAP_KEY } from '@forecourt/lib/sites/map-key';
import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';

type Address = NonNullable<Location['address']>;

/** `114 Sandgate Road, Albion QLD 4010`; null without a street and a city. */
export function addressLine(address: Address | null): string | null {
  if (!address) return null;
  const { street, city, state, postcode } = address;
  return [street, [city, state, postcode].filter(Boolean).join(' ')].filter(Boolean).join(', ') || null;
}

/** Where 'Get Directions' leads: the editor's own map address, else one made from the address. */
export function directionsHref(location: Pick<Location, 'address' | 'name'>): string | null {
  if (location.address?.place_url) return location.address.place_url;
  const line = addressLine(location.address);
  if (!line) return null;
  const query = new URLSearchParams({ api: '1', destination: `${location.name}, ${line}` });
  if (location.address?.place_id) query.set('destination_place_id', location.address.place_id);
  return `https://www.google.com/maps/dir/?${query}`;
}

/** The way to a place that has no address of ours, such as a suburb. */
export const directionsTo = (place: string): string =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: place })}`;

/** The place itself on Google's map, by its map key (LOC-24); null where it has none that can be one. */
export const profileHref = (address: Pick<Address, 'map_key'> | null): string | null =>
  address?.map_key && MAP_KEY.test(address.map_key)
    ? `https://www.google.com/maps?cid=${address.map_key}`
    : null;

/** A location as a map shows it; null where nobody wrote where it is. */
export function placeOnMap(location: Pick<Location, 'name' | 'slug' | 'address'>) {
  const { name, slug, address } = location;
  const [line, directions] = [addressLine(address), directionsHref(location)];
  if (address?.lat == null || address.long == null || !line || !directions) return null;
  return { name, slug, address: line, directions };
}

/** The page of a location (ROUTE-61 to ROUTE-64). */
export function locationHref(
  { settings }: Pick<Site, 'settings'>,
  { slug, dealership_slug }: Pick<Location, 'slug' | 'dealership_slug'>,
): string {
  const name = settings.locationPathSlug === 'dealership' ? (dealership_slug ?? slug) : slug;
  return `/${settings.locationPathBase}/${name}`;
}

/**
 * The stock behind 'View Our Stock' (ROUTE-29, ROUTE-30, LOC-41): that of the place or of its dealership, as the
 * site has it. A workshop has none of its own: then that of the place beside it, else its dealership's.
 * @param places one location, or several merged into one card
 * @param counts vehicles by the slug of their location and of their dealership; null when they are not known
 * @returns null when there is nothing to view
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
