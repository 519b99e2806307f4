import type { Engine } from '../engine.ts';
import type { SearchParameters } from '../query/parameters.ts';
import { ApiError, invalidKey } from './api-error.ts';
import type { Request } from './http.ts';
import { type Access, type Acl, allow, allowIndex, allowOrigin } from './keys.ts';
import { force } from './restrictions.ts';

/**
 * What the caller may do, with the application id and key in headers or query parameters. The call counts: asked
 * once for each request.
 * @throws ApiError 403 without a valid key, or from where it may not be used; 429 after too many calls
 */
export function accessOf(engine: Engine, { headers, query, address }: Request): Access {
  const application = single(headers['x-algolia-application-id']) ?? query.get('x-algolia-application-id');
  const key = single(headers['x-algolia-api-key']) ?? query.get('x-algolia-api-key');
  if (application !== engine.appId || !key) throw invalidKey();
  const now = Date.now();
  const access = engine.keys.access(key, now / 1000);
  allowOrigin(access, address, headers.referer);
  const { maxCallsPerHour, countedAs, userToken = address } = access;
  if (maxCallsPerHour > 0 && !engine.calls.take(`${countedAs} ${userToken}`, maxCallsPerHour, now))
    throw new ApiError(429, 'Too Many Requests');
  return access;
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** The same, when the key allows `acl` on `index` (if any). */
export function need(engine: Engine, request: Request, acl: Acl, index?: string): Access {
  const access = accessOf(engine, request);
  allow(access, acl);
  if (index !== undefined) allowIndex(access, index);
  return access;
}

/** A query's parameters with what the caller's key forces on them. */
export function restrict(parameters: SearchParameters, access: Access): SearchParameters {
  const forced = force(parameters, access.forced);
  const most = access.maxHitsPerQuery;
  if (most > 0) forced.hitsPerPage = Math.min(forced.hitsPerPage ?? 20, most);
  return forced;
}
