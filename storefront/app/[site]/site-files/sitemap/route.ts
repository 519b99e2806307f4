import { databasePool } from '@forecourt/lib/database/client.server';
import { environment } from '@forecourt/lib/env';
import type { Site } from '@forecourt/lib/site/site';
import { sitemapCars } from '@forecourt/lib/stock/cars.server';
import { carPath } from '@forecourt/lib/vehicle/path';
import { cached } from '@/cache/cached.server.ts';
import { loadLocations } from '@/content/locations.server.ts';
import { loadOffers } from '@/content/offers.server.ts';
import { loadPagePaths } from '@/content/paths.server.ts';
import { findSite } from '@/content/site.server.ts';
import { locationHref } from '@/features/location/address.ts';
import { offerHref } from '@/features/offer/address.ts';
import { runsAt } from '@/features/offer/running.ts';
import { SITEMAP_LIMIT, sitemapXml } from '@/routes/sitemap.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** Every page of a site that search engines may show (OPEN-125). */
export async function GET(_: Request, { params }: { params: Promise<{ site: string }> }): Promise<Response> {
  const { site: slug } = await params;
  const site = await findSite(slug);
  if (!site) return new Response('Not found', { status: 404 });
  const [pages, locations, offers, cars] = await Promise.all([
    loadPagePaths(slug),
    loadLocations(slug),
    loadOffers(slug),
    listedCars(site),
  ]);
  const now = new Date();
  const xml = sitemapXml(site.url, [
    ...pages.filter(({ noindex }) => !noindex).map(({ path, updatedAt }) => ({ path, updatedAt })),
    { path: '/search' },
    ...locations.map((location) => ({ path: locationHref(site, location) })),
    ...offers.filter((offer) => runsAt(offer, now)).map((offer) => ({ path: offerHref(site, offer) })),
    ...cars,
  ]);
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

function listedCars(site: Site) {
  return cached(
    'stock',
    { site: site.slug },
    async () => {
      const cars = await sitemapCars(
        databasePool(environment().DATABASE_URL),
        site.dealerships.map(({ id }) => id),
        { after: '', limit: SITEMAP_LIMIT },
      );
      return cars.map(({ slug, updatedAt }) => ({
        path: carPath({ slug }),
        updatedAt: updatedAt.toISOString(),
      }));
    },
    { key: 'sitemap' },
  );
}
