import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type pg from 'pg';
import { hashOf, newToken } from '../platform/crypto/secret.server.ts';
import { type Queryable, transaction } from '../platform/database/client.server.ts';
import { columnsOf, type RowOf } from '../platform/database/row.ts';
import { PASSKEY_LIMIT, PASSKEY_MINUTES } from './limits.ts';
import { closeSession, openSession, proveSession } from './session.server.ts';
import type { Shopper } from './shopper.ts';
import { type PASSKEY_PURPOSES, passkeys } from './tables/passkeys.ts';

/** Where a passkey is created or used; it is bound to this host. */
export interface PasskeyPlace {
  siteSlug: string;
  siteName: string;
  /** Without a port, as WebAuthn requires. */
  host: string;
  /** Scheme, host and port, as the browser has it. */
  origin: string;
}

const KEY_COLUMNS = columnsOf(passkeys, ['id', 'host', 'name', 'transports', 'createdAt', 'usedAt']);

export type Passkey = RowOf<typeof KEY_COLUMNS>;

/** Returns an account's passkeys on a site, oldest first. */
export async function passkeysOf(
  db: Queryable,
  { siteSlug, userId }: { siteSlug: string; userId: string },
): Promise<Passkey[]> {
  const { rows } = await db.query<Passkey>({
    name: 'passkeys',
    text: `select ${KEY_COLUMNS} from passkeys where site_slug = $1 and user_id = $2 order by created_at, id`,
    values: [siteSlug, userId],
  });
  return rows;
}

/** Removes a passkey of the account; ignores those of others. */
export async function removePasskey(
  db: Queryable,
  { siteSlug, userId }: { siteSlug: string; userId: string },
  id: string,
): Promise<void> {
  await db.query({
    name: 'passkey-remove',
    text: 'delete from passkeys where site_slug = $1 and user_id = $2 and id = $3',
    values: [siteSlug, userId, id],
  });
}

type Purpose = (typeof PASSKEY_PURPOSES)[number];

async function storeChallenge(
  db: Queryable,
  { siteSlug, host }: PasskeyPlace,
  { purpose, userId, challenge }: { purpose: Purpose; userId: string | null; challenge: string },
): Promise<string> {
  const requestToken = newToken();
  await db.query({
    name: 'passkey-challenge',
    text: `insert into passkey_challenges (request_hash, site_slug, host, purpose, user_id, challenge, expires_at)
           values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7))`,
    values: [hashOf(requestToken), siteSlug, host, purpose, userId, challenge, PASSKEY_MINUTES],
  });
  return requestToken;
}

/** Consumes a challenge; null if it was already used. */
async function consumeChallenge(
  db: Queryable,
  { siteSlug, host }: PasskeyPlace,
  { purpose, userId, requestToken }: { purpose: Purpose; userId: string | null; requestToken: string },
): Promise<string | null> {
  const { rows } = await db.query<{ challenge: string }>({
    name: 'passkey-challenge-take',
    text: `delete from passkey_challenges
           where request_hash = $1 and site_slug = $2 and host = $3 and purpose = $4
             and user_id is not distinct from $5::uuid and expires_at > now()
           returning challenge`,
    values: [hashOf(requestToken), siteSlug, host, purpose, userId],
  });
  return rows[0]?.challenge ?? null;
}

