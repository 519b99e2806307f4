import { readSession } from '@forecourt/lib/accounts/session.server';
import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { sessionToken } from './session-cookies.server.ts';

/**
 * Returns the shopper who is signed in to this site; null without a valid session. Only for pages and
 * routes rendered per request: a cached page must not know who is signed in.
 * @param source a request, or its headers (`await headers()` in a page)
 * @throws the database's error
 */
export async function readShopper(
  source: Pick<Request, 'headers'> | Pick<Headers, 'get'>,
  site: { slug: string },
): Promise<Shopper | null> {
  // The framework's headers object also has a `headers` property, so check for `get` first.
  const token = sessionToken('get' in source ? source : source.headers);
  return token ? readSession(databasePool(environment().DATABASE_URL), { siteSlug: site.slug, token }) : null;
}
