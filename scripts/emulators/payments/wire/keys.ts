import { timingSafeEqual } from 'node:crypto';
import type { PaymentsOptions } from '../options.ts';
import { StripeFault } from './errors.ts';

const equal = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Returns the API key of a request: the bearer token, or the user name of basic authentication. */
function keyOf(authorization: string | undefined): string | null {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return value;
  if (scheme.toLowerCase() !== 'basic') return null;
  return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? null;
}

const unauthorized = (message: string) =>
  new StripeFault(401, { type: 'invalid_request_error', message }, { beforeStart: true });

/**
 * Checks that a request has the API key its route requires.
 * @throws StripeFault 401 without a valid key, 403 for a publishable key if a secret one is required
 */
export function checkKey(
  options: Pick<PaymentsOptions, 'secretKey' | 'publishableKey'>,
  authorization: string | undefined,
  needs: 'secret' | 'publishable',
): void {
  const key = keyOf(authorization);
  if (!key)
    throw unauthorized(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (equal(key, options.secretKey)) return;
  if (!equal(key, options.publishableKey))
    throw unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}`);
  if (needs === 'secret')
    throw new StripeFault(403, {
      type: 'invalid_request_error',
      code: 'secret_key_required',
      message: 'This API call cannot be made with a publishable API key. Please use a secret API key.',
    });
}
