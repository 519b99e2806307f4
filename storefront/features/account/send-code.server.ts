import { type ContactDetails, detailsOfRequest } from '@forecourt/lib/accounts/codes.server';
import { contactExists } from '@forecourt/lib/accounts/contact-exists.server';
import { internationalMobile } from '@forecourt/lib/accounts/phone';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { SIGN_IN_PATH } from '@forecourt/lib/sites/account-paths';
import type { Site } from '@forecourt/lib/sites/site';
import { answerForm } from '@/forms/answer-form.server.ts';
import type { Answers } from '@/forms/answers.ts';
import { ownPage, type ServerReply } from '@/forms/request.server.ts';
import { codeCookie, codeToken } from '@/site/session-cookies.server.ts';
import { detailProblems, NOT_SENT_TEXT, sendProblems } from './fields.ts';
import { textCode } from './text-code.server.ts';

export const signInPageOf = (answers: Answers | null): string => {
  const page = answers && ownPage(answers);
  return page?.split('?')[0] === SIGN_IN_PATH ? page : SIGN_IN_PATH;
};

export const handleSendCode = (site: Site, request: Request): Promise<Response> =>
  answerForm(
    request,
    {
      page: signInPageOf,
      failure: { event: 'code_send_failed', text: NOT_SENT_TEXT },
      logContext: { site: site.slug },
    },
    async (answers) => {
      const problems = sendProblems(answers);
      if (Object.keys(problems).length > 0) return { reply: { problems } };
      const { reply, requestToken } = await send(site, request, answers);
      return { reply, cookies: requestToken ? [codeCookie(request, requestToken)] : [] };
    },
  );

async function send(
  site: Site,
  request: Request,
  answers: Answers,
): Promise<{ reply: ServerReply; requestToken?: string }> {
  const pool = databasePool(environment().DATABASE_URL);
  const phone = internationalMobile(answers.phone ?? '') ?? '';
  const replaces = codeToken(request.headers);
  const isKnown = await contactExists(pool, { siteSlug: site.slug, phone });
  const saidBefore =
    !isKnown && replaces
      ? await detailsOfRequest(pool, { siteSlug: site.slug, phone, requestToken: replaces })
      : null;
  const problems = isKnown || saidBefore ? {} : detailProblems(answers);
  if (Object.keys(problems).length > 0) return { reply: { problems } };
  const textedCode = await textCode(site, request, {
    phone,
    dealershipSlug: dealershipOf(site, answers),
    details: isKnown ? null : (saidBefore ?? detailsOf(answers)),
    mayChallenge: true,
  });
  return 'requestToken' in textedCode
    ? { reply: { next: signInPageOf(answers) }, requestToken: textedCode.requestToken }
    : { reply: textedCode };
}

/** Returns the dealership of the page, if it belongs to the site (AUTH-22). */
function dealershipOf({ dealerships }: Site, { dealership_slug }: Answers): string | null {
  const own = dealerships.find(({ slug }) => slug === dealership_slug) ?? dealerships[0];
  return own?.slug ?? null;
}

const detailsOf = ({ first_name = '', last_name = '', email = '' }: Answers): ContactDetails => ({
  firstName: first_name.trim(),
  lastName: last_name.trim(),
  email: email.trim(),
});
