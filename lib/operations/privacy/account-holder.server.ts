import { emailOf } from '../../leads/alerts/confirmation.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { Person } from './rows.ts';

export interface AccountHolder {
  siteSlug: string;
  userId: string;
  /** Verified, as `+61412345678`; null for an account without one. */
  phone: string | null;
}

/**
 * Returns the identity of the signed-in shopper: their verified phone, and their email if confirmed by a
 * link. An unconfirmed email proves nothing.
 * @throws the database's error
 */
export async function personOfAccount(
  db: Queryable,
  { siteSlug, userId, phone }: AccountHolder,
): Promise<Person> {
  const address = await emailOf(db, { siteSlug, userId });
  return { siteSlug, userId, phone, email: address?.isConfirmed ? address.email : null };
}
