import { accessToken, isAccessToken } from '@forecourt/lib/payments/access-token';
import {
  CARD_CHECK_SECONDS,
  type CardCheck,
  markCardCheckUsed,
  openCardCheck,
  readCardCheck,
} from '@forecourt/lib/payments/card-check.server';
import { stripeProblem } from '@forecourt/lib/payments/stripe.server';
import { inLanguage } from '@forecourt/lib/platform/language/languages';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import type { FormOutcome } from '@/forms/answer-form.server.ts';
import { type Answers, PROBLEMS_PARAMETER } from '@/forms/answers.ts';
import { isPlainForm, originOf } from '@/forms/request.server.ts';
import { forgetAnswers, NO_PROBLEMS } from '@/forms/returned.server.ts';
import { expectRate } from '@/handlers/expect-rate.server.ts';
import { log } from '@/logging/log.server.ts';
import { checkoutPath } from '@/site/checkout-address.ts';
import { cookieOf, isSecure, pageCookies } from '@/site/cookies.server.ts';
import { pageLanguage } from '@/site/page-language.server.ts';

/**
 * HttpOnly, limited to a vehicle's checkout: the id of the card check of this browser, signed, so that a made-up id
 * costs no call of Stripe.
 */
const CARD_COOKIE = 'card-check';

/** Last part of the address that leads to Stripe's page. */
export const CARD_STEP = 'card';

const cardCookies = (request: Request, site: Site, vehicle: { slug: string }, id: string): string[] =>
  pageCookies(site, CARD_COOKIE, id && signedId(id, paymentConnections().secret), {
    path: checkoutPath(site, vehicle),
    seconds: id ? CARD_CHECK_SECONDS : 0,
    secure: isSecure(request),
  });

/** Returns the value of the cookie for a card check. */
export const signedId = (id: string, secret: string): string =>
  `${id}.${accessToken({ kind: 'card_check', id }, secret)}`;

/** Returns the id in the cookie of a request; null without one, or if we did not sign it. */
export function ownCheckId(request: { headers: Pick<Headers, 'get'> }, secret: string): string | null {
  const [id = '', token = ''] = (cookieOf(request, CARD_COOKIE) ?? '').split('.');
  return id && secret && isAccessToken({ kind: 'card_check', id }, token, secret) ? id : null;
}

/**
 * Returns the card check of a browser for a vehicle; null without one, on sites that do not check cards, or if Stripe
 * does not answer.
 */
export async function ownCardCheck(
  request: { headers: Pick<Headers, 'get'> },
  site: Site,
  vehicle: { id: string },
): Promise<CardCheck | null> {
  const { stripe, secret } = paymentConnections();
  const id = ownCheckId(request, secret);
  if (site.settings.reserveVerification !== 'card' || !stripe || !id) return null;
  try {
    return await readCardCheck(stripe, id, { siteSlug: site.slug, carId: vehicle.id }, new Date());
  } catch (error) {
    log.warn({ site: site.slug, problem: stripeProblem(error) }, 'card_check_unread');
    return null;
  }
}

/**
 * Requires a checked card before a vehicle is held. Without one, opens a page of Stripe for it; the form is then
 * submitted again.
 * @returns null once the card is checked; otherwise the response
 */
export async function requireCard(
  site: Site,
  vehicle: { id: string; slug: string },
  request: Request,
  { name = '', mobile = '', email = '' }: Answers,
): Promise<FormOutcome | null> {
  const check = await ownCardCheck(request, site, vehicle);
  if (check?.state === 'checked') return null;
  const [t, failures, language] = await Promise.all([
    getTranslations('checkout'),
    getTranslations('paymentFailures'),
    pageLanguage(),
  ]);
  await expectRate({ request, site }, { name: 'reservation', text: t('refused.tooMany') });
  const { stripe } = paymentConnections();
  if (!stripe) return { reply: { error: new ApiError('unavailable', failures('unavailable')) } };
  const path = checkoutPath(site, vehicle);
  const back = `${path}?${PROBLEMS_PARAMETER}=${NO_PROBLEMS}`;
  const own = `${originOf(request)}${inLanguage(back, language)}`;
  try {
    const { id } = await openCardCheck(stripe, {
      siteSlug: site.slug,
      carId: vehicle.id,
      email: email.trim(),
      successUrl: own,
      cancelUrl: own,
      language,
    });
    log.info({ site: site.slug, car: vehicle.slug }, 'card_check_opened');
    return {
      // A form without scripts may not be redirected to another origin: its page has a link.
      reply: { next: isPlainForm(request) ? back : `${path}/${CARD_STEP}` },
      cookies: cardCookies(request, site, vehicle, id),
      kept: { name, mobile, email },
    };
  } catch (error) {
    log.error({ site: site.slug, problem: stripeProblem(error) }, 'card_check_failed');
    return { reply: { error: new ApiError('unavailable', failures('unavailable')) } };
  }
}

/** Marks the check of a browser as used by its hold, and returns the cookies that forget it and the kept values. */
export async function takeCardCheck(
  request: Request,
  site: Site,
  vehicle: { slug: string },
): Promise<string[]> {
  const { stripe, secret } = paymentConnections();
  const id = ownCheckId(request, secret);
  if (site.settings.reserveVerification !== 'card' || !stripe || !id) return [];
  await markCardCheckUsed(stripe, id).catch((error: unknown) =>
    log.warn({ site: site.slug, problem: stripeProblem(error) }, 'card_check_not_marked'),
  );
  return [
    ...cardCookies(request, site, vehicle, ''),
    ...forgetAnswers(request, inLanguage(checkoutPath(site, vehicle), await pageLanguage())),
  ];
}

/**
 * Redirects to the page of Stripe that checks the card, or back to the checkout if there is none.
 * @throws ApiError over the limit, or the database's error
 */
export async function goToCardCheck(
  request: Request,
  site: Site,
  vehicle: { id: string; slug: string },
): Promise<Response> {
  const t = await getTranslations('checkout');
  await expectRate(
    { request, site },
    { name: 'reservation', counter: 'card-check', text: t('refused.tooMany') },
  );
  const check = await ownCardCheck(request, site, vehicle);
  const location = check?.state === 'open' ? check.url : checkoutPath(site, vehicle);
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
}
