import { readSession } from '@forecourt/lib/accounts/session.server';
import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { sessionToken } from './session-cookies.server.ts';

/**
 * Who is signed in to this site, by the session cookie of a request. Ask it on pages and routes made for one request
 * only: a page that is cached for everybody must know nobody.
 * @param source a request, or the headers of one (`await headers()` in a page)
 * @returns null for everybody else: without a session, with one that is over, or with another site's
 * @throws the database's error
 */
export async function readShopper(
  source: Pick<Request, 'headers'> | Pick<Headers, 'get'>,
  site: { slug: string },
): Promise<Shopper | null> {
  // The framework's own headers have a property of that name too: what can be asked for a header is asked.
  const token = sessionToken('get' in source ? source : source.headers);
  return token ? readSession(databasePool(environment().DATABASE_URL), { siteSlug: site.slug, token }) : null;
}
