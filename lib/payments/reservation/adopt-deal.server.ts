import type { Queryable } from '../../platform/database/client.server.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import { countsFee, type ReservedDeal, withFee } from './reserved-deal.ts';

/** Whose hold adopts a deal. Both contacts must be those of the hold, where the deal was sent with both. */
export interface DealHolder {
  siteSlug: string;
  carId: string;
  phone: string;
  email: string;
}

/** Returns whether an unpaid hold of a site has the deal. */
export async function isHeldForDeal(db: Queryable, siteSlug: string, dealId: string): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'reservation-for-deal',
    text: `select from reservations where site_slug = $1 and status = 'held' and held_until > now() and deal->>'id' = $2`,
    values: [siteSlug, dealId],
  });
  return (rowCount ?? 0) > 0;
}

/**
 * Gives an accepted deal to the unpaid hold of the same shopper on the same vehicle, so that its receipt shows the
 * deal's balance. A paid reservation, one with a deal, and a fee above the deal's total stay as they are.
 * @param connection of the transaction that accepts the deal: the row is locked, so a payment waits
 * @returns whether there was such a hold
 */
export async function adoptDeal(
  connection: Queryable,
  { siteSlug, carId, phone, email }: DealHolder,
  deal: ReservedDeal,
): Promise<boolean> {
  const { rows } = await connection.query<{ id: string; amountCents: number }>(
    `select id, amount_cents as "amountCents" from reservations
     where site_slug = $1 and car_id = $2 and status = 'held' and deal is null
       and $3 || $4 <> '' and ($3 = '' or mobile = $3) and ($4 = '' or lower(email) = lower($4))
     for no key update`,
    [siteSlug, carId, phone && normalisePhone(phone), email],
  );
  const [hold] = rows;
  if (!hold || !countsFee(deal, hold.amountCents)) return false;
  await connection.query('update reservations set deal = $2, updated_at = now() where id = $1', [
    hold.id,
    JSON.stringify(withFee(deal, hold.amountCents)),
  ]);
  return true;
}
