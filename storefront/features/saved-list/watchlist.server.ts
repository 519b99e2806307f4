import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { normalisePhone } from '@forecourt/lib/platform/text/phone';
import type { Site } from '@forecourt/lib/sites/site';
import { z } from 'zod';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import type { WatchlistProblem, WatchlistReply } from '@/features/saving/watchlist-answer.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { readShopper } from '@/site/shopper.server.ts';

const STATUS = {
  bad_input: 400,
  not_signed_in: 401,
  no_phone: 403,
  forbidden: 403,
  not_found: 404,
  full: 409,
  too_large: 413,
  rate_limit: 429,
  failed: 500,
} as const satisfies Record<WatchlistProblem, number>;

/** A phone number and up to a hundred ids. */
const MAX_BYTES = 8 * 1024;

const vehicleId = z.string().regex(/^[\w-]{1,64}$/);
const phone = z.string().max(40);

/** The body of `save-car` and `remove-car` (WATCH-07 to WATCH-10). */
export const oneVehicle = z.object({ phone_number: phone, car_id: vehicleId });
export const severalVehicles = z.object({ phone_number: phone, car_ids: z.array(vehicleId).max(100) });

const NO_STORE = { 'cache-control': 'no-store' };

/** Returns the JSON error of a watchlist call, never cached; `error` is shown to shoppers (WATCH-12). */
export const refuse = (code: WatchlistProblem, error: string): Response =>
  Response.json({ error, code } satisfies WatchlistReply, { status: STATUS[code], headers: NO_STORE });

/** Returns `{success: true}` (WATCH-11), never cached. */
export const succeeded = (): Response =>
  Response.json({ success: true } satisfies WatchlistReply, { headers: NO_STORE });

export interface WatchlistChange<Body> {
  site: Site;
  userId: string;
  body: Body;
}

/**
 * Handles a call that changes a watchlist. It must come from a page of the site, and the phone in the body
 * must be the session's: the session decides whose list it is.
 * @param change performs it and returns the response
 */
export async function takeChange<Body extends { phone_number: string }>(
  request: Request,
  schema: z.ZodType<Body>,
  change: (change: WatchlistChange<Body>) => Promise<Response>,
): Promise<Response> {
  if (!isOwnRequest(request)) return refuse('forbidden', 'Not from this site.');
  try {
    const text = await readBody(request, MAX_BYTES);
    if (text === null) return refuse('too_large', UNKNOWN_ERROR);
    const parsedText = schema.safeParse(parseJson(text));
    if (!parsedText.success) return refuse('bad_input', UNKNOWN_ERROR);
    const site = await siteOfRequest(request);
    if (site?.settings.saveMode !== 'watchlist') return refuse('not_found', UNKNOWN_ERROR);
    const shopper = await readShopper(request, site);
    if (!shopper) return refuse('not_signed_in', 'Please sign in to save cars.');
    if (!shopper.phone) return refuse('no_phone', 'Please add your mobile number to save cars.');
    if (normalisePhone(parsedText.data.phone_number) !== normalisePhone(shopper.phone))
      return refuse('forbidden', UNKNOWN_ERROR);
    const pool = databasePool(environment().DATABASE_URL);
    if (
      !(await withinRate(
        pool,
        { what: 'watchlist', site: site.slug, by: { account: shopper.userId } },
        RATES.watchlist,
      ))
    )
      return refuse('rate_limit', 'You saved a lot of cars. Please try again in a few minutes.');
    return await change({ site, userId: shopper.userId, body: parsedText.data });
  } catch (error) {
    log.error({ err: error, host: request.headers.get('host') }, 'a watchlist could not be changed');
    return refuse('failed', UNKNOWN_ERROR);
  }
}
