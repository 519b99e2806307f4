import { type PublicVehicle, vehicleBySlug } from '@forecourt/lib/inventory/stock/vehicles.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { cache } from 'react';
import { tagPage } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';

/** Slugs as our own feeds make them; anything else is nobody's vehicle and never reaches the database. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG = 200;

/**
 * The vehicle at an address of a site, null for an unknown, hidden or other dealer's vehicle. Whatever is made of the
 * answer is dropped when the feed changes the vehicle.
 */
export const findVehicle = cache(async (site: Site, slug: string): Promise<PublicVehicle | null> => {
  if (slug.length > MAX_SLUG || !SLUG.test(slug)) return null;
  await tagPage([tagOf('car', { site: site.slug, slug })]);
  const dealershipIds = site.dealerships.map(({ id }) => id);
  return vehicleBySlug(
    databasePool(environment().DATABASE_URL),
    dealershipIds,
    slug,
    site.settings.priceLead,
  );
});
