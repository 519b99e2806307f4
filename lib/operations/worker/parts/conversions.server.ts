import { z } from 'zod';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { publishedContent } from '../../../sites/content-lake/client.server.ts';
import { CONVERSION_SITES, conversionSitesSchema } from '../../conversions/conversion-site.ts';
import { reportConversions } from '../../conversions/report-conversions.server.ts';
import type { PreparePart } from '../worker-part.ts';

const schema = z.object({
  FEED_SECRET_KEY: variables.FEED_SECRET_KEY,
  GOOGLE_DATA_MANAGER_URL: variables.GOOGLE_DATA_MANAGER_URL,
  META_CONVERSIONS_URL: variables.META_CONVERSIONS_URL,
});

/** Reports enquiries, reservations and sales to advertising networks every minute, for sites that do. */
export const prepare: PreparePart = (environment) => {
  const client = publishedContent(environment);
  const { FEED_SECRET_KEY, GOOGLE_DATA_MANAGER_URL, META_CONVERSIONS_URL } = parseEnvironment(
    schema,
    environment,
  );
  return async ({ pool, report }) => ({
    jobs: [
      {
        name: 'conversions',
        cron: '* * * * *',
        longestSeconds: 300,
        run: async () => {
          const sites = conversionSitesSchema.parse(await client.fetch(CONVERSION_SITES));
          await reportConversions(pool, sites, {
            hosts: { google: GOOGLE_DATA_MANAGER_URL, meta: META_CONVERSIONS_URL },
            secretKey: FEED_SECRET_KEY ?? null,
            report: (error) => report({ stage: 'conversions', error }),
          });
        },
      },
    ],
    stop: async () => {},
  });
};
