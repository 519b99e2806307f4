import type pg from 'pg';
import type { WatchlistOwner } from '../../accounts/watchlist/items.server.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { type AccountHolder, personOfAccount } from './account-holder.server.ts';
import { erasePerson } from './erase.server.ts';

/** Details that account owners can change. Not the phone, which they sign in with. */
export interface AccountDetails {
  name: string;
  lastName: string;
  email: string;
  postcode: string;
}

/** Saves account details; empty values are cleared. */
export async function saveDetails(
  db: Queryable,
  { siteSlug, userId }: WatchlistOwner,
  { name, lastName, email, postcode }: AccountDetails,
): Promise<void> {
  await db.query({
    name: 'account-details',
    text: `update users set name = nullif($3, ''), last_name = nullif($4, ''), email = nullif($5, ''),
             postcode = nullif($6, ''), updated_at = now()
           where site_slug = $1 and id = $2`,
    values: [siteSlug, userId, name, lastName, email, postcode],
  });
}

/**
 * Deletes an account with its garage and sessions, and erases the person's data on the site.
 * Reservations are kept for accounting, without the shopper.
 * @param account.phone the account's verified phone
 * @throws the database's error; then nothing was deleted
 */
export const deleteAccount = (pool: pg.Pool, account: AccountHolder): Promise<void> =>
  transaction(pool, async (connection) => {
    await erasePerson(connection, await personOfAccount(connection, account));
  });
