import { createSign } from 'node:crypto';
import { z } from 'zod';
import { vendorFetch } from '../../platform/network/vendor-fetch.server.ts';
import { parseJson } from '../../platform/request/body.ts';

const SCOPE = 'https://www.googleapis.com/auth/datamanager';
const GRANT = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const LIFETIME_SECONDS = 600;

/** The JSON key file of a service account. */
const keySchema = z.object({
  client_email: z.string().min(1),
  private_key: z.string().min(1),
  token_uri: z.url().default('https://oauth2.googleapis.com/token'),
});

const tokenSchema = z.object({ access_token: z.string().min(1) });

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Exchanges a service account's key for an access token.
 * https://developers.google.com/identity/protocols/oauth2/service-account
 * @param keyFile the JSON key file
 * @throws Error without the key, if the key is invalid or Google refuses it
 */
export async function googleToken(keyFile: string, now: Date): Promise<string> {
  const key = keySchema.safeParse(parseJson(keyFile));
  if (!key.success) throw new Error('The stored credential is not the JSON key of a service account.');
  const { client_email: issuer, private_key: privateKey, token_uri: audience } = key.data;
  const issuedAt = Math.floor(now.getTime() / 1000);
  const claims = {
    iss: issuer,
    scope: SCOPE,
    aud: audience,
    iat: issuedAt,
    exp: issuedAt + LIFETIME_SECONDS,
  };
  const signed = `${encode({ alg: 'RS256', typ: 'JWT' })}.${encode(claims)}`;
  const signature = createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url');
  const response = await vendorFetch('googleAds')(audience, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: GRANT, assertion: `${signed}.${signature}` }),
  });
  const token = tokenSchema.safeParse(parseJson(await response.text()));
  if (!response.ok || !token.success)
    throw new Error(`Google refused the service account (status ${response.status}).`);
  return token.data.access_token;
}
