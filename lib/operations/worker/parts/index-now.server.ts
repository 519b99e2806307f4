import { z } from 'zod';
import { parseEnvironment, variables } from '../../../platform/env.ts';
import { FURTHER_LANGUAGES } from '../../../platform/language/languages.ts';
import { publishedContent } from '../../../sites/content-lake/client.server.ts';
import { INDEX_NOW_KEY } from '../../../sites/index-now.ts';
import { notifySite } from '../../index-now/notify-site.server.ts';
import type { PreparePart } from '../worker-part.ts';

const SITES = `*[_type == "site" && defined(slug.current) && defined(url) && defined(settings.indexNowKey)] {
  "slug": slug.current, url, "key": settings.indexNowKey, "dealershipIds": coalesce(dealerships[]._ref, []),
  "languages": settings.languages
}`;

/** A site with an invalid key has none, as for the storefront. */
const sitesSchema = z.array(
  z.object({
    slug: z.string(),
    url: z.string().transform((address) => address.replace(/\/+$/, '')),
    key: z.string().regex(INDEX_NOW_KEY).nullable().catch(null),
    dealershipIds: z.array(z.string()),
    languages: z.array(z.enum(FURTHER_LANGUAGES)).catch([]),
  }),
);

const schema = z.object({ INDEXNOW_URL: variables.INDEXNOW_URL });

/** Notifies search engines of changed vehicles every 5 minutes, for sites with a key. */
export const prepare: PreparePart = (environment) => {
  const client = publishedContent(environment);
  const { INDEXNOW_URL: endpoint } = parseEnvironment(schema, environment);
  return async ({ pool, report }) => ({
    jobs: [
      {
        name: 'index-now',
        cron: '*/5 * * * *',
        longestSeconds: 240,
        run: async () => {
          for (const { key, ...site } of sitesSchema.parse(await client.fetch(SITES))) {
            if (key === null) continue;
            await notifySite(pool, endpoint, { ...site, key }).catch((error: unknown) =>
              report({ stage: 'index-now', error }),
            );
          }
        },
      },
    ],
    stop: async () => {},
  });
};
