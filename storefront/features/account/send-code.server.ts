import { codeMessage } from '@forecourt/lib/account/code-message';
import {
  type ContactDetails,
  detailsOfRequest,
  requestCode,
  takeCodeBack,
} from '@forecourt/lib/account/codes.server';
import { contactExists } from '@forecourt/lib/account/contact.server';
import { SIGN_IN_PATH } from '@forecourt/lib/account/paths';
import { internationalMobile } from '@forecourt/lib/account/phone';
import { databasePool } from '@forecourt/lib/database/client.server';
import { environment } from '@forecourt/lib/env';
import type { Site } from '@forecourt/lib/site/site';
import { sendText, TextNotSentError, textSender } from '@forecourt/lib/text-message/send.server';
import {
  CHALLENGE_TEXT,
  hasChallenge,
  judgeChallenge,
  type Verdict,
} from '@/features/challenge/judge.server.ts';
import type { ChallengeOffer } from '@/features/challenge/offer.ts';
import type { Answers } from '@/forms/answers.ts';
import {
  householdOfRequest,
  isJson,
  ownPage,
  readAnswers,
  respond,
  type ServerReply,
} from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { knownBrowser } from '@/site/known-browser.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { codeCookie, codeToken } from '@/site/session-cookies.server.ts';
import { detailProblems, NOT_SENT_TEXT, sendProblems, TOO_MANY_TEXT } from './fields.ts';

/** Shorter than the browser waits (AUTH-23), so that it hears what became of its code. */
const TEXT_PATIENCE_MS = 12_000;

/** The page of a form for signing in. */
export const signInPageOf = (answers: Answers | null): string => {
  const page = answers && ownPage(answers);
  return page?.split('?')[0] === SIGN_IN_PATH ? page : SIGN_IN_PATH;
};

/** Takes the form that wants a code: texts one to the phone, within the limits, to be used in this browser alone. */
export async function takeSend(site: Site, request: Request): Promise<Response> {
  let typedAnswers: Answers | null = null;
  const answer = (reply: CodeReply, cookies: string[] = []) =>
    respond(request, reply, { page: signInPageOf(typedAnswers), typed: typedAnswers, cookies });
  if (!isOwnRequest(request)) return answer({ error: NOT_SENT_TEXT, status: 403 });
  try {
    const answers = await readAnswers(request);
    if (!answers) return answer({ error: NOT_SENT_TEXT, status: 413 });
    typedAnswers = answers;
    const problems = sendProblems(answers);
    if (Object.keys(problems).length > 0) return answer({ problems });
    const { reply, requestToken } = await send(site, request, answers);
    return answer(reply, requestToken ? [codeCookie(request, requestToken)] : []);
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'a code could not be sent');
    return answer({ error: NOT_SENT_TEXT, status: 500 });
  }
}

type CodeReply = ServerReply | { error: string; status: 428; challenge: ChallengeOffer };

async function send(
  site: Site,
  request: Request,
  answers: Answers,
): Promise<{ reply: CodeReply; requestToken?: string }> {
  const { DATABASE_URL, ...values } = environment();
  const pool = databasePool(DATABASE_URL);
  const sender = textSender(values);
  const logContext = { site: site.slug, requestId: request.headers.get('x-request-id') };
  if (!sender) {
    log.error(logContext, 'no account for texts: nobody can sign in');
    return { reply: { error: NOT_SENT_TEXT, status: 503 } };
  }
  const phone = internationalMobile(answers.phone ?? '') ?? '';
  const replaces = codeToken(request.headers);
  const isKnown = await contactExists(pool, { siteSlug: site.slug, phone });
  const saidBefore =
    !isKnown && replaces
      ? await detailsOfRequest(pool, { siteSlug: site.slug, phone, requestToken: replaces })
      : null;
  const problems = isKnown || saidBefore ? {} : detailProblems(answers);
  if (Object.keys(problems).length > 0) return { reply: { problems } };
  const wanted = {
    siteSlug: site.slug,
    dealershipSlug: dealershipOf(site, answers),
    phone,
    household: householdOfRequest(request),
    browser: await knownBrowser(request, site, phone),
    details: isKnown ? null : (saidBefore ?? detailsOf(answers)),
    replaces,
  };
  let requestOutcome = await requestCode(pool, { ...wanted, isProven: !hasChallenge(site) });
  if (requestOutcome.outcome === 'unproven') {
    const verdict = await judgeChallenge(site, request, 'code');
    if (verdict !== 'open') {
      log.info(logContext, 'a code waits for a challenge');
      return { reply: refusalOf(request, verdict) };
    }
    requestOutcome = await requestCode(pool, { ...wanted, isProven: true });
  }
  if (requestOutcome.outcome !== 'made') {
    log.warn({ ...logContext, outcome: requestOutcome.outcome }, 'no code is sent');
    return { reply: { error: TOO_MANY_TEXT, status: 429 } };
  }
  const { id, code, requestToken } = requestOutcome;
  const host = request.headers.get('host') ?? '';
  try {
    await sendText(
      sender,
      { to: phone, body: codeMessage(code, { siteName: site.name, host }) },
      TEXT_PATIENCE_MS,
    );
  } catch (error) {
    if (!(error instanceof TextNotSentError && error.maybeSent)) await takeCodeBack(pool, id);
    log.error({ err: error, ...logContext }, 'a code could not be texted');
    return { reply: { error: NOT_SENT_TEXT, status: 502 } };
  }
  log.info(logContext, 'a code is sent');
  return { reply: { next: signInPageOf(answers) }, requestToken };
}

/** What is said to somebody who gets no code for now; a page without script cannot show a challenge. */
function refusalOf(request: Request, verdict: Verdict): CodeReply {
  return typeof verdict === 'object' && isJson(request)
    ? { error: CHALLENGE_TEXT, status: 428, challenge: verdict }
    : { error: TOO_MANY_TEXT, status: 429 };
}

/** The dealership that the page is about, as long as it is one of the site's (AUTH-22). */
function dealershipOf({ dealerships }: Site, { dealership_slug }: Answers): string | null {
  const own = dealerships.find(({ slug }) => slug === dealership_slug) ?? dealerships[0];
  return own?.slug ?? null;
}

const detailsOf = ({ first_name = '', last_name = '', email = '' }: Answers): ContactDetails => ({
  firstName: first_name.trim(),
  lastName: last_name.trim(),
  email: email.trim(),
});
