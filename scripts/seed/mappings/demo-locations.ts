import type { MappingInput } from '@forecourt/lib/stock/mapping/mapping';
import { dealerships, locations } from '../dealerships.ts';

const dealershipOf = (id: string) => {
  const found = dealerships.find((dealership) => dealership.id === id);
  if (!found) throw new Error(`There is no dealership ${id}`);
  return { id: found.id, slug: found.slug, name: found.name };
};

/** Whose cars a demo site's feed lists: its first dealership, and its locations by slug. */
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
