import type { MappingInput } from '@forecourt/lib/inventory/stock/mapping/mapping';
import { dealerships, locations } from '../dealerships.ts';

const dealershipOf = (id: string) => {
  const entry = dealerships.find((dealership) => dealership.id === id);
  if (!entry) throw new Error(`There is no dealership ${id}`);
  return { id: entry.id, slug: entry.slug, name: entry.name };
};

/**
 * Returns the settings of a demo site's feed: its first dealership, the site's locations by slug, and loopback
 * photo hosts.
 */
export function demoSite(site: string): Pick<MappingInput, 'dealership' | 'privateHosts'> & {
  locations: NonNullable<MappingInput['locations']>;
} {
  const [primary, ...others] = dealerships.filter((dealership) => dealership.site === site);
  if (!primary) throw new Error(`There is no demo site ${site}`);
  const ids = new Set([primary, ...others].map(({ id }) => id));
  return {
    privateHosts: ['localhost'],
    dealership: dealershipOf(primary.id),
    locations: Object.fromEntries(
      locations
        .filter(({ dealershipId }) => ids.has(dealershipId))
        .map(({ id, slug, name, suburb, state, lat, lng, dealershipId }) => [
          slug,
          { id, slug, name, city: suburb, state, lat, lng, dealership: dealershipOf(dealershipId) },
        ]),
    ),
  };
}
