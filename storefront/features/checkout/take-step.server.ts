import type { Reservation } from '@forecourt/lib/payments/reservation/read.server';
import { type Progress, type Saved, saveProgress } from '@forecourt/lib/payments/reservation/shopper.server';
import { type Started, startReservation } from '@forecourt/lib/payments/reservation/start.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { environment } from '@forecourt/lib/platform/env';
import { RATES } from '@forecourt/lib/platform/request/rates';
import type { Site } from '@forecourt/lib/sites/site';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import type { Payable } from '@/features/payments/payable.ts';
import { secondsUntil } from '@/features/payments/time.ts';
import { FAILED_TEXT, UNAVAILABLE_TEXT } from '@/features/payments/words.ts';
import type { Answers } from '@/forms/answers.ts';
import {
  householdOfRequest,
  originOf,
  readAnswers,
  respond,
  type ServerReply,
} from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { checkoutPath } from '@/site/checkout-address.ts';
import { cookieOf } from '@/site/cookies.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { reservationPath, stepPath } from './address.ts';
import { type Checkout, payable, readCheckout } from './checkout.server.ts';
import { CHECKOUT_COOKIE, checkoutCookies, readCheckoutCookie } from './cookies.server.ts';
import { stepProblems } from './fields.ts';
import { type Step, stepAfter, stepsOf } from './journey.ts';
import { handoverOf, tradeInOf } from './progress.ts';
import { TOO_MANY_TEXT, tooManyHoldsText } from './words.ts';

/** What becomes of a step, with the cookies that go along. */
interface StepOutcome {
  reply: ServerReply | { payment: Payable };
  cookies?: string[];
}

/**
 * Takes the form of a step. The first one holds the vehicle; what it costs and which vehicle it is are looked up here,
 * whatever the form says.
 */
export async function takeStep(site: Site, slug: string, step: Step, request: Request): Promise<Response> {
  const path = checkoutPath(site, { slug });
  const page = `${path}?step=${step}`;
  let typedAnswers: Answers | null = null;
  const answer = (reply: StepOutcome['reply'], cookies: string[] = []) =>
    respond(request, reply, { page, typed: typedAnswers, cookies });
  if (!isOwnRequest(request)) return answer({ error: FAILED_TEXT, status: 403 });
  try {
    const answers = await readAnswers(request);
    if (!answers) return answer({ error: FAILED_TEXT, status: 413 });
    typedAnswers = answers;
    const checkout = await readCheckout(
      site,
      slug,
      site.settings.checkoutPathSegment,
      cookieOf(request, CHECKOUT_COOKIE),
    );
    // Sold, reserved, expired, paid in another tab: the page itself says so.
    if (checkout.kind !== 'open') return answer({ next: path });
    const problems = stepProblems(step, answers);
    if (Object.keys(problems).length > 0) return answer({ problems });
    const { reply, cookies } = checkout.reservation
      ? await keep(site, step, answers, checkout.reservation, request)
      : await begin(site, checkout, answers, request);
    return answer(reply, cookies);
  } catch (error) {
    const logContext = { site: site.slug, car: slug, step, requestId: request.headers.get('x-request-id') };
    log.error({ err: error, ...logContext }, 'a step of a checkout could not be taken');
    return answer({ error: FAILED_TEXT, status: 500 });
  }
}

/** Keeps what a shopper of a held vehicle says. */
async function keep(
  site: Site,
  step: Step,
  answers: Answers,
  reservation: Reservation,
  request: Request,
): Promise<StepOutcome> {
  const key = readCheckoutCookie(cookieOf(request, CHECKOUT_COOKIE));
  const { pool, secret } = paymentConnections();
  const savedProgress: Saved = key
    ? await saveProgress(pool, { siteSlug: site.slug, ...key, secret }, progressOf(step, answers))
    : { outcome: 'unknown' };
  const path = checkoutPath(site, reservation.car);
  if (savedProgress.outcome !== 'saved') return { reply: { next: path } };
  // The payment service did not answer when the vehicle was held: it may do so now.
  if (!reservation.sessionId && step !== 'pay') await payable(savedProgress.reservation);
  // Only now does the browser get what it pays with: nobody pays who has not agreed (OPEN-025).
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

/** Holds the vehicle for a shopper who gave their details. */
async function begin(
  site: Site,
  { vehicle }: Extract<Checkout, { kind: 'open' }>,
  answers: Answers,
  request: Request,
): Promise<StepOutcome> {
  const connections = paymentConnections();
  const path = checkoutPath(site, vehicle);
  const { name = '', mobile = '', email = '', token = '' } = answers;
  // A later step without a held vehicle: its form is older than the page.
  if (!token) return { reply: { next: path } };
  if (
    !(await withinRate(
      connections.pool,
      { what: 'reserve', site: site.slug, by: householdOfRequest(request) },
      RATES.reservation,
    ))
  ) {
    log.warn({ site: site.slug }, 'too many reservations from one address');
    return { reply: { error: TOO_MANY_TEXT, status: 429 } };
  }
  const startedReservation = await startReservation(connections, {
    site,
    vehicleSlug: vehicle.slug,
    token,
    customer: { name, mobile, email },
    returnUrl: `${originOf(request)}${reservationPath('{REFERENCE}')}`,
    limit: { household: householdOfRequest(request), most: environment().UNPAID_HOLDS },
  });
  return answerTo(startedReservation, site, vehicle.slug, request);
}

function answerTo(startedReservation: Started, site: Site, slug: string, request: Request): StepOutcome {
  const path = checkoutPath(site, { slug });
  switch (startedReservation.outcome) {
    case 'started': {
      log.info({ site: site.slug, car: slug, reservation: startedReservation.reference }, 'a car is held');
      const [, second = 'pay'] = stepsOf(site);
      return {
        reply: { next: stepPath(path, second) },
        cookies: checkoutCookies(request, site, { slug }, startedReservation),
      };
    }
    case 'payments_unavailable':
      log.error({ err: startedReservation.error, site: site.slug }, 'payments are not available');
      return {
        reply: { error: UNAVAILABLE_TEXT, status: 503 },
        // The shopper who reloads the page in the meantime finds their own hold, not one of somebody else.
        ...(startedReservation.held && {
          cookies: checkoutCookies(request, site, { slug }, startedReservation.held),
        }),
      };
    case 'too_many_holds': {
      log.warn({ site: site.slug }, 'too many unpaid holds of one shopper or address');
      const minutes = Math.ceil(secondsUntil(startedReservation.until) / 60);
      const wait = minutes > 1 ? `in ${minutes} minutes` : 'in a minute';
      return { reply: { error: tooManyHoldsText(wait), status: 429 } };
    }
    case 'invalid':
      return { reply: { problems: stepProblems('details', {}) } };
    // Somebody was faster, the vehicle was sold, or this form was used before: the page itself says so.
    default:
      return { reply: { next: path } };
  }
}
