import { knownBrowserOf, knownBrowserToken } from '@forecourt/lib/accounts/known-browser.server';
import { readSession } from '@forecourt/lib/accounts/session.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { broughtKnownBrowser, knownBrowserCookie } from './session-cookies.server.ts';

/**
 * Returns the `set-cookie` header that marks a browser in which a shopper has just signed in.
 * @returns empty without `RESERVATION_SECRET`, or if the database is down, so that sign-in still works
 */
export async function knownBrowserCookies(
  request: Request,
  site: { slug: string },
  token: string,
): Promise<string[]> {
  const { DATABASE_URL, RESERVATION_SECRET: secret } = environment();
  if (!secret) return [];
  const session = { siteSlug: site.slug, token };
  const shopper = await readSession(databasePool(DATABASE_URL), session).catch(() => null);
  return shopper ? [knownBrowserCookie(request, knownBrowserToken(shopper.userId, secret))] : [];
}

/**
 * Returns the key of a request's browser in the limits on one-time codes; null if it is not known.
 * @throws the database's error
 */
export function knownBrowser(
  request: Request,
  site: { slug: string },
  phone: string,
): Promise<string | null> {
  const { DATABASE_URL, RESERVATION_SECRET } = environment();
  const token = broughtKnownBrowser(request.headers);
  return knownBrowserOf(
    databasePool(DATABASE_URL),
    { siteSlug: site.slug, phone, token },
    RESERVATION_SECRET,
  );
}
