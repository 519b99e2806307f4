import { signInByCode } from '@forecourt/lib/accounts/code-sign-in.server';
import { knownDevice } from '@forecourt/lib/accounts/device-name';
import { internationalMobile } from '@forecourt/lib/accounts/phone';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { safeTarget } from '@forecourt/lib/sites/account-paths';
import type { Site } from '@forecourt/lib/sites/site';
import { claimGuestDeals } from '@/features/deal-link/guest-deals.server.ts';
import { answerForm } from '@/forms/answer-form.server.ts';
import type { Answers } from '@/forms/answers.ts';
import { log } from '@/logging/log.server.ts';
import { chosenLanguage } from '@/site/handler-language.server.ts';
import { knownBrowserCookies } from '@/site/known-browser.server.ts';
import { codeToken, forgetCode, sessionCookie, sessionToken } from '@/site/session-cookies.server.ts';
import { codeOf, codeProblems, UNKNOWN_TEXT, WRONG_CODE_TEXT } from './fields.ts';
import { signInPageOf } from './send-code.server.ts';

/** Handles the form with the code (AUTH-24 to AUTH-26) and signs in. */
export const handleVerifyCode = (site: Site, request: Request): Promise<Response> =>
  answerForm(
    request,
    {
      page: signInPageOf,
      // Shown again only if its format is wrong.
      typed: (answers) =>
        answers.type === 'sms' && hasProblems(answers) ? { token: answers.token ?? '' } : null,
      failure: { event: 'code_verify_failed', text: UNKNOWN_TEXT },
      logContext: { site: site.slug },
    },
    async (answers) => {
      if (answers.type !== 'sms') throw new ApiError('bad_input', UNKNOWN_TEXT);
      if (hasProblems(answers)) return { reply: { problems: codeProblems(answers) } };
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
              language: chosenLanguage(),
            })
          : null;
      if (!token) {
        log.info({ site: site.slug }, 'code_wrong');
        throw new ApiError('not_signed_in', WRONG_CODE_TEXT);
      }
      log.info({ site: site.slug }, 'signed_in');
      return {
        reply: { next: safeTarget(answers.redirect) },
        cookies: [
          sessionCookie(request, token),
          ...(await knownBrowserCookies(request, site, token)),
          ...(await claimGuestDeals(request, site, token)),
          forgetCode(request),
        ],
      };
    },
  );

const hasProblems = (answers: Answers): boolean => Object.keys(codeProblems(answers)).length > 0;
