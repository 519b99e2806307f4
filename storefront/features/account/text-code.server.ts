import { codeMessage } from '@forecourt/lib/account/code-message';
import { type ContactDetails, requestCode, takeCodeBack } from '@forecourt/lib/account/codes.server';
import { databasePool } from '@forecourt/lib/database/client.server';
import { environment } from '@forecourt/lib/env';
import type { Site } from '@forecourt/lib/site/site';
import { sendText, TextNotSentError, textSender } from '@forecourt/lib/text-message/send.server';
import { householdOfRequest } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { knownBrowser } from '@/site/known-browser.server.ts';
import { codeToken } from '@/site/session-cookies.server.ts';
import { NOT_SENT_TEXT, TOO_MANY_TEXT } from './fields.ts';

/** Shorter than the browser waits (AUTH-23), so that it hears what became of its code. */
const TEXT_PATIENCE_MS = 12_000;

/** The token for the browser that asked, or why no code went out. */
export type TextedCode = { requestToken: string } | { error: string; status: 429 | 502 | 503 };

/**
 * Texts a code to a phone, within the limits, to be used in the browser that asks alone. The one that this browser had before is void.
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
  }: { phone: string; details: ContactDetails | null; dealershipSlug?: string | null },
): Promise<TextedCode> {
  const { DATABASE_URL, ...values } = environment();
  const pool = databasePool(DATABASE_URL);
  const sender = textSender(values);
  const logContext = { site: site.slug, requestId: request.headers.get('x-request-id') };
  if (!sender) {
    log.error(logContext, 'no account for texts: nobody can sign in');
    return { error: NOT_SENT_TEXT, status: 503 };
  }
  const requestOutcome = await requestCode(pool, {
    siteSlug: site.slug,
    dealershipSlug,
    phone,
    household: householdOfRequest(request),
    browser: await knownBrowser(request, site, phone),
    details,
    replaces: codeToken(request.headers),
  });
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
