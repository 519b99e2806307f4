import { z } from 'zod';
import { vendorFetch } from '../network/vendor-fetch.server.ts';

/** What a challenge is solved for. Turnstile signs it into the token. */
export type ChallengeAction = 'lead' | 'code';

/** The longest token (Turnstile's documentation); what is longer is none. */
const LONGEST_TOKEN = 2_048;

export const TURNSTILE = 'https://challenges.cloudflare.com';

/** Codes that say nothing of the visitor: our secret is wrong, or the service has a fault of its own. */
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
  /** Without one, the vendor's own. */
  host?: string | undefined;
  /** The host of the page, without a port: a token of another site is none. */
  hostname: string;
  action: ChallengeAction;
  /** A UUID. A token is good once, and again for the same request that is sent again under this key. */
  once: string;
}

/** Whether a token was good, or nobody could say: `unreachable`. `reason` is for the log. */
export type VerifiedChallenge = { outcome: 'passed' } | { outcome: 'failed' | 'unreachable'; reason: string };

/**
 * Checks a token by Turnstile's siteverify, for the page and the action that it was made for. The visitor's address is not
 * sent along. https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 * @returns never throws
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
    // The key makes it safe to ask twice.
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
