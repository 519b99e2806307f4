import type { Site } from '@forecourt/lib/site/site';
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

/** The page of a location (ROUTE-61 to ROUTE-64). */
export function locationHref(
  { settings }: Pick<Site, 'settings'>,
  { slug, dealership_slug }: Pick<Location, 'slug' | 'dealership_slug'>,
): string {
  const name = settings.locationPathSlug === 'dealership' ? (dealership_slug ?? slug) : slug;
  return `/${settings.locationPathBase}/${name}`;
}

/** The stock behind 'View Our Stock' (ROUTE-29, ROUTE-30, LOC-41). */
export function stockHref(
  { settings }: Pick<Site, 'settings'>,
  { slug, dealership_slug }: Pick<Location, 'slug' | 'dealership_slug'>,
): string {
  return `/search/${settings.viewOurStockTarget === 'dealership' ? (dealership_slug ?? slug) : slug}`;
}

/** `tel:0770100110`, digits and a leading plus only. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`;
