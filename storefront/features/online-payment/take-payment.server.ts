import { ONLINE_PAYMENT_PATH } from '@forecourt/lib/payments/online-payment/path';
import { type StartedPayment, startPayment } from '@forecourt/lib/payments/online-payment/start.server';
import { stripeProblem } from '@forecourt/lib/payments/stripe.server';
import { withinRate } from '@forecourt/lib/platform/database/rate-limit.server';
import { RATES } from '@forecourt/lib/platform/request/rates';
import type { Site } from '@forecourt/lib/sites/site';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { momentText } from '@/features/payments/time.ts';
import { FAILED_TEXT, UNAVAILABLE_TEXT } from '@/features/payments/words.ts';
import type { Answers } from '@/forms/answers.ts';
import {
  householdOfRequest,
  isJson,
  originOf,
  readAnswers,
  respond,
  type ServerReply,
} from '@/forms/request.server.ts';
import { log } from '@/logging/log.server.ts';
import { isOwnRequest } from '@/site/own-request.ts';
import { paymentPath } from './address.ts';
import { paymentProblems } from './fields.ts';
import { paymentCookie } from './own-payment.server.ts';
import { TOO_MANY_TEXT } from './words.ts';

/**
 * Handles the form: stores the payment and returns where to pay it. With our script the browser opens
 * Stripe's page; a plain form redirects to the payment's page, since the CSP does not allow forms to lead to
 * other origins.
 */
export async function takePayment(site: Site, request: Request): Promise<Response> {
  let typedAnswers: Answers | null = null;
  const answer = (reply: ServerReply, cookies: string[] = []) =>
    respond(request, reply, { page: ONLINE_PAYMENT_PATH, typed: typedAnswers, cookies });
  if (!isOwnRequest(request)) return answer({ error: FAILED_TEXT, status: 403 });
  try {
    const answers = await readAnswers(request);
    if (!answers) return answer({ error: FAILED_TEXT, status: 413 });
    typedAnswers = answers;
    const problems = paymentProblems(answers);
    if (Object.keys(problems).length > 0) return answer({ problems });
    const connections = paymentConnections();
    if (
      !(await withinRate(
        connections.pool,
        { what: 'pay', site: site.slug, by: householdOfRequest(request) },
        RATES.payment,
      ))
    ) {
      log.warn({ site: site.slug }, 'too many payments from one address');
      return answer({ error: TOO_MANY_TEXT, status: 429 });
    }
    const { subject = '', name = '', email = '', amount = '', note = '', again } = answers;
    const startedPayment = await startPayment(connections, {
      site,
      details: { subject, name, email, amount, note },
      again: again === 'on',
      returnUrl: `${originOf(request)}${paymentPath('{REFERENCE}')}`,
    });
    const { reply, cookies } = replyTo(site, request, answers, startedPayment);
    return answer(reply, cookies);
  } catch (error) {
    const logContext = { site: site.slug, requestId: request.headers.get('x-request-id') };
    log.error({ err: error, ...logContext }, 'a payment could not be begun');
    return answer({ error: FAILED_TEXT, status: 500 });
  }
}

function replyTo(
  site: Site,
  request: Request,
  answers: Answers,
  startedPayment: StartedPayment,
): { reply: ServerReply; cookies?: string[] } {
  switch (startedPayment.outcome) {
    case 'started': {
      const { reference, token, url } = startedPayment;
      log.info({ site: site.slug, payment: reference }, 'a payment is begun');
      const own = paymentPath(reference);
      const next = isJson(request) ? (url ?? own) : own;
      return { reply: { next }, cookies: [paymentCookie(request, reference, token)] };
    }
    case 'paid_before':
      return { reply: { problems: { again: againText(startedPayment.paidAt, answers, site) } } };
    case 'payments_unavailable':
      log.error({ problem: stripeProblem(startedPayment.error), site: site.slug }, 'payments_unavailable');
      return { reply: { error: UNAVAILABLE_TEXT, status: 503 } };
    case 'invalid':
      return {
        reply: { problems: Object.fromEntries(startedPayment.fields.map((name) => [name, FAILED_TEXT])) },
      };
  }
}

const againText = (paidAt: Date, { amount = '', subject = '' }: Answers, { settings }: Site): string =>
  `You paid ${amount.trim()} for ${subject.trim()} on ${momentText(paidAt, settings.timeZone)}. Tick this to pay again.`;
