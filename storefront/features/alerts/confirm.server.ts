import { readConfirmToken } from '@forecourt/lib/leads/alerts/confirm-link';
import { confirmEmail, emailOf } from '@forecourt/lib/leads/alerts/confirmation.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';

/** Returns what a link confirms, and whether it is confirmed; null for an invalid link or changed address. */
export async function confirmationOfLink(
  { slug }: Site,
  token: string,
): Promise<{ userId: string; email: string; isConfirmed: boolean } | null> {
  const { RESERVATION_SECRET, DATABASE_URL } = environment();
  const confirmation = readConfirmToken(token, RESERVATION_SECRET ?? '');
  if (!confirmation) return null;
  const { userId } = confirmation;
  const account = await emailOf(databasePool(DATABASE_URL), { siteSlug: slug, userId });
  return account?.email && confirmation.isFor(account.email)
    ? { userId, email: account.email, isConfirmed: account.isConfirmed }
    : null;
}

/** Confirms the email address of a link; idempotent. Returns false for an invalid link or changed address. */
export async function confirmByLink(site: Site, token: string): Promise<boolean> {
  const confirmation = await confirmationOfLink(site, token);
  if (!confirmation) return false;
  const { userId, email } = confirmation;
  return confirmEmail(databasePool(environment().DATABASE_URL), { siteSlug: site.slug, userId, email });
}
