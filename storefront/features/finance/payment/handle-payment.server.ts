import { keepPaymentChoice } from '@forecourt/lib/accounts/payment-choice.server';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { UNKNOWN_ERROR } from '@forecourt/lib/platform/text/errors';
import { safeTarget } from '@forecourt/lib/sites/account-paths';
import type { Site } from '@forecourt/lib/sites/site';
import { PAYMENT_COOKIE, type ShopperPayment } from '@forecourt/lib/vehicle/finance/payment-choice';
import { getTranslations } from 'next-intl/server';
import { answerForm } from '@/forms/answer-form.server.ts';
import { expectRate } from '@/handlers/expect-rate.server.ts';
import { NEVER_CACHED } from '@/handlers/with-errors.server.ts';
import { cookieOf } from '@/site/cookies.server.ts';
import { readShopper } from '@/site/shopper.server.ts';
import { keptPayment, paymentOf, signedPaymentCookie } from './kept-payment.server.ts';
import { CLEAR_FIELD, paymentAnswers } from './payment-form.ts';

const keptIn = (request: Request, site: Site): ShopperPayment | null =>
  keptPayment(site, cookieOf(request, PAYMENT_COOKIE));

const cookieFor = (request: Request, site: Site, payment: ShopperPayment): string[] => {
  const value = signedPaymentCookie(request, site, { ...payment, checkedAt: Math.floor(Date.now() / 1000) });
  return value ? [value] : [];
};

/** Returns a shopper's payment, and renews its cookie: a withdrawn pre-approval ends here. */
export async function readPayment(request: Request, site: Site): Promise<Response> {
  const shopper = await readShopper(request, site);
  const pool = databasePool(environment().DATABASE_URL);
  const payment = await paymentOf(pool, site, shopper, keptIn(request, site));
  const response = Response.json(payment, { headers: NEVER_CACHED });
  for (const cookie of cookieFor(request, site, payment)) response.headers.append('set-cookie', cookie);
  return response;
}

/** Handles the form of deposit and term, which the figures of every page then use. */
export const handlePayment = (request: Request, site: Site): Promise<Response> =>
  answerForm(
    request,
    {
      page: (answers) => safeTarget(answers?.['page'] ?? '/'),
      failure: { event: 'payment_choice_failed', text: UNKNOWN_ERROR },
      logContext: { site: site.slug },
    },
    async (answers) => {
      const t = await getTranslations('financeClient');
      await expectRate({ request, site }, { name: 'paymentChoice', text: t('busy') });
      const read = answers[CLEAR_FIELD]
        ? { choice: null }
        : paymentAnswers(answers, site.settings.loanTermMax, (range) => t('limits', range));
      if ('problems' in read) return { reply: { problems: read.problems } };
      const { choice } = read;
      const shopper = await readShopper(request, site);
      const pool = databasePool(environment().DATABASE_URL);
      if (shopper) await keepPaymentChoice(pool, { siteSlug: site.slug, userId: shopper.userId }, choice);
      const { approval } = await paymentOf(pool, site, shopper, keptIn(request, site));
      return {
        reply: { next: safeTarget(answers['page'] ?? '/') },
        cookies: cookieFor(request, site, { choice, approval }),
      };
    },
  );
