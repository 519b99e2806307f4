'use client';
import { internationalMobile } from '@forecourt/lib/accounts/phone';
import type { ApiErrorBody } from '@forecourt/lib/platform/request/api-error';
import { SEND_CODE_PATH } from '@forecourt/lib/sites/account-paths';
import { track } from '@/analytics/track.client.ts';
import { CHALLENGE_HEADER, type ChallengeOffer } from '@/features/challenge/offer.ts';
import type { Answers } from '@/forms/answers.ts';
import { type Reply, replyOf } from '@/forms/send.client.ts';
import { NOT_SENT_TEXT, TOO_MANY_TEXT } from './fields.ts';

/** Timeout for sending a code (AUTH-23). */
const SEND_PATIENCE_MS = 15_000;

type Sent = { outcome: 'sent' | 'unknown' } | Exclude<Reply, { next: string }>;

/**
 * Requests a code: checks the rate limit and whether the site knows the phone number, then sends the code.
 * @param options.again this browser already had a code, so the server knows the shopper
 */
export async function sendCode(answers: Answers, { again = false } = {}): Promise<Sent> {
  const phone = internationalMobile(answers.phone ?? '') ?? '';
  try {
    const limit = await fetch('/api/rate-limit', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone }),
      signal: AbortSignal.timeout(SEND_PATIENCE_MS),
    });
    if (!limit.ok) return { error: TOO_MANY_TEXT };
    if (!again && !('first_name' in answers)) {
      const contact = await fetch(`/api/check-if-contact-exists?phone_number=${encodeURIComponent(phone)}`, {
        signal: AbortSignal.timeout(SEND_PATIENCE_MS),
      });
      const { data, error } = (await contact.json()) as { data: boolean | null; error: string | null };
      if (error) return { error };
      if (!data) return { outcome: 'unknown' };
    }
  } catch {
    return { error: NOT_SENT_TEXT };
  }
  const reply = await post({ ...answers, phone }, '').catch(() => ({ error: NOT_SENT_TEXT }));
  if (!('next' in reply)) return reply;
  track('codeSent'); // EVENTS-10
  return { outcome: 'sent' };
}

/**
 * Sends the form, and again with a solved challenge if the server requires one.
 * @throws when the request fails or the challenge is not solved
 */
async function post(answers: Answers, solved: string): Promise<Reply> {
  const response = await fetch(SEND_CODE_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CHALLENGE_HEADER]: solved },
    body: JSON.stringify(answers),
    signal: AbortSignal.timeout(SEND_PATIENCE_MS),
  });
  const reply = (await response.json()) as Reply | ApiErrorBody | { challenge: ChallengeOffer } | null;
  // A broken proxy may send null, which is the calling form's unknown error.
  if (!reply || !('challenge' in reply)) return replyOf(reply as Reply | ApiErrorBody);
  const { passChallenge } = await import('@/features/challenge/pass.client.ts');
  return post(answers, await passChallenge(reply.challenge, solved));
}
