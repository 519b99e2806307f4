import { type PublicVehicle, vehicleBySlug } from '@forecourt/lib/inventory/stock/vehicles.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { cache } from 'react';
import { tagPage } from '@/cache/cached.server.ts';
import { tagOf } from '@/cache/manifest.ts';

/** The slug format that our feeds produce. Anything else never reaches the database. */
const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const MAX_SLUG = 200;

/** Returns the vehicle with a slug, and tags the page; null if it is unknown, hidden or another dealer's. */
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
