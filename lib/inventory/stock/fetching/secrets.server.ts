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

/** The kind of feed that a secret belongs to. The same name may exist in both. */
export type SecretSpace = 'incoming' | 'outgoing';

/** The name in the table; no name that a person enters has a slash. */
const storedName = (name: string, space: SecretSpace): string =>
  space === 'outgoing' ? `outgoing/${name}` : name;

/**
 * Stores a feed's password, key or token, replacing the value of the same name.
 *
 * @param options.master `FEED_SECRET_KEY`
 * @throws Error when the name is invalid
 */
export async function storeFeedSecret(
  db: Queryable,
  {
    master,
    name: ownName,
    value,
    space = 'incoming',
  }: { master: string; name: string; value: string; space?: SecretSpace },
): Promise<void> {
  if (!SECRET_NAME.test(ownName))
    throw new Error('The name of a secret may contain only lower-case letters, digits and hyphens.');
  const name = storedName(ownName, space);
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(master, name), nonce);
  const text = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  await db.query(
    `insert into feed_secrets (name, sealed) values ($1, $2)
     on conflict (name) do update set sealed = excluded.sealed, changed_at = now(), is_shared = false`,
    [name, Buffer.concat([nonce, cipher.getAuthTag(), text])],
  );
}

export async function deleteFeedSecret(
  db: Queryable,
  name: string,
  space: SecretSpace = 'incoming',
): Promise<boolean> {
  const { rowCount } = await db.query('delete from feed_secrets where name = $1', [storedName(name, space)]);
  return rowCount === 1;
}

interface StoredSecret {
  name: string;
  sealed: Buffer;
  changedAt: Date;
}

/** Returns a stored secret, still encrypted; null if there is none. */
export async function storedSecret(
  db: Queryable,
  name: string,
  space: SecretSpace,
): Promise<StoredSecret | null> {
  const { rows } = await db.query<StoredSecret>(
    `select name, sealed, changed_at as "changedAt" from feed_secrets
     where name = $1 or (name = $2 and is_shared) order by name = $1 desc limit 1`,
    [storedName(name, space), name],
  );
  return rows[0] ?? null;
}

/**
 * Returns a stored secret.
 *
 * @param master `FEED_SECRET_KEY`; null if it is not set
 * @throws FetchProblem when it does not exist, or was stored with another key
 */
export async function feedSecret(
  db: Queryable,
  master: string | null,
  name: string,
  space: SecretSpace = 'incoming',
): Promise<string> {
  if (!master) throw new FetchProblem('The secret cannot be read: FEED_SECRET_KEY is not set.');
  const stored = await storedSecret(db, name, space);
  if (!stored) throw new FetchProblem(`The secret "${name}" does not exist.`);
  const { sealed: sealedSecret } = stored;
  try {
    const decipher = createDecipheriv(
      CIPHER,
      keyOf(master, stored.name),
      sealedSecret.subarray(0, NONCE_BYTES),
    );
    decipher.setAuthTag(sealedSecret.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = decipher.update(sealedSecret.subarray(NONCE_BYTES + TAG_BYTES));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    throw new FetchProblem(`The secret "${name}" was stored with another FEED_SECRET_KEY. Enter it again.`);
  }
}
