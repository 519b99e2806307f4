import { databasePool } from '@forecourt/lib/database/client.server';
import { environment } from '@forecourt/lib/env';
import { BLOG_PATH, postHref } from '@forecourt/lib/site/blog';
import type { Site } from '@forecourt/lib/site/site';
import { sitemapVehicles } from '@forecourt/lib/stock/vehicles.server';
import { vehiclePath } from '@forecourt/lib/vehicle/path';
import { cached } from '@/cache/cached.server.ts';
import { currentPosts } from '@/content/blog.server.ts';
import { loadBrands, loadModels } from '@/content/directory.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { runningOffers } from '@/content/offers.server.ts';
import { loadPagePaths } from '@/content/paths.server.ts';
import { findSite } from '@/content/site.server.ts';
import { BRANDS_PATH, brandHref, DEALERSHIPS_PATH, MODELS_PATH } from '@/features/directory/address.ts';
import { locationHref } from '@/features/location/address.ts';
import { offerHref } from '@/features/offer/address.ts';
import { ADDRESSES, CONTACT_PATH, DEALER_LOCATOR_PATH } from '@/routes/page-address.ts';
import { SITEMAP_LIMIT, sitemapXml } from '@/routes/sitemap.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** Every page of a site that search engines may show (OPEN-125). */
export async function GET(_: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const { site: slug } = await params;
  const site = await findSite(slug);
  if (!site) return new Response('Not found', { status: 404 });
  const [pages, locations, offers, posts, directory, vehicles] = await Promise.all([
    loadPagePaths(slug),
    loadLocations(slug),
    runningOffers(slug),
    currentPosts(slug),
    directoryPaths(site),
    listedVehicles(site),
  ]);
  const xml = sitemapXml(site.url, [
    ...pages.filter(({ noindex }) => !noindex).map(({ path, updatedAt }) => ({ path, updatedAt })),
    { path: '/search' },
    { path: CONTACT_PATH },
    ...(ADDRESSES.dealerLocator(site, DEALER_LOCATOR_PATH) === null ? [] : [{ path: DEALER_LOCATOR_PATH }]),
    ...locations.map((location) => ({ path: locationHref(site, location) })),
    ...offers.map((offer) => ({ path: offerHref(site, offer) })),
    ...(posts.length ? [{ path: BLOG_PATH }] : []),
    ...posts
      .filter(({ noindex }) => !noindex)
      .map(({ slug: name, updatedAt }) => ({ path: postHref(name), updatedAt })),
    ...directory.map((path) => ({ path })),
    ...vehicles,
  ]);
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

/** What follows from the brands of a site: its directories, brands and models. One that leads elsewhere is not listed. */
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

function listedVehicles(site: Site) {
  return cached(
    'stock',
    { site: site.slug },
    async () => {
      const vehicles = await sitemapVehicles(
        databasePool(environment().DATABASE_URL),
        site.dealerships.map(({ id }) => id),
        { after: '', limit: SITEMAP_LIMIT },
      );
      return vehicles.map(({ slug, updatedAt }) => ({
        path: vehiclePath({ slug }),
        updatedAt: updatedAt.toISOString(),
      }));
    },
    { key: 'sitemap' },
  );
}
