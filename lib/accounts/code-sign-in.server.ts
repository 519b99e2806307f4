import { randomUUID, timingSafeEqual } from 'node:crypto';
import type pg from 'pg';
import { hashOf } from '../platform/crypto/secret.server.ts';
import { transaction } from '../platform/database/client.server.ts';
import { isLanguage, type Language } from '../platform/language/languages.ts';
import { codeHash } from './codes.server.ts';
import { CODE_TRIES } from './limits.ts';
import { closeSession, openSession, proveSession } from './session.server.ts';
import type { VERIFICATION_TYPES } from './tables/accounts.ts';

interface TriedCode {
  id: string;
  codeHash: string;
  dealershipSlug: string | null;
  firstName: string | null;
  lastName: string | null;
  email: string | null;
}

export interface TypedCode {
  siteSlug: string;
  /** As `+61412345678`. */
  phone: string;
  code: string;
  requestToken: string;
}

/**
 * Signs in with a code.
 * Creates an account for a new shopper from the details given with the request.
 * @param signIn.sessionToken the previous session here, which ends so that no token outlives a sign-in
 * @param signIn.device name of the device; null if unknown
 * @param signIn.language of the account's messages from this point; null keeps the account's own
 * @returns the new session's token; null for any invalid code, without a reason: wrong, expired, used, too
 * many attempts, or for another phone, site or browser
 */
export const signInByCode = (
  pool: pg.Pool,
  {
    sessionToken,
    device = null,
    language = null,
    ...typedCode
  }: TypedCode & { sessionToken: string | null; device?: string | null; language?: Language | null },
): Promise<string | null> =>
  withCode(pool, typedCode, async (connection, triedCode) => {
    const { siteSlug } = typedCode;
    const userId = await accountOf(connection, typedCode, triedCode, isLanguage(language) ? language : null);
    await noteVerification(connection, { siteSlug, userId, type: 'sms', triedCode });
    if (sessionToken) await closeSession(connection, { siteSlug, token: sessionToken });
    return openSession(connection, { siteSlug, userId, device });
  });

/**
 * Records fresh proof of identity by code for a session (`hasFreshProof`).
 * @param proof.phone the account's phone
 * @param proof.sessionToken the session to mark as proven
 * @returns false for an invalid code or an expired session
 */
export async function proveByCode(
  pool: pg.Pool,
  { userId, sessionToken, ...typedCode }: TypedCode & { userId: string; sessionToken: string },
): Promise<boolean> {
  const isProven = await withCode(pool, typedCode, async (connection, triedCode) => {
    const { siteSlug } = typedCode;
    const isOpen = await proveSession(connection, { siteSlug, userId, token: sessionToken });
    if (isOpen) await noteVerification(connection, { siteSlug, userId, type: 'verify', triedCode });
    return isOpen;
  });
  return isProven === true;
}

/**
 * Confirms a phone number by code, without an account: for a reservation by somebody who is not signed in.
 * @returns false for an invalid code
 */
export const confirmPhone = async (pool: pg.Pool, typedCode: TypedCode): Promise<boolean> =>
  (await withCode(pool, typedCode, async () => true)) === true;

/**
 * Verifies and consumes a code, then runs `act`.
 * Attempts are counted before the code is compared, in one statement, so that parallel requests can't exceed
 * five attempts.
 */
async function withCode<Result>(
  pool: pg.Pool,
  typedCode: TypedCode,
  act: (connection: pg.PoolClient, triedCode: TriedCode) => Promise<Result>,
): Promise<Result | null> {
  const { siteSlug, phone, requestToken } = typedCode;
  const { rows } = await pool.query<TriedCode>({
    name: 'code-try',
    text: `update one_time_codes set tries = tries + 1
           where request_hash = $1 and site_slug = $2 and phone = $3 and used_at is null and expires_at > now()
             and tries < $4
           returning id, code_hash as "codeHash", dealership_slug as "dealershipSlug", first_name as "firstName",
             last_name as "lastName", email`,
    values: [hashOf(requestToken), siteSlug, phone, CODE_TRIES],
  });
  const [triedCode] = rows;
  if (!triedCode || !isSame(triedCode.codeHash, codeHash(requestToken, typedCode))) return null;
  return transaction(pool, async (connection) => {
    const useOfCode = await connection.query({
      name: 'code-use',
      text: `update one_time_codes set used_at = now(), first_name = null, last_name = null, email = null
             where id = $1 and used_at is null and expires_at > now()`,
      values: [triedCode.id],
    });
    return useOfCode.rowCount === 1 ? act(connection, triedCode) : null;
  });
}

async function noteVerification(
  connection: pg.PoolClient,
  {
    siteSlug,
    userId,
    type,
    triedCode,
  }: {
    siteSlug: string;
    userId: string;
    type: (typeof VERIFICATION_TYPES)[number];
    triedCode: TriedCode;
  },
): Promise<void> {
  await connection.query({
    name: 'verification-insert',
    text: `insert into verifications (website_slug, dealership_slug, verification_type, user_id) values ($1, $2, $3, $4)`,
    values: [siteSlug, triedCode.dealershipSlug, type, userId],
  });
}

const isSame = (left: string, right: string): boolean => {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** Returns the account of a phone, creating it if needed. Keeps existing details. */
async function accountOf(
  connection: pg.PoolClient,
  { siteSlug, phone }: TypedCode,
  { firstName, lastName, email }: TriedCode,
  language: Language | null,
): Promise<string> {
  const { rows } = await connection.query<{ id: string }>({
    name: 'account-of',
    text: `insert into users (id, site_slug, phone, name, last_name, email, language)
           values ($1, $2, $3, $4, $5, $6, coalesce($7, 'en'))
           on conflict (site_slug, phone) do update set name = coalesce(users.name, excluded.name),
             last_name = coalesce(users.last_name, excluded.last_name), email = coalesce(users.email, excluded.email),
             language = coalesce($7, users.language)
           returning id`,
    values: [randomUUID(), siteSlug, phone, firstName, lastName, email, language],
  });
  const [user] = rows;
  if (!user) throw new Error('The insert returned no account.');
  return user.id;
}
