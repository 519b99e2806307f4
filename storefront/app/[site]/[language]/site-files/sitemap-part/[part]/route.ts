import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { withSite } from '@/handlers/with-site.server.ts';
import { pagesPerFile, sitemapAnswer, sitemapFiles, sitemapPart, sitemapXml } from '@/page-types/sitemap.ts';
import { listedVehicles, sitemapPages, vehicleParts } from '@/page-types/sitemap-entries.server.ts';

export const dynamic = 'force-static';
export const revalidate = 3600;
export const generateStaticParams = () => [];

/** One number has one address. */
const PART = /^[1-9]\d{0,3}$/;

/** A part of a sitemap that is too long for one file: the pages, or some of the vehicles. */
export const GET = withSite(
  async ({ site, params }) => {
    const { part } = params;
    if (!PART.test(part)) throw new ApiError('not_found', 'Not found');
    const [pages, parts] = await Promise.all([sitemapPages(site), vehicleParts(site)]);
    const vehicles = parts.reduce((sum, { count }) => sum + count, 0);
    const perFile = pagesPerFile(site.settings.languages);
    const files = sitemapFiles(pages.length, vehicles, perFile);
    const content = files && sitemapPart(files, Number(part), perFile);
    if (!content) throw new ApiError('not_found', 'Not found');
    const { of, skip } = content;
    const entries = of === 'pages' ? pages.slice(skip, skip + perFile) : await listedVehicles(site, skip);
    return sitemapAnswer(sitemapXml(site.url, entries, site.settings.languages));
  },
  { params: ['part'], cached: true },
);
