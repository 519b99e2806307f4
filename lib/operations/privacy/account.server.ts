import type pg from 'pg';
import type { WatchlistOwner } from '../../accounts/watchlist/items.server.ts';
import { type Queryable, transaction } from '../../platform/database/client.server.ts';
import { type AccountHolder, personOfAccount } from './account-holder.server.ts';
import { erasePerson } from './erase.server.ts';

/** What somebody says of themself, as far as they may change it: the phone is what they sign in by. */
export interface AccountDetails {
  name: string;
  lastName: string;
  email: string;
  postcode: string;
}

/** Keeps what somebody says of themself; what is empty is forgotten. */
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
 * Deletes an account with everything in its garage and every session, and erases the person from what they had to do
 * with the site. The books stay: reservations without their shopper.
 * @param account.phone of the account, verified
 * @throws the database's error; then nothing was deleted
 */
export const deleteAccount = (pool: pg.Pool, account: AccountHolder): Promise<void> =>
  transaction(pool, async (connection) => {
    await erasePerson(connection, await personOfAccount(connection, account));
  });
