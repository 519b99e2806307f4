import { emailOf } from '../../leads/alerts/confirmation.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { Person } from './rows.ts';

/** An account, and the phone of its session. */
export interface AccountHolder {
  siteSlug: string;
  userId: string;
  /** As `+61412345678`, verified; null for an account without one. */
  phone: string | null;
}

/**
 * Whose data is that of whoever is signed in: what names the phone they verified, or the e-mail that they confirmed by a link.
 * An e-mail that was only typed proves nothing.
 * @throws the database's error
 */
export async function personOfAccount(
  db: Queryable,
  { siteSlug, userId, phone }: AccountHolder,
): Promise<Person> {
  const address = await emailOf(db, { siteSlug, userId });
  return { siteSlug, userId, phone, email: address?.isConfirmed ? address.email : null };
}
