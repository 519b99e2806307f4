import { generateKeyPairSync } from 'node:crypto';
import { storeFeedSecret } from '@forecourt/lib/inventory/stock/fetching/secrets.server';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { conversionSecretName } from '@forecourt/lib/sites/ad-networks';

/** The demo site with accounts at both networks, see its settings. */
const SITE = 'coastline';

/**
 * Stores the credentials with which the demo reports conversions to the emulated networks.
 * @param options.googleUrl address of the emulated Data Manager API, which also issues the tokens
 */
export async function seedConversions({
  databaseUrl,
  secretKey,
  googleUrl,
}: {
  databaseUrl: string;
  secretKey: string;
  googleUrl: string;
}): Promise<void> {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const account = {
    client_email: 'forecourt@coastline-demo.example',
    private_key: privateKey,
    token_uri: `${googleUrl}/token`,
  };
  const pool = openPool(databaseUrl);
  try {
    for (const [receiver, value] of [
      ['google', JSON.stringify(account)],
      ['meta', 'demo-token'],
    ] as const)
      await storeFeedSecret(pool, { master: secretKey, name: conversionSecretName(receiver, SITE), value });
  } finally {
    await pool.end();
  }
}
