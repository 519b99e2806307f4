import { createHmac } from 'node:crypto';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { Household } from '../../platform/network/household.ts';
import { normalisePhone } from '../../platform/text/phone.ts';
import type { Customer } from './customer.ts';

/** How many vehicles may be held unpaid at a time by one phone, by one e-mail and from one address. */
export interface HoldLimit {
  /** Where the shopper's request comes from. */
  household: Household;
  most: number;
}

/** Who holds, as the limit tells people apart. */
interface Holder {
  mobile: string;
  email: string;
  /** Not an address, which we do not keep, but what is the same for the same one. */
  address: string;
  most: number;
}

/** @param secret of the installation: without it nobody finds out an address by trying all there are */
export const holderOf = (
  { mobile, email }: Pick<Customer, 'mobile' | 'email'>,
  { household, most }: HoldLimit,
  secret: string,
): Holder => ({
  mobile: normalisePhone(mobile),
  email: email.toLowerCase(),
  address: createHmac('sha256', secret).update(`hold ${household}`).digest('base64url'),
  most,
});

/**
 * Whether somebody has to wait before they hold another vehicle. Reservations of one phone, e-mail or address take turns
 * until their transactions end, so that of any number at once as many pass as may.
 * @param connection within the transaction that writes the hold
 * @param own the reservation to be made: one that is there already is its own, whatever else is held
 * @returns until when they wait; null when they need not
 */
export async function holdsUntil(
  connection: Queryable,
  { mobile, email, address, most }: Holder,
  own: { siteSlug: string; token: string },
): Promise<Date | null> {
  const keys = [`hold ${mobile}`, `hold ${email}`, `hold ${address}`];
  // In one order for everybody: two who share two of them would else wait for each other.
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

/** Keeps where a hold came from. */
export async function keepHolder(
  connection: Queryable,
  reservationId: string,
  { address }: Pick<Holder, 'address'>,
): Promise<void> {
  await connection.query('insert into hold_addresses (reservation_id, address) values ($1, $2)', [
    reservationId,
    address,
  ]);
}
