import type { Engine } from '../engine.ts';
import type { SearchParameters } from '../query/parameters.ts';
import { ApiError, invalidKey } from './api-error.ts';
import type { Request } from './http.ts';
import { type Access, type Acl, allow, allowIndex, allowOrigin } from './keys.ts';
import { enforceParameters } from './restrictions.ts';

/**
 * Returns the caller's permissions, by application id and key from headers or query parameters. Counts the
 * call against the key's quota, so call it once per request.
 * @throws ApiError 403 for an invalid key or a forbidden origin; 429 after too many calls
 */
export function accessOf(engine: Engine, { headers, query, address }: Request): Access {
  const application = single(headers['x-algolia-application-id']) ?? query.get('x-algolia-application-id');
  const key = single(headers['x-algolia-api-key']) ?? query.get('x-algolia-api-key');
  if (application !== engine.appId || !key) throw invalidKey();
  const now = Date.now();
  const access = engine.keys.access(key, now / 1000);
  allowOrigin(access, address, headers.referer);
  const { maxCallsPerHour, countedAs, userToken = address } = access;
  if (maxCallsPerHour > 0 && !engine.calls.tryCall(`${countedAs} ${userToken}`, maxCallsPerHour, now))
    throw new ApiError(429, 'Too Many Requests');
  return access;
}

function single(value: string | string[] | undefined): string | undefined {
  return Array.isArray(value) ? value[0] : value;
}

/** Returns the caller's permissions, which must include `acl`, on `index` if given. */
export function requireAccess(engine: Engine, request: Request, acl: Acl, index?: string): Access {
  const access = accessOf(engine, request);
  allow(access, acl);
  if (index !== undefined) allowIndex(access, index);
  return access;
}

/** Combines a query's parameters with those the caller's key enforces. */
export function restrict(parameters: SearchParameters, access: Access): SearchParameters {
  const result = enforceParameters(parameters, access.forced);
  const maxHits = access.maxHitsPerQuery;
  if (maxHits > 0) result.hitsPerPage = Math.min(result.hitsPerPage ?? 20, maxHits);
  return result;
}
