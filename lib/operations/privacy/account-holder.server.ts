import { emailOf } from '../../leads/alerts/confirmation.server.ts';
import type { Queryable } from '../../platform/database/client.server.ts';
import type { Person } from './person-rows.ts';

export interface AccountHolder {
  siteSlug: string;
  userId: string;
  /** Verified, as `+61412345678`; null for an account without one. */
  phone: string | null;
}

/** Returns the shopper's verified phone, and their email once confirmed by a link. */
export async function personOfAccount(
  db: Queryable,
  { siteSlug, userId, phone }: AccountHolder,
): Promise<Person> {
  const address = await emailOf(db, { siteSlug, userId });
  return { siteSlug, userId, phone, email: address?.isConfirmed ? address.email : null };
}
