import { paymentChoiceOf } from '@forecourt/lib/accounts/payment-choice.server';
import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { currentPreApproval } from '@forecourt/lib/leads/finance-quote/pre-approval.server';
import { quoteProvider } from '@forecourt/lib/leads/finance-quote/provider.server';
import { databasePool, type Queryable } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import {
  isCurrent,
  type KeptPayment,
  type ShopperPayment,
} from '@forecourt/lib/vehicle/finance/payment-choice';
import { signedPayment, verifiedPayment } from '@forecourt/lib/vehicle/finance/payment-signature';
import { log } from '@/logging/log.server.ts';
import { paymentCookie } from '@/site/payment-cookie.server.ts';
import { readShopper } from '@/site/shopper.server.ts';

/** Returns a `set-cookie` header with a shopper's payment; null without a secret to sign it. */
export function signedPaymentCookie(
  request: Request,
  site: Pick<Site, 'slug'>,
  kept: KeptPayment,
): string | null {
  const { RESERVATION_SECRET: secret } = environment();
  return secret ? paymentCookie(request, signedPayment(site.slug, kept, secret)) : null;
}

/** Returns the verified payment in a cookie's value, without an expired pre-approval; null without one. */
export function keptPayment(site: Pick<Site, 'slug'>, value: string | undefined): ShopperPayment | null {
  const kept = verifiedPayment(site.slug, value, environment().RESERVATION_SECRET);
  if (!kept) return null;
  const { choice, approval } = kept;
  return { choice, approval: approval && isCurrent(approval, new Date()) ? approval : null };
}

/**
 * Returns the payment of a browser for a page that the server writes for it. A pre-approval counts only as long as the
 * lender says so, to the shopper who is signed in.
 * @param value of the cookie
 */
export async function currentPayment(
  site: Site,
  asking: Pick<Headers, 'get'>,
  value: string | undefined,
): Promise<ShopperPayment | null> {
  const kept = keptPayment(site, value);
  if (!kept?.approval) return kept;
  try {
    const pool = databasePool(environment().DATABASE_URL);
    return await paymentOf(pool, site, await readShopper(asking, site), kept);
  } catch (error) {
    log.warn({ err: error, site: site.slug }, 'pre_approval_unread');
    return { ...kept, approval: null };
  }
}

/**
 * Returns how a shopper would pay: of a signed-in one what is kept with the account, and what the lender approved.
 * @param kept the payment in the browser's cookie
 * @throws the database's error
 */
export async function paymentOf(
  db: Queryable,
  site: Pick<Site, 'slug'>,
  shopper: Pick<Shopper, 'userId'> | null,
  kept: ShopperPayment | null,
): Promise<ShopperPayment> {
  if (!shopper) return { choice: kept?.choice ?? null, approval: null };
  const owner = { siteSlug: site.slug, userId: shopper.userId };
  const [choice, approval] = await Promise.all([
    paymentChoiceOf(db, owner),
    currentPreApproval(db, quoteProvider(environment()), owner, new Date()),
  ]);
  return { choice: choice ?? kept?.choice ?? null, approval };
}
