import { phoneRevealSchema, storePhoneReveal } from '@forecourt/lib/leads/phone-reveal/store.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { householdOfRequest } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { hasGpc } from '@/site/gpc.ts';
import { isOwnRequest } from '@/site/own-request.ts';

export const dynamic = 'force-dynamic';

/** The body has three short ids. */
const MAX_BYTES = 2048;

const refuse = (status: 400 | 403 | 404 | 413 | 429 | 500, error: string) =>
  Response.json({ error }, { status, headers: { 'cache-control': 'no-store' } });

/**
 * `POST /api/phone-reveals` (OPEN-005): logs that a masked number was revealed; 204, or `{error}`. Vehicle
 * and dealership must belong to the site. Not logged for visitors with Global Privacy Control.
 */
export async function POST(request: Request): Promise<Response> {
  if (!isOwnRequest(request)) return refuse(403, 'Not from this site.');
  try {
    const body = await readBody(request, MAX_BYTES);
    if (body === null) return refuse(413, 'Too long.');
    const site = await siteOfRequest(request);
    if (!site) return refuse(404, 'No such site.');
    const parsedReveal = phoneRevealSchema.safeParse(parseJson(body));
    if (!parsedReveal.success) return refuse(400, 'Not a reveal.');
    const reveal = parsedReveal.data;
    const isOwn =
      reveal.website_id === site.id && site.dealerships.some(({ id }) => id === reveal.dealership_id);
    if (!isOwn) return refuse(400, 'Not of this site.');
    if (hasGpc(request)) return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
    const pool = databasePool(environment().DATABASE_URL);
    if (
      !(await withinRate(
        pool,
        { what: 'phone_revealed', site: site.slug, by: householdOfRequest(request) },
        RATES.phoneReveal,
      ))
    )
      return refuse(429, 'Too many reveals.');
    if (!(await storePhoneReveal(pool, reveal))) return refuse(400, 'Not of this site.');
    return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    log.error({ err: error, host: request.headers.get('host') }, 'phone_reveal_failed');
    return refuse(500, UNKNOWN_ERROR);
  }
}
