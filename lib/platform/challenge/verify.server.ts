import { z } from 'zod';
import { vendorFetch } from '../network/vendor-fetch.server.ts';

/** Purpose of a challenge. Turnstile signs it into the token. */
export type ChallengeAction = 'lead' | 'code';

/** Maximum token length according to Turnstile's documentation. */
const LONGEST_TOKEN = 2_048;

export const TURNSTILE = 'https://challenges.cloudflare.com';

/** Error codes unrelated to the visitor: wrong secret, or a fault at Turnstile. */
const FAULTS: readonly string[] = [
  'missing-input-secret',
  'invalid-input-secret',
  'bad-request',
  'internal-error',
];

const answerSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
  hostname: z.string().optional(),
  action: z.string().optional(),
});

export interface ChallengeToken {
  token: string;
  secret: string;
  /** Defaults to Turnstile. */
  host?: string | undefined;
  /** Host of the page without a port; tokens of other hosts are rejected. */
  hostname: string;
  action: ChallengeAction;
  /** Idempotency key, a UUID. A token is single use, except for retries with the same key. */
  once: string;
}

/** Result of a check; `unreachable` if Turnstile did not respond. `reason` is for the log. */
export type VerifiedChallenge = { outcome: 'passed' } | { outcome: 'failed' | 'unreachable'; reason: string };

/**
 * Verifies a token for its page and action; never throws.
 * Does not send the visitor's address.
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export async function verifyChallenge({
  token,
  secret,
  host = TURNSTILE,
  hostname,
  action,
  once,
}: ChallengeToken): Promise<VerifiedChallenge> {
  if (!token || token.length > LONGEST_TOKEN) return { outcome: 'failed', reason: 'no token' };
  try {
    // Safe to retry because of the idempotency key.
    const siteverify = vendorFetch('turnstile', { isRepeatable: () => true });
    const response = await siteverify(`${host}/turnstile/v0/siteverify`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ secret, response: token, idempotency_key: once }),
    });
    const answer = answerSchema.parse(await response.json());
    const codes = answer['error-codes'];
    if (codes.some((code) => FAULTS.includes(code)))
      return { outcome: 'unreachable', reason: codes.join(' ') };
    if (!answer.success) return { outcome: 'failed', reason: codes.join(' ') || 'no success' };
    if (answer.hostname?.toLowerCase() !== hostname.toLowerCase())
      return { outcome: 'failed', reason: 'another host' };
    if (answer.action !== action) return { outcome: 'failed', reason: 'another action' };
    return { outcome: 'passed' };
  } catch (error) {
    return { outcome: 'unreachable', reason: error instanceof Error ? error.name : 'no answer' };
  }
}
