import { readSession } from '@forecourt/lib/accounts/session.server';
import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { sessionToken } from './session-cookies.server.ts';

/**
 * Returns the shopper who is signed in to this site. Use only in pages and routes rendered per request, never
 * in a page that is cached for everyone.
 * @param source a request, or the headers of one (`await headers()` in a page)
 * @returns null without a valid session of this site
 * @throws the database's error
 */
export async function readShopper(
  source: Pick<Request, 'headers'> | Pick<Headers, 'get'>,
  site: { slug: string },
): Promise<Shopper | null> {
  // Next.js's headers object has a property `headers` too, so check for `get` instead.
  const token = sessionToken('get' in source ? source : source.headers);
  return token ? readSession(databasePool(environment().DATABASE_URL), { siteSlug: site.slug, token }) : null;
}
