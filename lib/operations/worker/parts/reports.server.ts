import { z } from 'zod';
import { feedPhotoHosts } from '../../../inventory/media/feed-hosts.server.ts';
import { photosThatCanBeShownBy } from '../../../inventory/media/shown-photos.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { publishedContent } from '../../../sites/content-lake/client.server.ts';
import { parseSettings } from '../../../sites/settings.ts';
import { pageSource } from '../../law-check/page-source.server.ts';
import { REPORTED_SITE, reportedSiteSchema } from '../../site-report/reported-site.ts';
import { makeWeeklyReports } from '../../site-report/weekly.server.ts';
import type { PreparePart } from '../worker-part.ts';

const SITES = `*[_type == "site" && defined(slug.current)] | order(slug.current asc) {
  "slug": slug.current, settings, "hasReaders": count(coalesce(
    *[_type == "leadDelivery" && _id == "leadDelivery.site." + ^._id][0].reportEmails, reportEmails
  )) > 0
}`;

const sitesSchema = z.array(
  z.object({
    slug: z.string(),
    settings: z.record(z.string(), z.unknown()).nullish().catch(null),
    hasReaders: z.boolean().nullish(),
  }),
);

const schema = z.object({ STOREFRONT_URL: variables.STOREFRONT_URL });

export const prepare: PreparePart = (environment) => {
  const client = publishedContent(environment);
  const { STOREFRONT_URL } = parseEnvironment(schema, environment);
  // Validates the environment at startup.
  photosThatCanBeShownBy([], environment);
  return async ({ pool, report }) => ({
    jobs: [
      {
        name: 'site-reports',
        // Hourly, because each site has its own time zone.
        cron: '5 * * * *',
        longestSeconds: 3_000,
        run: async () =>
          makeWeeklyReports({
            pool,
            sites: async () =>
              sitesSchema.parse(await client.fetch(SITES)).map(({ slug, settings, hasReaders }) => ({
                slug,
                timeZone: parseSettings(settings).settings.timeZone,
                hasReaders: hasReaders ?? false,
              })),
            site: async (slug) => reportedSiteSchema.parse(await client.fetch(REPORTED_SITE, { site: slug })),
            canBeShown: photosThatCanBeShownBy(await feedPhotoHosts(pool), environment),
            report: (error) => report({ stage: 'site-reports', error }),
            pagesOf: (siteUrl) => (STOREFRONT_URL ? pageSource(STOREFRONT_URL, siteUrl) : null),
            now: new Date(),
          }),
      },
    ],
    stop: async () => {},
  });
};
