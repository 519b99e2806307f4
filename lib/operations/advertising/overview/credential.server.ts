import { storedSecret, storeFeedSecret } from '../../../inventory/stock/fetching/secrets.server.ts';
import { SECRET_NAME } from '../../../inventory/stock/fetching/source.ts';
import type { Queryable } from '../../../platform/database/client.server.ts';
import type { CredentialState } from './answers.ts';

/**
 * Returns whether a receiver's credential is stored, never the credential.
 * @param options.name its name in the feed's document; null without one, an invalid one counts as none
 * @param options.master `FEED_SECRET_KEY`; null if the storefront has none
 */
export async function readCredential(
  db: Queryable,
  { name, master }: { name: string | null; master: string | null },
): Promise<CredentialState> {
  if (name === null || !SECRET_NAME.test(name))
    return { name: null, storedAt: null, canBeStored: master !== null };
  const stored = await storedSecret(db, name, 'outgoing');
  return { name, storedAt: stored?.changedAt.toISOString() ?? null, canBeStored: master !== null };
}

/** Encrypts and stores a receiver's credential, apart from those of incoming feeds. */
export const storeCredential = (
  db: Queryable,
  credential: { name: string; master: string; value: string },
): Promise<void> => storeFeedSecret(db, { ...credential, space: 'outgoing' });
