import type { MappingInput } from '@forecourt/lib/stock/mapping/mapping';
import { dealerships, locations } from '../dealerships.ts';

const dealershipOf = (id: string) => {
  const entry = dealerships.find((dealership) => dealership.id === id);
  if (!entry) throw new Error(`There is no dealership ${id}`);
  return { id: entry.id, slug: entry.slug, name: entry.name };
};

/** The locations by slug of a demo site's first dealership, whose cars its feed lists. */
export function demoSite(
  site: string,
): Pick<MappingInput, 'dealership'> & { locations: NonNullable<MappingInput['locations']> } {
  const [primary, ...others] = dealerships.filter((dealership) => dealership.site === site);
  if (!primary) throw new Error(`There is no demo site ${site}`);
  const ids = new Set([primary, ...others].map(({ id }) => id));
  return {
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
