import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Queryable } from '../../../platform/database/client.server.ts';
import { FetchProblem } from './fetch-problem.ts';
import { SECRET_NAME } from './source.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Derives the key from the secret's name, so that one row cannot be swapped for another. */
const keyOf = (master: string, name: string): Buffer =>
  Buffer.from(hkdfSync('sha256', master, '', `feed secret ${name}`, 32));

/**
 * Stores a feed's password, key or token, replacing the value of the same name.
 *
 * @param master `FEED_SECRET_KEY`
 * @throws Error when the name is invalid
 */
export async function storeFeedSecret(
  db: Queryable,
  { master, name, value }: { master: string; name: string; value: string },
): Promise<void> {
  if (!SECRET_NAME.test(name))
    throw new Error('The name of a secret may contain only lower-case letters, digits and hyphens.');
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(master, name), nonce);
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  await db.query(
    `insert into feed_secrets (name, sealed) values ($1, $2)
     on conflict (name) do update set sealed = excluded.sealed, changed_at = now()`,
    [name, Buffer.concat([nonce, cipher.getAuthTag(), text])],
  );
}

export async function deleteFeedSecret(db: Queryable, name: string): Promise<boolean> {
  const { rowCount } = await db.query('delete from feed_secrets where name = $1', [name]);
  return rowCount === 1;
}

/**
 * Returns a stored secret.
 *
 * @param master `FEED_SECRET_KEY`; null if it is not set
 * @throws FetchProblem when it does not exist, or was stored with another key
 */
export async function feedSecret(db: Queryable, master: string | null, name: string): Promise<string> {
  if (!master) throw new FetchProblem('The secret cannot be read: FEED_SECRET_KEY is not set.');
  const { rows } = await db.query<{ sealed: Buffer }>('select sealed from feed_secrets where name = $1', [
    name,
  ]);
  const sealedSecret = rows[0]?.sealed;
  if (!sealedSecret) throw new FetchProblem(`The secret "${name}" does not exist.`);
  try {
    const decipher = createDecipheriv(CIPHER, keyOf(master, name), sealedSecret.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(sealedSecret.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(sealedSecret.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    throw new FetchProblem(`The secret "${name}" was stored with another FEED_SECRET_KEY. Enter it again.`);
  }
}
