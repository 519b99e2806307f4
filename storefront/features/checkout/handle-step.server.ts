import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { releaseRecalled } from '@forecourt/lib/payments/reservation/recalled.server';
import { type Progress, type Saved, saveProgress } from '@forecourt/lib/payments/reservation/shopper.server';
import { type Started, startReservation } from '@forecourt/lib/payments/reservation/start.server';
import { environment } from '@forecourt/lib/platform/env';
import { ENGLISH, inLanguage } from '@forecourt/lib/platform/language/languages';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import { parseJson } from '@forecourt/lib/platform/request/body';
import { normalisePhone } from '@forecourt/lib/platform/text/phone';
import type { Site } from '@forecourt/lib/sites/site';
import { sentVisitSchema } from '@forecourt/lib/sites/visit-source/visit';
import { getTranslations } from 'next-intl/server';
import { loadLocations } from '@/content/locations.server.ts';
import { acceptedDeal } from '@/features/deal-link/deal-cookie.server.ts';
import { shopperVisit } from '@/features/enquiry/visit.server.ts';
import { placeOf } from '@/features/location/find-locations.ts';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { secondsUntil } from '@/features/payments/time.ts';
import { answerForm, type FormOutcome } from '@/forms/answer-form.server.ts';
import type { Answers } from '@/forms/answers.ts';
import { originOf } from '@/forms/request.server.ts';
import { expectRate } from '@/handlers/expect-rate.server.ts';
import { log } from '@/logging/log.server.ts';
import { checkoutPath, reservationPath } from '@/site/checkout-address.ts';
import { cookieOf } from '@/site/cookies.server.ts';
import { hasGpc } from '@/site/gpc.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';
import { householdOfRequest } from '@/site/household.server.ts';
import { stepPath } from './address.ts';
import { requireCard, takeCardCheck } from './card-check.server.ts';
import { type Checkout, payable, readCheckout } from './checkout.server.ts';
import { CHECKOUT_COOKIE, checkoutCookies, readCheckoutCookie } from './cookies.server.ts';
import { stepProblems } from './fields.ts';
import { holdTermsOf } from './hold-terms.ts';
import {
  DELIVERY_FIELD,
  openStep,
  SHORT_FIELD,
  type Step,
  stepAfter,
  stepsOf,
  TRADE_FIELD,
} from './journey.ts';
import { handoverOf, tradeInOf } from './progress.ts';
import { isSignedInWith, requireMobile } from './require-mobile.server.ts';
import { VISIT_FIELD } from './visit-field.ts';

/**
 * Handles the form of a step. The first one puts the vehicle on hold. Vehicle and fee are looked up here
 * rather than taken from the form.
 */
export async function handleStep(site: Site, slug: string, step: Step, request: Request): Promise<Response> {
  const [t, failures] = await Promise.all([
    getTranslations('checkoutSteps'),
    getTranslations('paymentFailures'),
  ]);
  const path = checkoutPath(site, { slug });
  return answerForm(
    request,
    {
      page: () => `${path}?step=${step}`,
      // A code is never returned to the page; its empty field stays.
      typed: ({ code, ...typed }) => ({ ...typed, ...(code && { code: '' }) }),
      failure: { event: 'checkout_step_failed', text: failures('failed') },
      logContext: { site: site.slug, car: slug, step },
    },
    async (answers) => {
      const checkout = await readCheckout(
        site,
        slug,
        site.settings.checkoutPathSegment,
        cookieOf(request, CHECKOUT_COOKIE),
      );
      // The page says that nobody can reserve it before the recall work is done.
      if (checkout.kind === 'recalled' && checkout.reservation) {
        const outcome = await releaseRecalled(paymentConnections(), checkout.reservation);
        const { reference } = checkout.reservation;
        log.warn({ site: site.slug, car: slug, reservation: reference, outcome }, 'recalled_hold_released');
      }
      // Sold, reserved, recalled, expired, or paid in another tab: the page shows which.
      if (checkout.kind !== 'open') return { reply: { next: path } };
      const problems = stepProblems(step, answers, t);
      if (Object.keys(problems).length > 0) return { reply: { problems } };
      // A later step without a hold: the form is out of date.
      if (!checkout.reservation && step !== 'details') return { reply: { next: path } };
      // A changed mobile is verified like the first one.
      if (step === 'details' && !isMobileOf(checkout.reservation, answers)) {
        const refusal = await requireVerification(site, checkout, request, answers);
        if (refusal) return refusal;
      }
      return checkout.reservation
        ? keep(site, step, answers, checkout.reservation, request)
        : begin(site, checkout, answers, request);
    },
  );
}

/** Requires what the site verifies before a hold: a mobile, or a card, which stays that of the hold. */
async function requireVerification(
  site: Site,
  { vehicle, reservation }: Extract<Checkout, { kind: 'open' }>,
  request: Request,
  answers: Answers,
): Promise<FormOutcome | null> {
  if (site.settings.reserveVerification !== 'card') return requireMobile(site, request, answers);
  if (reservation || (await isSignedInWith(site, request, answers.mobile ?? ''))) return null;
  return requireCard(site, vehicle, request, answers);
}

const isMobileOf = (reservation: Reservation | null, { mobile = '' }: Answers): boolean =>
  reservation !== null && normalisePhone(mobile) === reservation.mobile;

