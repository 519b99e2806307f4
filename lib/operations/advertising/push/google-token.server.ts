import { createSign } from 'node:crypto';
import { z } from 'zod';
import { vendorFetch } from '../../../platform/network/vendor-fetch.server.ts';
import { ReceiverError } from './receiver-client.ts';

const SCOPE = 'https://www.googleapis.com/auth/content';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** The longest that Google allows, in seconds. */
const ASSERTION_SECONDS = 3_600;
/** A token is renewed this long before it expires, in milliseconds. */
const MARGIN_MS = 300_000;
const MOST_TOKENS = 200;

/** The parts that we need of the key file that Google Cloud creates for a service account. */
const keySchema = z.object({ client_email: z.email(), private_key: z.string().includes('PRIVATE KEY') });
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number() });

/** Tokens by service account and address; each process requests its own. */
const tokens = new Map<string, { token: string; until: number }>();

/**
 * Returns an access token of a service account for the Merchant API
 * (https://developers.google.com/identity/protocols/oauth2/service-account#authorizingrequests).
 * @param options.host `GOOGLE_OAUTH_URL`
 * @param options.key content of the JSON key file
 * @throws ReceiverError
 */
export async function googleToken({
  host,
  key,
  now,
}: {
  host: string;
  key: string;
  now: Date;
}): Promise<string> {
  const account = keySchema.safeParse(jsonOf(key));
  if (!account.success)
    throw new ReceiverError('The stored credentials are not the JSON key of a Google service account.');
  const { client_email: email, private_key: privateKey } = account.data;
  const name = `${host} ${email}`;
  const known = tokens.get(name);
  if (known && known.until > now.getTime()) return known.token;
  const response = await vendorFetch('googleMerchant', { isRepeatable: () => true })(`${host}/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: GRANT, assertion: assertionOf(host, email, privateKey, now) }),
  }).catch((error: unknown) => {
    throw new ReceiverError('Google cannot be reached.', { cause: error });
  });
  const answer = tokenSchema.safeParse(await response.json().catch(() => null));
  if (!response.ok || !answer.success)
    throw new ReceiverError(
      response.status < 500
        ? 'Google rejects the stored credentials. Create a new key of the service account and store it.'
        : `Google responded with status ${response.status}.`,
    );
  const { access_token: token, expires_in: seconds } = answer.data;
  tokens.delete(name);
  tokens.set(name, { token, until: now.getTime() + seconds * 1_000 - MARGIN_MS });
  const [oldest] = tokens.keys();
  if (tokens.size > MOST_TOKENS && oldest) tokens.delete(oldest);
  return token;
}

/** Forgets a token that Google rejected, so that the next call requests a new one. */
export function forgetGoogleToken(rejected: string): void {
  for (const [name, { token }] of tokens) if (token === rejected) tokens.delete(name);
}

function assertionOf(host: string, email: string, privateKey: string, now: Date): string {
  const issuedAt = Math.floor(now.getTime() / 1_000);
  const unsigned = [
    { alg: 'RS256', typ: 'JWT' },
    { iss: email, scope: SCOPE, aud: `${host}/token`, iat: issuedAt, exp: issuedAt + ASSERTION_SECONDS },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  try {
    return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(privateKey, 'base64url')}`;
  } catch (cause) {
    throw new ReceiverError('The private key in the stored credentials cannot be read.', { cause });
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
