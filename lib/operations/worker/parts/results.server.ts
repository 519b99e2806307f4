import { z } from 'zod';
import { mailSiteReader } from '../../../messaging/mail/mail-site.server.ts';
import { mailDomainOf, smtpSender } from '../../../messaging/mail/transport.server.ts';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { publishedContent } from '../../../sites/content-lake/client.server.ts';
import { parseSettings } from '../../../sites/settings.ts';
import { administratorEmails } from '../../back-office/administrators.server.ts';
import type { StudioProject } from '../../back-office/staff.server.ts';
import { sendMonthlyMails } from '../../results/monthly.server.ts';
import { firstOpenDay, forgetUnknownSites, rollUp } from '../../results/roll-up.server.ts';
import { findSales } from '../../results/sales.server.ts';
import { daysOf, parseDays } from '../../retention/kinds.ts';
import { findRegressions } from '../../speed/find-regressions.server.ts';
import { reportRegressions } from '../../speed/report-regressions.server.ts';
import type { PreparePart } from '../worker-part.ts';

const SITES = `*[_type == "site" && defined(slug.current)] | order(slug.current asc) {
  "slug": slug.current, settings, "dealershipIds": dealerships[]._ref
}`;

const sitesSchema = z.array(
  z.object({
    slug: z.string(),
    settings: z.record(z.string(), z.unknown()).nullish().catch(null),
    dealershipIds: z
      .array(z.string().nullable())
      .nullish()
      .transform((ids) => (ids ?? []).filter((id) => id !== null)),
  }),
);

const schema = z.object({
  SMTP_URL: variables.SMTP_URL,
  MAIL_FROM: variables.MAIL_FROM,
  STUDIO_ORIGINS: variables.STUDIO_ORIGINS,
  RETENTION_DAYS: variables.RETENTION_DAYS,
  SANITY_PROJECT_ID: variables.SANITY_PROJECT_ID,
  SANITY_DATASET: variables.SANITY_DATASET,
  SANITY_API_HOST: variables.SANITY_API_HOST,
  SANITY_WRITE_TOKEN: variables.SANITY_WRITE_TOKEN,
});

/** Days counted per run, so that catching up never outlasts the job. */
const MOST_DAYS_PER_RUN = 2_000;

export const prepare: PreparePart = (environment) => {
  const {
    SMTP_URL,
    MAIL_FROM,
    STUDIO_ORIGINS,
    RETENTION_DAYS,
    SANITY_WRITE_TOKEN: token,
    ...access
  } = parseEnvironment(schema, environment);
  const client = publishedContent(environment);
  const reader = mailSiteReader(environment);
  const parsedDays = parseDays(RETENTION_DAYS);
  // The part `retention` rejects unreadable settings.
  const ownDays = typeof parsedDays === 'string' ? {} : parsedDays;
  const keptDays = (['events', 'leads', 'reservations', 'retiredCars', 'vehicleSales'] as const).map((kind) =>
    daysOf(kind, ownDays),
  );
  const project: StudioProject = {
    projectId: access.SANITY_PROJECT_ID,
    dataset: access.SANITY_DATASET,
    ...(access.SANITY_API_HOST && { host: access.SANITY_API_HOST }),
  };
  const sites = async () =>
    sitesSchema.parse(await client.fetch(SITES)).map(({ slug, settings, dealershipIds }) => ({
      slug,
      timeZone: parseSettings(settings).settings.timeZone,
      dealershipIds,
    }));
  return async ({ pool, report }) => {
    const sender = smtpSender({ url: SMTP_URL, from: MAIL_FROM });
    const mailTools = {
      reader,
      sender,
      mailDomain: mailDomainOf(MAIL_FROM),
      studioUrl: STUDIO_ORIGINS[0] ?? null,
    };
    return {
      jobs: [
        {
          name: 'results',
          cron: '* * * * *',
          longestSeconds: 600,
          atStart: true,
          run: async () => {
            const known = await sites();
            await rollUp(pool, known, {
              sealedBefore: firstOpenDay(new Date(), keptDays),
              mostDays: MOST_DAYS_PER_RUN,
            });
            await forgetUnknownSites(pool, known);
          },
        },
        {
          name: 'results-sales',
          cron: '*/10 * * * *',
          longestSeconds: 600,
          atStart: true,
          run: async () => {
            for (const site of await sites()) await findSales(pool, site);
          },
        },
        {
          name: 'results-mails',
          // Hourly, because each site has its own time zone.
          cron: '10 * * * *',
          longestSeconds: 1_800,
          run: async () =>
            sendMonthlyMails(pool, await sites(), {
              ...mailTools,
              report: (error) => report({ stage: 'results-mails', error }),
              now: new Date(),
            }),
        },
        {
          name: 'speed',
          cron: '35 * * * *',
          longestSeconds: 300,
          run: async () => {
            await findRegressions(pool);
            await reportRegressions(pool, {
              ...mailTools,
              // Without them, the site's recipients are emailed.
              administrators: () =>
                token
                  ? administratorEmails(project, token).catch((error: unknown) => {
                      report({ stage: 'speed', error });
                      return [];
                    })
                  : Promise.resolve([]),
            });
          },
        },
      ],
      stop: async () => sender.close(),
    };
  };
};
