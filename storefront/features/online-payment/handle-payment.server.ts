import { ONLINE_PAYMENT_PATH } from '@forecourt/lib/payments/online-payment/path';
import { type StartedPayment, startPayment } from '@forecourt/lib/payments/online-payment/start.server';
import { stripeProblem } from '@forecourt/lib/payments/stripe.server';
import { ENGLISH, inLanguage, type Language } from '@forecourt/lib/platform/language/languages';
import type { Translator } from '@forecourt/lib/platform/language/translator';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import { paymentConnections } from '@/features/payments/connections.server.ts';
import { timestampText } from '@/features/payments/time.ts';
import { answerForm, type FormOutcome } from '@/forms/answer-form.server.ts';
import type { Answers } from '@/forms/answers.ts';
import { isJson, originOf } from '@/forms/request.server.ts';
import { expectRate } from '@/handlers/expect-rate.server.ts';
import { log } from '@/logging/log.server.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';
import { paymentPath } from './address.ts';
import { paymentProblems } from './fields.ts';
import { paymentCookies } from './payment-access.server.ts';

/**
 * Handles the form: stores the payment and returns where to pay it. With our script the browser opens
 * Stripe's page; a plain form redirects to the payment's page, since the CSP does not allow forms to lead
 * to other origins.
 */
export async function handlePayment(site: Site, request: Request): Promise<Response> {
  const [t, form, failures] = await Promise.all([
    getTranslations('payment'),
    getTranslations('paymentForm'),
    getTranslations('paymentFailures'),
  ]);
  return answerForm(
    request,
    {
      page: () => ONLINE_PAYMENT_PATH,
      failure: { event: 'online_payment_failed', text: failures('failed') },
      logContext: { site: site.slug },
    },
    async (answers) => {
      const problems = paymentProblems(answers, form);
      if (Object.keys(problems).length > 0) return { reply: { problems } };
      await expectRate({ request, site }, { name: 'payment', text: t('tooMany') });
      const { subject = '', name = '', email = '', amount = '', note = '', again } = answers;
      const language = handlerLanguage() ?? ENGLISH;
      const startedPayment = await startPayment(paymentConnections(), {
        site,
        details: { subject, name, email, amount, note },
        again: again === 'on',
        returnUrl: `${originOf(request)}${inLanguage(paymentPath('{REFERENCE}'), language)}`,
        language,
      });
      return replyTo(site, request, answers, startedPayment, { t, failures, language });
    },
  );
}

function replyTo(
  site: Site,
  request: Request,
  answers: Answers,
  startedPayment: StartedPayment,
  {
    t,
    failures,
    language,
  }: { t: Translator<'payment'>; failures: Translator<'paymentFailures'>; language: Language },
): FormOutcome {
  switch (startedPayment.outcome) {
    case 'started': {
      const { reference, token, url } = startedPayment;
      log.info({ site: site.slug, payment: reference }, 'a payment is begun');
      const own = paymentPath(reference);
      const next = isJson(request) ? (url ?? own) : own;
      return { reply: { next }, cookies: paymentCookies(request, site, reference, token) };
    }
    case 'paid_before':
      return {
        reply: {
          problems: {
            again: t('paidBefore', {
              amount: (answers.amount ?? '').trim(),
              subject: (answers.subject ?? '').trim(),
              time: timestampText(startedPayment.paidAt, site.settings.timeZone, language),
            }),
          },
        },
      };
    case 'payments_unavailable':
      log.error({ problem: stripeProblem(startedPayment.error), site: site.slug }, 'payments_unavailable');
      return { reply: { error: new ApiError('unavailable', failures('unavailable')) } };
    case 'invalid':
      return {
        reply: {
          problems: Object.fromEntries(startedPayment.fields.map((name) => [name, failures('failed')])),
        },
      };
  }
}
