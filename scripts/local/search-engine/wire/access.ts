import type { Engine } from '../engine.ts';
import type { SearchParameters } from '../query/parameters.ts';
import { ApiError } from './api-error.ts';
import type { Request } from './http.ts';
import { type Access, type Acl, allow, allowIndex, force } from './keys.ts';

/** What the caller may do; throws 403 without a valid application id and key, in headers or query parameters. */
export function accessOf(engine: Engine, { headers, query }: Request): Access {
  const application = single(headers['x-algolia-application-id']) ?? query.get('x-algolia-application-id');
  const key = single(headers['x-algolia-api-key']) ?? query.get('x-algolia-api-key');
  if (application !== engine.appId || !key) throw new ApiError(403, 'Invalid Application-ID or API key');
  return engine.keys.access(key, Date.now() / 1000);
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