/** Returns the options for creating a passkey; null if the account has reached the limit. */
export async function newPasskeyOptions(
  db: Queryable,
  place: PasskeyPlace,
  { userId, phone, name, lastName }: Shopper,
): Promise<{ options: PublicKeyCredentialCreationOptionsJSON; requestToken: string } | null> {
  const existing = await passkeysOf(db, { siteSlug: place.siteSlug, userId });
  if (existing.length >= PASSKEY_LIMIT) return null;
  const options = await generateRegistrationOptions({
    rpName: place.siteName,
    rpID: place.host,
    userName: phone ?? place.siteName,
    userDisplayName: [name, lastName].filter(Boolean).join(' '),
    userID: new TextEncoder().encode(userId),
    attestationType: 'none',
    excludeCredentials: existing
      .filter(({ host }) => host === place.host)
      .map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const { challenge } = options;
  return { options, requestToken: await storeChallenge(db, place, { purpose: 'add', userId, challenge }) };
}

type AuthenticatorTransports = NonNullable<
  NonNullable<Parameters<typeof generateRegistrationOptions>[0]['excludeCredentials']>[number]['transports']
>;

/**
 * Verifies and stores a new passkey.
 * @param answer the browser's response, not yet validated
 * @returns whether it is valid for this site, host, account and browser
 */
export async function addPasskey(
  db: Queryable,
  place: PasskeyPlace,
  {
    userId,
    requestToken,
    name,
    answer,
  }: { userId: string; requestToken: string; name: string; answer: unknown },
): Promise<boolean> {
  const challenge = await consumeChallenge(db, place, { purpose: 'add', userId, requestToken });
  if (!challenge) return false;
  const verification = await verifyRegistrationResponse({
    response: answer as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: place.origin,
    expectedRPID: place.host,
    requireUserVerification: true,
  }).catch(() => null);
  if (!verification?.verified) return false;
  const { id, publicKey, counter, transports = [] } = verification.registrationInfo.credential;
  const { rowCount } = await db.query({
    name: 'passkey-add',
    text: `insert into passkeys (id, site_slug, user_id, host, public_key, counter, transports, name)
           values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
    values: [id, place.siteSlug, userId, place.host, Buffer.from(publicKey), counter, transports, name],
  });
  return rowCount === 1;
}

export async function passkeySignInOptions(
  db: Queryable,
  place: PasskeyPlace,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; requestToken: string }> {
  const options = await generateAuthenticationOptions({ rpID: place.host, userVerification: 'required' });
  const { challenge } = options;
  return {
    options,
    requestToken: await storeChallenge(db, place, { purpose: 'sign_in', userId: null, challenge }),
  };
}

interface KeyToVerify {
  id: string;
  userId: string;
  publicKey: Buffer;
  counter: string;
}

/**
 * Signs in with a passkey.
 * @param signIn.answer the browser's response, not yet validated
 * @param signIn.sessionToken the previous session here, which ends
 * @param signIn.device name of the device; null if unknown
 * @returns the new session's token; null for any invalid response, without a reason
 */
export async function signInByPasskey(
  pool: pg.Pool,
  place: PasskeyPlace,
  {
    requestToken,
    answer,
    sessionToken,
    device = null,
  }: { requestToken: string; answer: unknown; sessionToken: string | null; device?: string | null },
): Promise<string | null> {
  const { siteSlug } = place;
  const challenge = await consumeChallenge(pool, place, { purpose: 'sign_in', userId: null, requestToken });
  if (!challenge) return null;
  return transaction(pool, async (connection) => {
    const userId = await ownerBySignature(connection, place, { challenge, answer });
    if (!userId) return null;
    if (sessionToken) await closeSession(connection, { siteSlug, token: sessionToken });
    return openSession(connection, { siteSlug, userId, device });
  });
}

/** Returns the options for proving identity with a passkey; null without one for this host. */
export async function passkeyProofOptions(
  db: Queryable,
  place: PasskeyPlace,
  userId: string,
): Promise<{ options: PublicKeyCredentialRequestOptionsJSON; requestToken: string } | null> {
  const keys = (await passkeysOf(db, { siteSlug: place.siteSlug, userId })).filter(
    ({ host }) => host === place.host,
  );
  if (keys.length === 0) return null;
  const options = await generateAuthenticationOptions({
    rpID: place.host,
    userVerification: 'required',
    allowCredentials: keys.map(({ id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransports,
    })),
  });
  const { challenge } = options;
  return { options, requestToken: await storeChallenge(db, place, { purpose: 'prove', userId, challenge }) };
}

/**
 * Records fresh proof of identity by passkey for a session (`hasFreshProof`).
 * @param proof.answer the browser's response, not yet validated
 * @param proof.sessionToken the session to mark as proven
 * @returns false for an invalid response, another account's passkey or an expired session
 */
export async function proveByPasskey(
  pool: pg.Pool,
  place: PasskeyPlace,
  {
    requestToken,
    answer,
    userId,
    sessionToken,
  }: { requestToken: string; answer: unknown; userId: string; sessionToken: string },
): Promise<boolean> {
  const challenge = await consumeChallenge(pool, place, { purpose: 'prove', userId, requestToken });
  if (!challenge) return false;
  return transaction(pool, async (connection) => {
    const ownerId = await ownerBySignature(connection, place, { challenge, answer });
    return (
      ownerId === userId &&
      (await proveSession(connection, { siteSlug: place.siteSlug, userId, token: sessionToken }))
    );
  });
}

/** Returns the account whose passkey signed a challenge here; null if invalid. */
async function ownerBySignature(
  connection: pg.PoolClient,
  { siteSlug, host, origin }: PasskeyPlace,
  { challenge, answer }: { challenge: string; answer: unknown },
): Promise<string | null> {
  const id = (answer as { id?: unknown } | null)?.id;
  if (typeof id !== 'string') return null;
  // Locks the passkey, so that concurrent uses compare the counter with the newest value.
  const { rows } = await connection.query<KeyToVerify>({
    name: 'passkey-verify',
    text: `select id, user_id as "userId", public_key as "publicKey", counter from passkeys
           where id = $1 and site_slug = $2 and host = $3 for update`,
    values: [id, siteSlug, host],
  });
  const [key] = rows;
  if (!key) return null;
  const verification = await verifyAuthenticationResponse({
    response: answer as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: host,
    credential: { id: key.id, publicKey: new Uint8Array(key.publicKey), counter: Number(key.counter) },
    requireUserVerification: true,
  }).catch(() => null);
  if (!verification?.verified) return null;
  await connection.query({
    name: 'passkey-used',
    text: 'update passkeys set counter = $2, used_at = now() where id = $1',
    values: [key.id, verification.authenticationInfo.newCounter],
  });
  return key.userId;
}
