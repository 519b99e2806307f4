import { z } from 'zod';
import { feedPhotoHosts } from '../../../inventory/media/feed-hosts.server.ts';
import { photosThatCanBeShownBy } from '../../../inventory/media/shown-photos.server.ts';
import { listenTo, startStep } from '../../../platform/database/steps.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { publishedContent } from '../../../sites/content-lake/client.server.ts';
import { parseSettings } from '../../../sites/settings.ts';
import { LAW_CHECK_CHANNEL } from '../../law-check/law-checks.server.ts';
import { pageSource } from '../../law-check/page-source.server.ts';
import { runNextLawCheck } from '../../law-check/run-law-check.server.ts';
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
  const readSite = async (slug: string) =>
    reportedSiteSchema.parse(await client.fetch(REPORTED_SITE, { site: slug }));
  const pagesOf = (siteUrl: string) => (STOREFRONT_URL ? pageSource(STOREFRONT_URL, siteUrl) : null);
  return async ({ databaseUrl, pool, report }) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    // One site at a time: each check reads two pages at once while shoppers are served.
    const lawChecks = startStep('law-check', signal, report, () =>
      runNextLawCheck(
        { pool, site: readSite, pagesOf, report: (error) => report({ stage: 'law-check', error }) },
        signal,
      ),
    );
    const listening = await listenTo({ databaseUrl, channel: LAW_CHECK_CHANNEL }, signal, report, () =>
      lawChecks.wake(),
    );
    return {
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
              site: readSite,
              canBeShown: photosThatCanBeShownBy(await feedPhotoHosts(pool), environment),
              report: (error) => report({ stage: 'site-reports', error }),
              pagesOf,
              now: new Date(),
            }),
        },
      ],
      stop: async () => {
        stopping.abort();
        await Promise.all([lawChecks.ended, listening.close()]);
      },
    };
  };
};
