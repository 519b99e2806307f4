import { ONLINE_PAYMENT_PATH } from '@forecourt/lib/payments/online-payment/path';
import { type StartedPayment, startPayment } from '@forecourt/lib/payments/online-payment/start.server';
import { stripeProblem } from '@forecourt/lib/payments/stripe.server';
import { ENGLISH, inLanguage } from '@forecourt/lib/platform/language/languages';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import type { Site } from '@forecourt/lib/sites/site';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { FAILED_TEXT, UNAVAILABLE_TEXT } from '@/features/payments/payment-messages.ts';
import { timestampText } from '@/features/payments/time.ts';
import { answerForm, type FormOutcome } from '@/forms/answer-form.server.ts';
import type { Answers } from '@/forms/answers.ts';
import { isJson, originOf } from '@/forms/request.server.ts';
import { expectRate } from '@/handlers/expect-rate.server.ts';
import { log } from '@/logging/log.server.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';
import { paymentPath } from './address.ts';
import { paymentProblems } from './fields.ts';
import { paymentCookie } from './payment-access.server.ts';
import { TOO_MANY_TEXT } from './payment-messages.ts';

/**
 * Handles the form: stores the payment and returns where to pay it. With our script the browser opens
 * Stripe's page; a plain form redirects to the payment's page, since the CSP does not allow forms to lead
 * to other origins.
 */
export const handlePayment = (site: Site, request: Request): Promise<Response> =>
  answerForm(
    request,
    {
      page: () => ONLINE_PAYMENT_PATH,
      failure: { event: 'online_payment_failed', text: FAILED_TEXT },
      logContext: { site: site.slug },
    },
    async (answers) => {
      const problems = paymentProblems(answers);
      if (Object.keys(problems).length > 0) return { reply: { problems } };
      await expectRate({ request, site }, { name: 'payment', text: TOO_MANY_TEXT });
      const { subject = '', name = '', email = '', amount = '', note = '', again } = answers;
      const language = handlerLanguage() ?? ENGLISH;
      const startedPayment = await startPayment(paymentConnections(), {
        site,
        details: { subject, name, email, amount, note },
        again: again === 'on',
        returnUrl: `${originOf(request)}${inLanguage(paymentPath('{REFERENCE}'), language)}`,
        language,
      });
      return replyTo(site, request, answers, startedPayment);
    },
  );

function replyTo(
  site: Site,
  request: Request,
  answers: Answers,
  startedPayment: StartedPayment,
): FormOutcome {
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
      return { reply: { error: new ApiError('unavailable', UNAVAILABLE_TEXT) } };
    case 'invalid':
      return {
        reply: { problems: Object.fromEntries(startedPayment.fields.map((name) => [name, FAILED_TEXT])) },
      };
  }
}

const againText = (paidAt: Date, { amount = '', subject = '' }: Answers, { settings }: Site): string =>
  `You paid ${amount.trim()} for ${subject.trim()} on ${timestampText(paidAt, settings.timeZone)}. Tick this to pay again.`;
