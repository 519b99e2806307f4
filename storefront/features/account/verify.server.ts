import { knownDevice } from '@forecourt/lib/accounts/device-name';
import { internationalMobile } from '@forecourt/lib/accounts/phone';
import { signInByCode } from '@forecourt/lib/accounts/verify.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ownTarget } from '@forecourt/lib/sites/account-paths';
import type { Site } from '@forecourt/lib/sites/site';
import type { Answers } from '@/forms/answers.ts';
import { readAnswers, respond, type ServerReply } from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { knownBrowserCookies } from '@/site/known-browser.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { codeToken, forgetCode, sessionCookie, sessionToken } from '@/site/session-cookies.server.ts';
import { codeOf, codeProblems, UNKNOWN_TEXT, WRONG_CODE_TEXT } from './fields.ts';
import { signInPageOf } from './send-code.server.ts';

/**
 * Handles the form with the code (AUTH-24 to AUTH-26) and signs in. Never returns anything that could be a
 * code to the page.
 */
export async function takeVerify(site: Site, request: Request): Promise<Response> {
  let page = signInPageOf(null);
  const answer = (
    reply: ServerReply,
    { typed: typedAnswers = null, cookies = [] }: { typed?: Answers | null; cookies?: string[] } = {},
  ) => respond(request, reply, { page, typed: typedAnswers, cookies });
  if (!isOwnRequest(request)) return answer({ error: UNKNOWN_TEXT, status: 403 });
  try {
    const answers = await readAnswers(request);
    if (!answers) return answer({ error: UNKNOWN_TEXT, status: 413 });
    page = signInPageOf(answers);
    if (answers.type !== 'sms') return answer({ error: UNKNOWN_TEXT, status: 400 });
    const problems = codeProblems(answers);
    if (Object.keys(problems).length > 0)
      return answer({ problems }, { typed: { token: answers.token ?? '' } });
    const phone = internationalMobile(answers.phone ?? '');
    const requestToken = codeToken(request.headers);
    const token =
      phone && requestToken
        ? await signInByCode(databasePool(environment().DATABASE_URL), {
            siteSlug: site.slug,
            phone,
            code: codeOf(answers.token ?? ''),
            requestToken,
            sessionToken: sessionToken(request.headers),
            device: knownDevice(request.headers.get('user-agent') ?? ''),
          })
        : null;
    if (!token) {
      log.info({ site: site.slug }, 'code_wrong');
      return answer({ error: WRONG_CODE_TEXT, status: 401 });
    }
    log.info({ site: site.slug }, 'signed_in');
    return answer(
      { next: ownTarget(answers.redirect) },
      {
        cookies: [
          sessionCookie(request, token),
          ...(await knownBrowserCookies(request, site, token)),
          forgetCode(request),
        ],
      },
    );
  } catch (error) {
    log.error({ err: error, site: site.slug }, 'code_verify_failed');
    return answer({ error: UNKNOWN_TEXT, status: 500 });
  }
}
