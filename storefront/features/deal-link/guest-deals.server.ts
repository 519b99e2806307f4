import { readSession } from '@forecourt/lib/accounts/session.server';
import { claimDrafts } from '@forecourt/lib/leads/deal/deals.server';
import { verifyDealToken } from '@forecourt/lib/leads/deal/link';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { log } from '@/logging/log.server.ts';
import { broughtGuestDeals, guestDealsCookie } from '@/site/session-cookies.server.ts';

/** Most deals that a browser remembers for a guest; the newest stay. */
const MOST_DEALS = 5;
/** Drafts are deleted after as long. */
const DAYS = 90;

/** The links in the cookie, as `id.token`, the newest first. */
const linksOf = (headers: Pick<Headers, 'get'>): string[] =>
  (broughtGuestDeals(headers) ?? '').split('~').filter(Boolean).slice(0, MOST_DEALS);

/** Returns the `set-cookie` header that remembers a guest's new deal until they sign in. */
export function rememberGuestDeal(request: Request, { id, token }: { id: string; token: string }): string {
  const link = `${id}.${token}`;
  const links = [link, ...linksOf(request.headers).filter((each) => each !== link)].slice(0, MOST_DEALS);
  return guestDealsCookie(request, links.join('~'), DAYS);
}

/**
 * Gives the drafts that a guest saved in this browser to the account that has just signed in.
 * @param sessionToken of the new session
 * @returns the `set-cookie` headers that forget them; empty without drafts. If the database is down, sign-in works
 * all the same and the next one tries again
 */
export async function claimGuestDeals(
  request: Request,
  { slug: siteSlug }: Pick<Site, 'slug'>,
  sessionToken: string,
): Promise<string[]> {
  const links = linksOf(request.headers);
  if (links.length === 0) return [];
  const { DATABASE_URL, RESERVATION_SECRET: secret = '' } = environment();
  const ids = links.flatMap((link) => {
    const [id = '', token = ''] = link.split('.');
    return verifyDealToken(id, token, secret) ? [id] : [];
  });
  try {
    const pool = databasePool(DATABASE_URL);
    const shopper = await readSession(pool, { siteSlug, token: sessionToken });
    if (!shopper) return [];
    const count = await claimDrafts(pool, { siteSlug, userId: shopper.userId }, ids);
    if (count > 0) log.info({ site: siteSlug, count }, 'deals_claimed');
    return [guestDealsCookie(request, '', DAYS)];
  } catch (error) {
    log.warn({ err: error, site: siteSlug }, 'deals_not_claimed');
    return [];
  }
}
