import { storeFeedSecret } from '@forecourt/lib/inventory/stock/fetching/secrets.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';

/** Name of the credentials for the catalogue of a demo site. */
export const META_SECRET = 'northside-meta';

/**
 * Stores the credentials of the demo's outgoing feeds; the emulated receivers accept any.
 * @param options.master `FEED_SECRET_KEY`
 */
export async function seedFeedSecrets({
  databaseUrl,
  master,
}: {
  databaseUrl: string;
  master: string;
}): Promise<void> {
  const pool = openPool(databaseUrl);
  try {
    await storeFeedSecret(pool, { master, name: META_SECRET, value: 'token-of-the-demo', space: 'outgoing' });
  } finally {
    await pool.end();
  }
}
