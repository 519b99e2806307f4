import { directoryBodies } from '@forecourt/lib/inventory/search/models/to-record';
import { sitemapVehicleParts, sitemapVehicles } from '@forecourt/lib/inventory/stock/vehicles.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ADDRESS_TABLE, patternOf } from '@forecourt/lib/sites/address-table';
import { postHref } from '@forecourt/lib/sites/blog';
import type { Site } from '@forecourt/lib/sites/site';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { cached } from '@/cache/cached.server.ts';
import { currentPosts } from '@/content/blog.server.ts';
import { loadBrands, loadModels } from '@/content/directory.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { runningOffers } from '@/content/offers.server.ts';
import { loadPagePaths } from '@/content/paths.server.ts';
import { takesServiceBookings } from '@/content/workshops.server.ts';
import { gateAt } from '@/features/account/gates.ts';
import { brandHref } from '@/features/directory/address.ts';
import { modelsHref } from '@/features/directory/state.ts';
import { locationHref } from '@/features/location/address.ts';
import { offerHref } from '@/features/offer/address.ts';
import { landingsOf, resultsChanges } from '@/stock/landings.server.ts';
import { imageUrl } from '@/ui/image.ts';
import { pagesPerFile, type SitemapEntry } from './sitemap.ts';

/** Returns the indexable pages of a site, except vehicles (OPEN-125). */
export async function sitemapPages(site: Site): Promise<SitemapEntry[]> {
  const [pages, locations, offers, posts, brands, models, landings, isBookable] = await Promise.all([
    loadPagePaths(site.slug),
    loadLocations(site.slug),
    runningOffers(site.slug),
    currentPosts(site.slug),
    loadBrands(site.slug),
    loadModels(site.slug),
    landingsOf(site),
    takesServiceBookings(site),
  ]);
  const changes = await resultsChanges(site, landings);
  const listedModels = models.filter(({ status }) => status !== 'discontinued');
  const makes = brands.filter(({ id }) => listedModels.some(({ manufacturer_id: maker }) => maker === id));
  // A model that redirects elsewhere has no page.
  const ownModels = listedModels.filter(({ override_url }) => !override_url);
  const content = {
    pages: new Set(pages.map(({ path }) => path)),
    posts: slugsOf(posts),
    offers: slugsOf(offers),
    models: slugsOf(ownModels),
    manufacturers: slugsOf(brands),
    takesServiceBookings: isBookable,
  };
  return [
    ...pages
      .filter(({ noindex, path }) => !noindex && !gateAt({ ...site, pages: [path] }, path))
      .map(({ path, updatedAt }) => ({ path, updatedAt })),
    ...ADDRESS_TABLE.filter(
      ({ isInSitemap, exists }) =>
        (typeof isInSitemap === 'function' ? isInSitemap(site, content) : isInSitemap) &&
        exists?.(site) !== false,
    ).map((row) => ({
      path: patternOf(row, site.settings),
      ...(row.page === 'search' && changes.all ? { updatedAt: changes.all } : {}),
    })),
    ...landings.map(({ path }) => ({ path, updatedAt: changes.landings[path] })),
    ...locations.map((location) => ({ path: locationHref(site, location) })),
    ...offers.map((offer) => ({ path: offerHref(site, offer) })),
    ...posts
      .filter(({ noindex }) => !noindex)
      .map(({ slug: name, updatedAt }) => ({ path: postHref(name), updatedAt })),
    ...brands.map(({ slug }) => ({ path: brandHref(site, slug) })),
    ...ownModels.map(({ slug }) => ({ path: `/${slug}` })),
    // The directory links to a page for each body and each make, which are indexed on their own
    // (`directory-metadata.ts`).
    ...directoryBodies(listedModels.flatMap(({ manufacturer_body: bodies }) => bodies)).map((body) => ({
      path: modelsHref({ body }),
    })),
    ...(makes.length > 1 ? makes.map(({ slug: make }) => ({ path: modelsHref({ make }) })) : []),
  ];
}

const slugsOf = (entries: readonly { slug: string }[]) => new Set(entries.map(({ slug }) => slug));

const stockOf = (site: Site) => site.dealerships.map(({ id }) => id);

/** Returns the number and last change of the vehicles in each file of a sitemap that is split. */
export const vehicleParts = (site: Site): Promise<{ count: number; updatedAt: string }[]> =>
  cached(
    'stock',
    { site: site.slug },
    async () => {
      const pool = databasePool(environment().DATABASE_URL);
      const parts = await sitemapVehicleParts(pool, stockOf(site), pagesPerFile(site.settings.languages));
      return parts.map(({ count, updatedAt }) => ({ count, updatedAt: updatedAt.toISOString() }));
    },
    { key: `sitemap-parts-${pagesPerFile(site.settings.languages)}` },
  );

/** Width of an image: the largest that a vehicle's page shows. */
const IMAGE_WIDTH = 1920;

/** Returns vehicles for sale, up to one sitemap file's limit. */
export const listedVehicles = (site: Site, skip = 0): Promise<SitemapEntry[]> =>
  cached(
    'stock',
    { site: site.slug },
    async () => {
      const vehicles = await sitemapVehicles(databasePool(environment().DATABASE_URL), stockOf(site), {
        skip,
        limit: pagesPerFile(site.settings.languages),
      });
      return vehicles.map(({ slug, updatedAt, images }) => ({
        path: vehiclePath({ slug }),
        updatedAt: updatedAt.toISOString(),
        images: images
          .filter((url) => /^https?:/.test(url) && URL.canParse(url))
          .map((url) => imageUrl(url, { width: IMAGE_WIDTH })),
      }));
    },
    { key: `sitemap-${skip}-${pagesPerFile(site.settings.languages)}` },
  );
