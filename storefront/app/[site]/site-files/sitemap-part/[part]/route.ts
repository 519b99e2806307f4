import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { withSite } from '@/handlers/with-site.server.ts';
import { sitemapAnswer, sitemapParts, sitemapXml, vehiclesBefore } from '@/page-types/sitemap.ts';
import { listedVehicles, sitemapPages, sitemapVehicleCount } from '@/page-types/sitemap-entries.server.ts';

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
    const [pages, vehicles] = await Promise.all([sitemapPages(site), sitemapVehicleCount(site)]);
    const number = Number(part);
    if (!(number <= (sitemapParts(pages.length, vehicles) ?? 0)))
      throw new ApiError('not_found', 'Not found');
    return sitemapAnswer(
      sitemapXml(site.url, number === 1 ? pages : await listedVehicles(site, vehiclesBefore(number))),
    );
  },
  { params: ['part'], cached: true },
);
