import { createHmac } from 'node:crypto';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { Household } from '../../platform/network/household.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import type { Customer } from './customer.ts';

/** Maximum unpaid holds per phone, per email and per address. */
export interface HoldLimit {
  /** null if an assistant reserves for the shopper, because all of a platform's shoppers share its addresses. */
  household: Household | null;
  most: number;
}

/** Identifies a shopper for the limit. */
interface Holder {
  mobile: string;
  email: string;
  /** HMAC of the address, which is not stored. */
  address: string;
  most: number;
}

/** @param secret keyed, so that addresses can't be recovered by brute force */
export const holderOf = (
  { mobile, email }: Pick<Customer, 'mobile' | 'email'>,
  { household, most }: HoldLimit,
  secret: string,
): Holder => ({
  mobile: normalisePhone(mobile),
  email: email.toLowerCase(),
  address: createHmac('sha256', secret)
    .update(`hold ${household ?? normalisePhone(mobile)}`)
    .digest('base64url'),
  most,
});

/**
 * Returns when a shopper may hold another vehicle, or null if they may now. Locks phone, email and address
 * until the transaction ends, so that parallel requests can't exceed the limit.
 * @param connection within the transaction that writes the hold
 * @param own the reservation being made; always allowed if it already exists
 */
export async function holdsUntil(
  connection: Queryable,
  { mobile, email, address, most }: Holder,
  own: { siteSlug: string; token: string },
): Promise<Date | null> {
  const keys = [`hold ${mobile}`, `hold ${email}`, `hold ${address}`];
  // Sorted, so that shoppers who share two keys don't deadlock.
  await connection.query(
    'select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) as key',
    [keys.toSorted()],
  );
  const { rows } = await connection.query<{ until: Date }>(
    `with unpaid as (
       select r.held_until, r.mobile = $1 as by_mobile, lower(r.email) = $2 as by_email, a.address = $3 as by_address
       from reservations r left join hold_addresses a on a.reservation_id = r.id
       where r.status = 'held' and r.held_until > now()
     ), ranked as (
       select held_until, row_number() over (partition by shared order by held_until desc) as place
       from (select held_until, 1 as shared from unpaid where by_mobile
             union all select held_until, 2 from unpaid where by_email
             union all select held_until, 3 from unpaid where by_address) as each_way
     )
     -- Once this one has ended, those that last longer are one too few for the limit.
     select held_until as until from ranked where place = $4
       and not exists (select from reservations where site_slug = $5 and token = $6)
     order by held_until desc limit 1`,
    [mobile, email, address, most, own.siteSlug, own.token],
  );
  return rows[0]?.until ?? null;
}

/** Stores the address hash of a hold. */
export async function storeHolder(
  connection: Queryable,
  reservationId: string,
  { address }: Pick<Holder, 'address'>,
): Promise<void> {
  await connection.query('insert into hold_addresses (reservation_id, address) values ($1, $2)', [
    reservationId,
    address,
  ]);
}
