import { withSite } from '@/handlers/with-site.server.ts';
import { sitemapAnswer, sitemapIndexXml, sitemapParts, sitemapXml } from '@/page-types/sitemap.ts';
import { listedVehicles, sitemapPages, sitemapVehicleCount } from '@/page-types/sitemap-entries.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** Every indexable page of a site (OPEN-125), or an index of several files. */
export const GET = withSite(
  async ({ site }) => {
    const [pages, vehicles] = await Promise.all([sitemapPages(site), sitemapVehicleCount(site)]);
    const parts = sitemapParts(pages.length, vehicles);
    if (parts) return sitemapAnswer(sitemapIndexXml(site.url, parts));
    return sitemapAnswer(sitemapXml(site.url, [...pages, ...(await listedVehicles(site))]));
  },
  { cached: true },
);
