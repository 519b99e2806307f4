import { codeMessage } from '@forecourt/lib/accounts/code-message';
import { type ContactDetails, requestCode, takeCodeBack } from '@forecourt/lib/accounts/codes.server';
import { sendText, TextNotSentError, textSender } from '@forecourt/lib/messaging/sms/send.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import {
  CHALLENGE_TEXT,
  hasChallenge,
  judgeChallenge,
  type Verdict,
} from '@/features/challenge/judge.server.ts';
import type { ChallengeOffer } from '@/features/challenge/offer.ts';
import { householdOfRequest, isJson } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { knownBrowser } from '@/site/known-browser.server.ts';
import { codeToken } from '@/site/session-cookies.server.ts';
import { NOT_SENT_TEXT, TOO_MANY_TEXT } from './fields.ts';

/** Shorter than the browser waits (AUTH-23), so that it hears what became of its code. */
const TEXT_PATIENCE_MS = 12_000;

/** The token for the browser that asked, or why no code went out. */
export type TextedCode =
  | { requestToken: string }
  | { error: string; status: 429 | 502 | 503 }
  | { error: string; status: 428; challenge: ChallengeOffer };

/**
 * Texts a code to a phone, within the limits, to be used in the browser that asks alone. The one that this browser had before is void.
 * @param wanted.mayChallenge whether its form can show a challenge, which a site may ask for close to a limit
 * @param wanted.details of a shopper whom the site does not know yet
 * @throws the database's error
 */
export async function textCode(
  site: Site,
  request: Request,
  {
    phone,
    details,
    dealershipSlug = site.dealerships[0]?.slug ?? null,
    mayChallenge = false,
  }: {
    phone: string;
    details: ContactDetails | null;
    dealershipSlug?: string | null;
    mayChallenge?: boolean;
  },
): Promise<TextedCode> {
  const { DATABASE_URL, ...values } = environment();
  const pool = databasePool(DATABASE_URL);
  const sender = textSender(values);
  const logContext = { site: site.slug, requestId: request.headers.get('x-request-id') };
  if (!sender) {
    log.error(logContext, 'no account for texts: nobody can sign in');
    return { error: NOT_SENT_TEXT, status: 503 };
  }
  const wanted = {
    siteSlug: site.slug,
    dealershipSlug,
    phone,
    household: householdOfRequest(request),
    browser: await knownBrowser(request, site, phone),
    details,
    replaces: codeToken(request.headers),
  };
  const isChallenged = mayChallenge && hasChallenge(site);
  let requestOutcome = await requestCode(pool, { ...wanted, isProven: !isChallenged });
  if (requestOutcome.outcome === 'unproven') {
    const verdict = await judgeChallenge(site, request, 'code');
    if (verdict !== 'open') {
      log.info(logContext, 'a code waits for a challenge');
      return refusalOf(request, verdict);
    }
    requestOutcome = await requestCode(pool, { ...wanted, isProven: true });
  }
  if (requestOutcome.outcome !== 'made') {
    log.warn({ ...logContext, outcome: requestOutcome.outcome }, 'no code is sent');
    return { error: TOO_MANY_TEXT, status: 429 };
  }
  const { id, code, requestToken } = requestOutcome;
  const host = request.headers.get('host') ?? '';
  try {
    await sendText(
      sender,
      { name: 'text.code', to: phone, body: codeMessage(code, { siteName: site.name, host }) },
      TEXT_PATIENCE_MS,
    );
  } catch (error) {
    if (!(error instanceof TextNotSentError && error.maybeSent)) await takeCodeBack(pool, id);
    log.error({ err: error, ...logContext }, 'a code could not be texted');
    return { error: NOT_SENT_TEXT, status: 502 };
  }
  log.info(logContext, 'a code is sent');
  return { requestToken };
}

/** What is said to somebody who gets no code for now; a page without script cannot show a challenge. */
const refusalOf = (request: Request, verdict: Verdict): TextedCode =>
  typeof verdict === 'object' && isJson(request)
    ? { error: CHALLENGE_TEXT, status: 428, challenge: verdict }
    : { error: TOO_MANY_TEXT, status: 429 };
