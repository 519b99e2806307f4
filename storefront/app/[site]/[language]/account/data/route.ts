import { exportAccount } from '@forecourt/lib/operations/privacy/export.server';
import { readableExport } from '@forecourt/lib/operations/privacy/readable-export';
import { accountOf } from '@forecourt/lib/sites/garage';
import { NEVER_CACHED } from '@/handlers/with-errors.server.ts';
import { withSite } from '@/handlers/with-site.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /account/data`: all data about the signed-in shopper, as a JSON file. */
export const GET = withSite(
  async ({ site, shopper, pool }) => {
    if (!shopper)
      return new Response(null, {
        status: 303,
        headers: { ...NEVER_CACHED, location: accountOf(site).path },
      });
    const data = await exportAccount(pool, { ...shopper, siteSlug: site.slug });
    return new Response(JSON.stringify(readableExport(data), null, 2), {
      headers: {
        ...NEVER_CACHED,
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="my-data-${site.slug}.json"`,
      },
    });
  },
  {
    session: 'optional',
    failure: { event: 'account_export_failed', text: 'Your data did not load. Please try again.' },
  },
);
