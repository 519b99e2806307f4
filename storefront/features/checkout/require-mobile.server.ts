import { confirmPhone } from '@forecourt/lib/accounts/code-sign-in.server';
import { phoneAwaitingCode } from '@forecourt/lib/accounts/codes.server';
import { internationalMobile } from '@forecourt/lib/accounts/phone';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import { localPhone } from '@/features/account/awaiting-phone.server.ts';
import { codeOf, WRONG_CODE_TEXT } from '@/features/account/fields.ts';
import { textCode } from '@/features/account/text-code.server.ts';
import type { FormOutcome } from '@/forms/answer-form.server.ts';
import type { Answers } from '@/forms/answers.ts';
import { log } from '@/logging/log.server.ts';
import { codeCookie, codeToken } from '@/site/session-cookies.server.ts';
import { readShopper } from '@/site/shopper.server.ts';

/**
 * Returns whether the shopper is signed in with a mobile, which is then verified.
 * @throws the database's error
 */
export async function isSignedInWith(site: Site, request: Request, mobile: string): Promise<boolean> {
  const phone = internationalMobile(mobile);
  return phone !== null && (await readShopper(request, site))?.phone === phone;
}

/**
 * Requires a verified mobile before a vehicle is held, where the site does (`reserveVerification`): the number of the
 * shopper's session, or one that is confirmed by a code. Without a code, sends one within the usual limits; the form
 * is then submitted again with it.
 * @returns null once verified; otherwise the response
 * @throws the database's error
 */
export async function requireMobile(
  site: Site,
  request: Request,
  { mobile = '', code: typedCode = '' }: Answers,
): Promise<FormOutcome | null> {
  if (site.settings.reserveVerification === 'nothing') return null;
  const [t, steps] = await Promise.all([getTranslations('checkout'), getTranslations('checkoutSteps')]);
  const phone = internationalMobile(mobile);
  if (!phone) return { reply: { problems: { mobile: steps('problem.mobile') } } };
  if (await isSignedInWith(site, request, mobile)) return null;
  const pool = databasePool(environment().DATABASE_URL);
  const requestToken = codeToken(request.headers);
  const needsCode = (text: string, cookies: string[] = []): FormOutcome => ({
    reply: { problems: { code: text }, isProofNeeded: true },
    cookies,
  });
  const code = codeOf(typedCode);
  if (code) {
    const isConfirmed =
      requestToken !== null && (await confirmPhone(pool, { siteSlug: site.slug, phone, code, requestToken }));
    log.info({ site: site.slug, isConfirmed }, 'reservation_mobile_confirmed');
    return isConfirmed ? null : needsCode(WRONG_CODE_TEXT);
  }
  const texted = await textCode(site, request, { phone, details: null });
  if ('requestToken' in texted)
    return needsCode(t('refused.codeSent', { phone: localPhone(phone) }), [
      codeCookie(request, texted.requestToken),
    ]);
  // A code was already sent, to another tab or before a reload.
  const isAwaited =
    texted.error.code === 'rate_limit' &&
    requestToken !== null &&
    (await phoneAwaitingCode(pool, { siteSlug: site.slug, requestToken })) === phone;
  return isAwaited
    ? needsCode(t('refused.codeSent', { phone: localPhone(phone) }))
    : { reply: { error: texted.error } };
}
