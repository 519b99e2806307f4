import { createHash, createSign } from 'node:crypto';
import { z } from 'zod';
import { parseJson } from '../request/body.ts';
import type { Vendor } from './vendor.server.ts';
import { vendorFetch } from './vendor-fetch.server.ts';

const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** The longest that Google allows, in seconds. */
const ASSERTION_SECONDS = 3_600;
/** A token is renewed this long before it expires, in milliseconds. */
const MARGIN_MS = 300_000;
const MOST_TOKENS = 200;

/** The parts that we need of the key file that Google Cloud creates for a service account. */
const keySchema = z.object({
  client_email: z.email(),
  private_key: z.string().includes('PRIVATE KEY'),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});
const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().default(0) });

/** Tokens by service account, scope and endpoint; each process requests its own. */
const tokens = new Map<string, { token: string; until: number }>();

/** No token, with the reason for staff. It never contains the key. */
export class GoogleTokenError extends Error {
  override name = 'GoogleTokenError';
}

/**
 * Returns an access token of a service account
 * (https://developers.google.com/identity/protocols/oauth2/service-account#authorizingrequests).
 * @param options.vendor the API that it is for, whose time limit and breaker apply
 * @param options.key content of the JSON key file
 * @param options.endpoint where to request it; by default where the key file says
 * @throws GoogleTokenError
 */
export async function googleToken({
  vendor,
  scope,
  key,
  endpoint,
  now,
}: {
  vendor: Vendor;
  scope: string;
  key: string;
  endpoint?: string;
  now: Date;
}): Promise<string> {
  const account = keySchema.safeParse(parseJson(key));
  if (!account.success)
    throw new GoogleTokenError('The stored credentials are not the JSON key of a Google service account.');
  const { client_email: email, private_key: privateKey, token_uri } = account.data;
  const url = endpoint ?? token_uri;
  const name = createHash('sha256').update([url, scope, email, privateKey].join('\n')).digest('base64');
  const known = tokens.get(name);
  if (known && known.until > now.getTime()) return known.token;
  const assertion = assertionOf({ email, scope, audience: url }, privateKey, now);
  const response = await vendorFetch(vendor, { isRepeatable: () => true })(url, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: GRANT, assertion }),
  }).catch((cause: unknown) => {
    throw new GoogleTokenError('Google cannot be reached.', { cause });
  });
  const answer = tokenSchema.safeParse(parseJson(await response.text().catch(() => '')));
  if (!response.ok || !answer.success)
    throw new GoogleTokenError(
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

function assertionOf(
  { email, scope, audience }: { email: string; scope: string; audience: string },
  privateKey: string,
  now: Date,
): string {
  const issuedAt = Math.floor(now.getTime() / 1_000);
  const unsigned = [
    { alg: 'RS256', typ: 'JWT' },
    { iss: email, scope, aud: audience, iat: issuedAt, exp: issuedAt + ASSERTION_SECONDS },
  ]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');
  try {
    return `${unsigned}.${createSign('RSA-SHA256').update(unsigned).sign(privateKey, 'base64url')}`;
  } catch (cause) {
    throw new GoogleTokenError('The private key in the stored credentials cannot be read.', { cause });
  }
}
