import type { PasskeyPlace } from '@forecourt/lib/accounts/passkeys.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { parseJson, readBody } from '@forecourt/lib/platform/request/body';
import { RATES } from '@forecourt/lib/platform/request/rates';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import type { Site } from '@forecourt/lib/sites/site';
import { siteOfRequest } from '@/content/site-of-request.server.ts';
import { errorCode } from '@/forms/error-code.ts';
import { householdOfRequest, originOf } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';

/** Ten times a device's response. */
const MAX_BYTES = 16 * 1024;

export interface PasskeyCall {
  site: Site;
  place: PasskeyPlace;
  pool: ReturnType<typeof databasePool>;
  /** The request body, not validated. */
  body: unknown;
}

export type PasskeyReply =
  | { data: unknown; cookies?: string[] }
  | { error: string; status: 400 | 401 | 403 | 409; code?: string };

function answerOf(reply: PasskeyReply | { error: string; status: number; code?: string }): Response {
  const headers = new Headers({ 'cache-control': 'no-store' });
  if ('error' in reply)
    return Response.json(
      { error: reply.error, code: reply.code ?? errorCode(reply.status) },
      { status: reply.status, headers },
    );
  for (const value of reply.cookies ?? []) headers.append('set-cookie', value);
  return Response.json(reply.data, { headers });
}

/**
 * Handles a passkey request. The host is trusted because the site was found by it.
 * @param failureText the message for unexpected errors
 */
export async function takePasskeyCall(
  request: Request,
  failureText: string,
  act: (call: PasskeyCall) => Promise<PasskeyReply>,
): Promise<Response> {
  if (!isOwnRequest(request)) return answerOf({ error: UNKNOWN_ERROR, status: 403 });
  const site = await siteOfRequest(request);
  if (!site) return answerOf({ error: 'No such site.', status: 404 });
  try {
    const pool = databasePool(environment().DATABASE_URL);
    const path = new URL(request.url).pathname;
    if (
      !(await withinRate(
        pool,
        { what: path, site: site.slug, by: householdOfRequest(request) },
        RATES.passkey,
      ))
    )
      return answerOf({ error: 'Please try again in a few minutes.', status: 429 });
    const text = await readBody(request, MAX_BYTES);
    if (text === null) return answerOf({ error: failureText, status: 413 });
    const origin = originOf(request);
    const place = { siteSlug: site.slug, siteName: site.name, host: new URL(origin).hostname, origin };
    return answerOf(await act({ site, place, pool, body: parseJson(text) }));
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'a call about passkeys failed');
    return answerOf({ error: failureText, status: 500 });
  }
}
