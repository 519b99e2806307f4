import { knownBrowserOf, knownBrowserToken } from '@forecourt/lib/accounts/known-browser.server';
import { readSession } from '@forecourt/lib/accounts/session.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { broughtKnownBrowser, knownBrowserCookie } from './session-cookies.server.ts';

/**
 * Returns the `set-cookie` headers that remember a browser after sign-in.
 * @param token of the new session
 * @returns empty without `RESERVATION_SECRET` or if the database fails, since signing in works without it
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
 * Returns the id of the browser for the limits on one-time codes; null if the phone's account has not signed
 * in there.
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
