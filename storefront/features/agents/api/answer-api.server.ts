import { createHash } from 'node:crypto';
import type { ApiScope } from '@forecourt/lib/operations/api-keys/api-key';
import { type ApiKey, verifyApiKey } from '@forecourt/lib/operations/api-keys/api-keys.server';
import { countRequest } from '@forecourt/lib/operations/api-keys/count-request.server';
import type { Queryable } from '@forecourt/lib/platform/database/client.server';
import { ApiError, errorResponse } from '@forecourt/lib/platform/request/api-error';
import type { Site } from '@forecourt/lib/sites/site';
import { expectRate } from '@/handlers/expect-rate.server.ts';
import { apiErrorOf, type Failure } from '@/handlers/with-errors.server.ts';
import { campaignSource } from '../operations/campaign-url.ts';
import { openApiDocument } from './openapi.ts';
import { queryInput } from './query-input.ts';
import { apiRoutesOf, matchRoute, OPENAPI_PATH } from './routes.ts';

/** The permission of every route so far. */
const SCOPE: ApiScope = 'stock';

const NOT_AVAILABLE = 'The API is not available.';
/** Of a site without the API too. `busyText`: while the database is unavailable, the answer is 503 with `Retry-After`. */
export const API_FAILURE: Failure = {
  event: 'api_request_failed',
  text: NOT_AVAILABLE,
  busyText: NOT_AVAILABLE,
};

/** Programs with a key may store answers, but must ask whether they are still current. */
const PRIVATE = { 'cache-control': 'private, no-cache', vary: 'authorization' };
const PUBLIC = { 'cache-control': 'public, max-age=300' };

/** Answers a request to a site's API, which needs a key except for its description. */
export async function answerApi(
  { request, pool }: { request: Request; pool: Queryable },
  site: Site,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const routes = apiRoutesOf(site);
  if (pathname === OPENAPI_PATH) {
    await expectRate({ request, site }, { name: 'apiDocument' });
    return jsonWithTag(request, openApiDocument(site, routes), {}, PUBLIC);
  }
  const key = await keyOf(request, site, pool);
  const quota = await countRequest(pool, key);
  const headers = { ...PRIVATE, ...quota.headers };
  try {
    if (!quota.isWithin)
      throw new ApiError('rate_limit', 'The quota of this key is used up. Try again later.', {
        retryAfter: quota.retryAfter,
      });
    if (!key.scopes.includes(SCOPE))
      throw new ApiError('no_rights', `This key does not have the permission "${SCOPE}".`);
    const match = matchRoute(routes, pathname);
    if (!match)
      throw new ApiError('not_found', `There is no such address. ${OPENAPI_PATH} lists those of this site.`);
    const { operation } = match.route;
    const campaign = { medium: 'api' as const, source: campaignSource(key.name) || 'api' };
    const input = queryInput(operation, searchParams, match.fields);
    const answer = await operation.run({ site, now: new Date(), campaign, request }, input);
    // The time of reading alone does not make another answer.
    const { readAt: _, ...tagged } = answer;
    return jsonWithTag(request, answer, tagged, headers);
  } catch (thrown) {
    const error = apiErrorOf(thrown, API_FAILURE, { site: site.slug });
    return errorResponse(error, { ...headers, 'cache-control': 'private, no-store' });
  }
}

/**
 * Returns the key of a request.
 * @throws ApiError without a valid key of the site; guesses are limited by the caller's household
 */
async function keyOf(request: Request, site: Site, pool: Queryable): Promise<ApiKey> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
  const key = token ? await verifyApiKey(pool, site.slug, token) : null;
  if (key) return key;
  await expectRate({ request, site }, { name: 'apiKeyGuess' });
  throw new ApiError(
    'not_signed_in',
    token
      ? 'This key is not valid for this site.'
      : 'Send a key of this site as `Authorization: Bearer fck_…`.',
  );
}

/** Returns JSON, or 304 if the caller has the current answer. The tag covers `tagged`, or the whole body. */
function jsonWithTag(
  request: Request,
  body: object,
  tagged: object,
  headers: Readonly<Record<string, string>>,
): Response {
  const covered = Object.keys(tagged).length > 0 ? tagged : body;
  const tag = `"${createHash('sha256').update(JSON.stringify(covered)).digest('base64url').slice(0, 27)}"`;
  const known = (request.headers.get('if-none-match') ?? '')
    .split(',')
    .map((each) => each.trim().replace(/^W\//, ''));
  const all = { ...headers, etag: tag };
  if (known.includes(tag) || known.includes('*')) return new Response(null, { status: 304, headers: all });
  return Response.json(body, { headers: all });
}
