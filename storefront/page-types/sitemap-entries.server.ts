import { countSitemapVehicles, sitemapVehicles } from '@forecourt/lib/inventory/stock/vehicles.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ADDRESS_TABLE, patternOf } from '@forecourt/lib/sites/address-table';
import { BLOG_PATH, postHref } from '@forecourt/lib/sites/blog';
import type { Site } from '@forecourt/lib/sites/site';
import { vehiclePath } from '@forecourt/lib/vehicle/path';
import { cached } from '@/cache/cached.server.ts';
import { currentPosts } from '@/content/blog.server.ts';
import { loadBrands, loadModels } from '@/content/directory.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { runningOffers } from '@/content/offers.server.ts';
import { loadPagePaths } from '@/content/paths.server.ts';
import { gateAt } from '@/features/account/gates.ts';
import { BRANDS_PATH, brandHref, DEALERSHIPS_PATH, MODELS_PATH } from '@/features/directory/address.ts';
import { locationHref } from '@/features/location/address.ts';
import { offerHref } from '@/features/offer/address.ts';
import { SITEMAP_LIMIT, type SitemapEntry } from './sitemap.ts';

/** Returns the indexable pages of a site, except vehicles (OPEN-125). */
export async function sitemapPages(site: Site): Promise<SitemapEntry[]> {
  const [pages, locations, offers, posts, directory] = await Promise.all([
    loadPagePaths(site.slug),
    loadLocations(site.slug),
    runningOffers(site.slug),
    currentPosts(site.slug),
    directoryPaths(site),
  ]);
  return [
    ...pages
      .filter(({ noindex, path }) => !noindex && !gateAt({ ...site, pages: [path] }, path))
      .map(({ path, updatedAt }) => ({ path, updatedAt })),
    ...ADDRESS_TABLE.filter(({ isInSitemap, exists }) => isInSitemap && exists?.(site) !== false).map(
      (row) => ({
        path: patternOf(row, site.settings),
      }),
    ),
    ...locations.map((location) => ({ path: locationHref(site, location) })),
    ...offers.map((offer) => ({ path: offerHref(site, offer) })),
    ...(posts.length ? [{ path: BLOG_PATH }] : []),
    ...posts
      .filter(({ noindex }) => !noindex)
      .map(({ slug: name, updatedAt }) => ({ path: postHref(name), updatedAt })),
    ...directory.map((path) => ({ path })),
  ];
}

/** Returns the paths of directories, brands and models, without models that redirect elsewhere. */
async function directoryPaths(site: Site): Promise<string[]> {
  const [brands, models] = await Promise.all([loadBrands(site.slug), loadModels(site.slug)]);
  const own = models.filter(({ override_url, status }) => !override_url && status !== 'discontinued');
  return [
    ...(own.length ? [MODELS_PATH] : []),
    ...(brands.length && !site.manufacturer ? [BRANDS_PATH] : []),
    ...(site.dealerships.length > 1 ? [DEALERSHIPS_PATH] : []),
    ...brands.map(({ slug }) => brandHref(site, slug)),
    ...own.map(({ slug }) => `/${slug}`),
  ];
}

const stockOf = (site: Site) => site.dealerships.map(({ id }) => id);

export const sitemapVehicleCount = (site: Site): Promise<number> =>
  cached(
    'stock',
    { site: site.slug },
    () => countSitemapVehicles(databasePool(environment().DATABASE_URL), stockOf(site)),
    { key: 'sitemap-count' },
  );

/** Returns vehicles for sale, up to one sitemap file's limit. */
export const listedVehicles = (site: Site, skip = 0): Promise<SitemapEntry[]> =>
  cached(
    'stock',
    { site: site.slug },
    async () => {
      const vehicles = await sitemapVehicles(databasePool(environment().DATABASE_URL), stockOf(site), {
        skip,
        limit: SITEMAP_LIMIT,
      });
      return vehicles.map(({ slug, updatedAt }) => ({
        path: vehiclePath({ slug }),
        updatedAt: updatedAt.toISOString(),
      }));
    },
    { key: `sitemap-${skip}` },
  );
