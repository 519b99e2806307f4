import { withSite } from '@/handlers/with-site.server.ts';
import {
  lastChangeOf,
  SITEMAP_LIMIT,
  sitemapAnswer,
  sitemapFiles,
  sitemapIndexXml,
  sitemapXml,
} from '@/page-types/sitemap.ts';
import { listedVehicles, sitemapPages, vehicleParts } from '@/page-types/sitemap-entries.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** Every indexable page of a site (OPEN-125), or an index of several files. */
export const GET = withSite(
  async ({ site }) => {
    const [pages, parts] = await Promise.all([sitemapPages(site), vehicleParts(site)]);
    const vehicles = parts.reduce((sum, { count }) => sum + count, 0);
    const files = sitemapFiles(pages.length, vehicles);
    if (!files) {
      const entries = [...pages, ...(await listedVehicles(site))];
      return sitemapAnswer(sitemapXml(site.url, entries, site.settings.languages));
    }
    const ofPages = Array.from({ length: files.pages }, (_, index) => ({
      updatedAt: lastChangeOf(pages.slice(index * SITEMAP_LIMIT, (index + 1) * SITEMAP_LIMIT)),
    }));
    return sitemapAnswer(sitemapIndexXml(site.url, [...ofPages, ...parts]));
  },
  { cached: true },
);