async function keep(
  site: Site,
  step: Step,
  answers: Answers,
  reservation: Reservation,
  request: Request,
): Promise<FormOutcome> {
  const key = readCheckoutCookie(cookieOf(request, CHECKOUT_COOKIE));
  const { pool, secret } = paymentConnections();
  const savedProgress: Saved = key
    ? await saveProgress(pool, { siteSlug: site.slug, ...key, secret }, progressOf(step, answers))
    : { outcome: 'unknown' };
  const path = checkoutPath(site, reservation.car);
  if (savedProgress.outcome !== 'saved') return { reply: { next: path } };
  // Retry the payment service, which failed when the vehicle was put on hold.
  if (!reservation.sessionId && step !== 'pay') await payable(savedProgress.reservation);
  // The payment session is sent only after the shopper has accepted the terms (OPEN-025).
  if (step === 'pay') return { reply: { payment: await payable(savedProgress.reservation) } };
  return { reply: { next: stepPath(path, stepAfter(stepsOf(site), step) ?? step) } };
}

function progressOf(step: Step, answers: Answers): Progress {
  if (step === 'trade-in') return { choices: { tradeIn: tradeInOf(answers) } };
  if (step === 'handover') return { choices: handoverOf(answers) };
  if (step === 'pay') return { termsAccepted: true };
  const { name = '', mobile = '', email = '' } = answers;
  return { customer: { name, mobile, email } };
}

async function begin(
  site: Site,
  { vehicle }: Extract<Checkout, { kind: 'open' }>,
  answers: Answers,
  request: Request,
): Promise<FormOutcome> {
  const t = await getTranslations('checkout');
  const connections = paymentConnections();
  const path = checkoutPath(site, vehicle);
  const { name = '', mobile = '', email = '', token = '' } = answers;
  if (!token) return { reply: { next: path } };
  await expectRate({ request, site }, { name: 'reservation', text: t('refused.tooMany') });
  const [locations, deal] = await Promise.all([
    loadLocations(site.slug),
    acceptedDeal(request, site, vehicle),
  ]);
  const place = placeOf(vehicle, locations);
  const language = handlerLanguage() ?? ENGLISH;
  const startedReservation = await startReservation(connections, {
    site,
    vehicleSlug: vehicle.slug,
    token,
    customer: { name, mobile, email },
    returnUrl: `${originOf(request)}${inLanguage(reservationPath('{REFERENCE}'), language)}`,
    holdOpening: holdTermsOf(site, place, new Date()).holdOpening,
    visit: shopperVisit(site, sentVisitSchema.parse(parseJson(answers[VISIT_FIELD] ?? '')), {
      hasGpc: hasGpc(request),
      now: new Date(),
    }),
    deal,
    language,
    limit: { household: householdOfRequest(request), most: environment().UNPAID_HOLDS },
  });
  // An accepted deal has answered some steps already.
  const step = deal
    ? openStep(stepsOf(site), deal.choices)
    : await skipSteps(site, startedReservation, answers);
  const outcome = await answerTo(startedReservation, site, { slug: vehicle.slug, step }, request);
  if (startedReservation.outcome !== 'started') return outcome;
  return {
    ...outcome,
    cookies: [...(outcome.cookies ?? []), ...(await takeCardCheck(request, site, vehicle))],
  };
}

/**
 * Answers the steps that a known shopper did not ask for: no trade-in, pick-up, reserve only.
 * @returns the first step that is left
 */
async function skipSteps(site: Site, started: Started, answers: Answers): Promise<Step> {
  const { pool, secret } = paymentConnections();
  const first = openStep(stepsOf(site), {});
  if (answers[SHORT_FIELD] !== 'on' || started.outcome !== 'started' || !secret) return first;
  const { reference, token } = started;
  const choices = {
    ...(answers[TRADE_FIELD] !== 'on' && { tradeIn: null }),
    ...(answers[DELIVERY_FIELD] !== 'on' && { handover: 'pick_up' as const, payment: 'undecided' as const }),
  };
  const saved = await saveProgress(pool, { siteSlug: site.slug, reference, token, secret }, { choices });
  return saved.outcome === 'saved' ? openStep(stepsOf(site), saved.reservation.choices) : first;
}

async function answerTo(
  startedReservation: Started,
  site: Site,
  { slug, step }: { slug: string; step: Step },
  request: Request,
): Promise<FormOutcome> {
  const [t, steps, failures] = await Promise.all([
    getTranslations('checkout'),
    getTranslations('checkoutSteps'),
    getTranslations('paymentFailures'),
  ]);
  const path = checkoutPath(site, { slug });
  switch (startedReservation.outcome) {
    case 'started': {
      log.info({ site: site.slug, car: slug, reservation: startedReservation.reference }, 'hold_started');
      return {
        reply: { next: stepPath(path, step) },
        cookies: checkoutCookies(request, site, { slug }, startedReservation),
      };
    }
    case 'payments_unavailable':
      log.error({ err: startedReservation.error, site: site.slug }, 'payments_unavailable');
      return {
        reply: { error: new ApiError('unavailable', failures('unavailable')) },
        // Lets the shopper who reloads the page find their own hold.
        ...(startedReservation.held && {
          cookies: checkoutCookies(request, site, { slug }, startedReservation.held),
        }),
      };
    case 'too_many_holds': {
      log.warn({ site: site.slug }, 'too_many_holds');
      const minutes = Math.max(1, Math.ceil(secondsUntil(startedReservation.until) / 60));
      return { reply: { error: new ApiError('rate_limit', t('refused.tooManyHolds', { minutes })) } };
    }
    case 'invalid':
      return { reply: { problems: stepProblems('details', {}, steps) } };
    // Reserved by another shopper, sold, or a form that was already used: the page shows which.
    default:
      return { reply: { next: path } };
  }
}
