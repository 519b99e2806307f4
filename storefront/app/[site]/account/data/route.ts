import { exportAccount } from '@forecourt/lib/operations/privacy/export.server';
import { readableExport } from '@forecourt/lib/operations/privacy/words';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { accountOf } from '@forecourt/lib/sites/garage';
import { findSite } from '@/content/site.server.ts';
import { log } from '@/logging/log.server.ts';
import { readShopper } from '@/site/shopper.server.ts';

export const dynamic = 'force-dynamic';

/** `GET /account/data`: all data that the site holds about the signed-in shopper, as a JSON file. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ site: string }> },
): Promise<Response> {
  const headers = { 'cache-control': 'private, no-store' };
  const site = await findSite((await params).site);
  if (!site) return Response.json({ error: 'There is no such site.' }, { status: 404, headers });
  try {
    const shopper = await readShopper(request, site);
    if (!shopper)
      return new Response(null, { status: 303, headers: { ...headers, location: accountOf(site).path } });
    const pool = databasePool(environment().DATABASE_URL);
    const data = await exportAccount(pool, { ...shopper, siteSlug: site.slug });
    return new Response(JSON.stringify(readableExport(data), null, 2), {
      headers: {
        ...headers,
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': `attachment; filename="my-data-${site.slug}.json"`,
      },
    });
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'account_data_failed');
    return Response.json({ error: 'Your data did not load. Please try again.' }, { status: 500, headers });
  }
}
