import { withSite } from '@/handlers/with-site.server.ts';
import {
  lastChangeOf,
  pagesPerFile,
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
    const perFile = pagesPerFile(site.settings.languages);
    const files = sitemapFiles(pages.length, vehicles, perFile);
    if (!files) {
      const entries = [...pages, ...(await listedVehicles(site))];
      return sitemapAnswer(sitemapXml(site.url, entries, site.settings.languages));
    }
    const ofPages = Array.from({ length: files.pages }, (_, index) => ({
      updatedAt: lastChangeOf(pages.slice(index * perFile, (index + 1) * perFile)),
    }));
    return sitemapAnswer(sitemapIndexXml(site.url, [...ofPages, ...parts]));
  },
  { cached: true },
);
