import type { ReadDealerships, ResultNames } from '@forecourt/lib/operations/back-office/results.server';
import { loadLocations } from '@/content/locations.server.ts';
import { findSite } from '@/content/site.server.ts';

/** Returns the names of the locations and dealerships of some sites, by id. */
export const resultNames: ResultNames = async (siteSlugs) => {
  const named = await Promise.all(
    siteSlugs.map(async (slug) => [
      ...((await findSite(slug))?.dealerships ?? []),
      ...(await loadLocations(slug)),
    ]),
  );
  return new Map(named.flat().map(({ id, name }) => [id, name]));
};

/** Returns the ids of a site's dealerships. */
export const siteDealerships: ReadDealerships = async (siteSlug) =>
  (await findSite(siteSlug))?.dealerships.map(({ id }) => id) ?? [];
