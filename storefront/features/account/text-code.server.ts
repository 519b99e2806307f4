import { codeMessage } from '@forecourt/lib/accounts/code-message';
import { type ContactDetails, requestCode, revokeCode } from '@forecourt/lib/accounts/codes.server';
import { sendSms, smsSender, TextNotSentError } from '@forecourt/lib/messaging/sms/send.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import type { Site } from '@forecourt/lib/sites/site';
import {
  CHALLENGE_TEXT,
  checkChallenge,
  hasChallenge,
  type Verdict,
} from '@/features/challenge/check-challenge.server.ts';
import { isJson } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';
import { householdOfRequest } from '@/site/household.server.ts';
import { knownBrowser } from '@/site/known-browser.server.ts';
import { codeToken } from '@/site/session-cookies.server.ts';
import { NOT_SENT_TEXT, TOO_MANY_TEXT } from './fields.ts';

/** Shorter than the browser's timeout (AUTH-23), so that it still receives the result. */
const TEXT_PATIENCE_MS = 12_000;

export type TextedCode = { requestToken: string } | { error: ApiError };

/**
 * Sends a one-time code by SMS, within the limits, valid in the requesting browser only. Invalidates its
 * earlier code. It is written in the language of the request.
 * @param wanted.mayChallenge whether the form can show a challenge, which a site may require near the limit
 * @param wanted.details of a new shopper
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
  const sender = smsSender(values);
  const logContext = { site: site.slug, requestId: request.headers.get('x-request-id') };
  if (!sender) {
    log.error(logContext, 'sms_not_configured');
    return { error: new ApiError('unavailable', NOT_SENT_TEXT) };
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
    const verdict = await checkChallenge(site, request, 'code');
    if (verdict !== 'open') {
      log.info(logContext, 'code_challenged');
      return refusalOf(request, verdict);
    }
    requestOutcome = await requestCode(pool, { ...wanted, isProven: true });
  }
  if (requestOutcome.outcome !== 'made') {
    log.warn({ ...logContext, outcome: requestOutcome.outcome }, 'code_refused');
    return { error: new ApiError('rate_limit', TOO_MANY_TEXT) };
  }
  const { id, code, requestToken } = requestOutcome;
  const host = request.headers.get('host') ?? '';
  const body = codeMessage(code, { siteName: site.name, host }, handlerLanguage() ?? ENGLISH);
  try {
    await sendSms(sender, { name: 'text.code', to: phone, body }, TEXT_PATIENCE_MS);
  } catch (error) {
    if (!(error instanceof TextNotSentError && error.maybeSent)) await revokeCode(pool, id);
    log.error({ err: error, ...logContext }, 'code_sms_failed');
    return { error: new ApiError('upstream_failed', NOT_SENT_TEXT) };
  }
  log.info(logContext, 'code_sent');
  return { requestToken };
}

/** Returns the response if no code is sent for now; without scripts a challenge cannot be shown. */
const refusalOf = (request: Request, verdict: Verdict): TextedCode =>
  typeof verdict === 'object' && isJson(request)
    ? { error: new ApiError('challenge', CHALLENGE_TEXT, { details: { challenge: verdict } }) }
    : { error: new ApiError('rate_limit', TOO_MANY_TEXT) };
