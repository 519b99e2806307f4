import { paymentChoiceOf } from '../../accounts/payment-choice.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import { NO_PAYMENT, type ShopperPayment } from '../../vehicle/finance/payment-choice.ts';
import { currentPreApproval } from './pre-approval.server.ts';

/** Returns how a shopper would pay, by what the lender last answered: a message does not wait for it. */
export async function paymentOfAccount(
  db: Queryable,
  owner: { siteSlug: string; userId: string },
  now: Date,
): Promise<ShopperPayment> {
  const [choice, approval] = await Promise.all([
    paymentChoiceOf(db, owner),
    currentPreApproval(db, null, owner, now),
  ]);
  return { choice, approval };
}

/**
 * Returns how the shopper at an email address would pay: that of the only account of the site that confirmed it.
 * Addresses in forms are unverified, so an account that did not confirm its address says nothing.
 */
export async function paymentOfAddress(
  db: Queryable,
  { siteSlug, address }: { siteSlug: string; address: string },
  now: Date,
): Promise<ShopperPayment> {
  const { rows } = await db.query<{ id: string }>({
    name: 'account-of-address',
    text: `select id from users where site_slug = $1 and lower(confirmed_email) = lower($2)
             and confirmed_email = email limit 2`,
    values: [siteSlug, address],
  });
  const [user] = rows;
  return user && rows.length === 1 ? paymentOfAccount(db, { siteSlug, userId: user.id }, now) : NO_PAYMENT;
}
