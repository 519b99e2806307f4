import { acceptDeal, askAboutDeal, type Deal } from '@forecourt/lib/leads/deal/deals.server';
import { DEAL_TOKEN, dealPath, ownDealPath } from '@forecourt/lib/leads/deal/link';
import { countsFee } from '@forecourt/lib/payments/reservation/reserved-deal';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { dealCookies } from '@/features/deal-link/deal-cookie.server.ts';
import { dealOfLink } from '@/features/deal-link/own-deal.server.ts';
import { answerForm, type FormOutcome } from '@/forms/answer-form.server.ts';
import type { Answers } from '@/forms/answers.ts';
import { expectRate } from '@/handlers/expect-rate.server.ts';
import { log } from '@/logging/log.server.ts';
import { checkoutPath } from '@/site/checkout-address.ts';
import { dealVehicle } from './deal-vehicle.server.ts';
import { ASKED_PARAMETER, askProblems, sendProblems } from './fields.ts';
import { storeDealLead } from './send-deal.server.ts';

/** Answers a form of a deal's page. A wrong link leads to the page, which says so. */
async function answerDealForm(
  site: Site,
  id: string,
  request: Request,
  step: (deal: Deal, answers: Answers, page: string) => Promise<FormOutcome>,
): Promise<Response> {
  const t = await getTranslations('dealForms');
  const pageOf = (answers: Answers | null) => dealPath(id, answers?.[DEAL_TOKEN] ?? '');
  return answerForm(
    request,
    {
      page: pageOf,
      failure: { event: 'deal_step_failed', text: t('failed') },
      logContext: { site: site.slug, deal: id },
    },
    async (answers) => {
      const deal = await dealOfLink(site, id, answers[DEAL_TOKEN] ?? '');
      if (!deal) return { reply: { next: ownDealPath(id) } };
      await expectRate({ request, site }, { name: 'dealStep', text: t('tooMany') });
      return step(deal, answers, pageOf(answers));
    },
  );
}

/** Sends a draft to the dealer as one lead. */
export const sendDeal = (site: Site, id: string, request: Request): Promise<Response> =>
  answerDealForm(site, id, request, async (deal, answers, page) => {
    const { vehicle, isForSale } = await dealVehicle(site, deal.carId);
    // Sent in another tab, or sold by now: the page shows which.
    if (deal.status !== 'draft' || !vehicle || !isForSale) return { reply: { next: page } };
    const problems = sendProblems(answers, await getTranslations('dealForms'));
    if (Object.keys(problems).length > 0) return { reply: { problems } };
    await storeDealLead(site, { deal, vehicle }, answers, request);
    log.info({ site: site.slug, car: vehicle.slug, deal: deal.id }, 'deal_sent');
    return { reply: { next: page } };
  });

const tokenSchema = z.uuid();

/** Adds a question to the conversation with the dealer. */
export const askDealer = (site: Site, id: string, request: Request): Promise<Response> =>
  answerDealForm(site, id, request, async (deal, answers, page) => {
    const problems = askProblems(answers, await getTranslations('dealForms'));
    if (Object.keys(problems).length > 0) return { reply: { problems } };
    const token = tokenSchema.safeParse(answers.question);
    if (token.success)
      await askAboutDeal(
        databasePool(environment().DATABASE_URL),
        { siteSlug: site.slug, id: deal.id },
        { text: answers.message?.trim() ?? '', token: token.data },
      );
    return { reply: { next: `${page}&${ASKED_PARAMETER}=1` } };
  });

const versionSchema = z.coerce.number().int().min(1).max(1000);

/**
 * Accepts the version that the shopper saw, and starts the checkout with the deal. Anything else leads back to the
 * page, which shows the newest version.
 */
export const acceptAnswer = (site: Site, id: string, request: Request): Promise<Response> =>
  answerDealForm(site, id, request, async (deal, answers, page) => {
    const version = versionSchema.safeParse(answers.version);
    const { vehicle, isForSale, feeCents } = await dealVehicle(site, deal.carId);
    // Sold by now: the page says so.
    if (!version.success || !isForSale) return { reply: { next: page } };
    const pool = databasePool(environment().DATABASE_URL);
    const outcome = await acceptDeal(pool, { siteSlug: site.slug, id: deal.id }, version.data);
    const event = outcome === 'accepted' ? 'deal_accepted' : 'deal_not_accepted';
    log.info({ site: site.slug, deal: deal.id, outcome }, event);
    const total = deal.versions.find(({ number }) => number === version.data)?.figures.totals.total ?? 0;
    // Without a fee that counts towards the deal, the dealer contacts the shopper.
    if (outcome !== 'accepted' || !vehicle || !countsFee({ total }, feeCents))
      return { reply: { next: page } };
    return {
      reply: { next: checkoutPath(site, vehicle) },
      cookies: dealCookies(request, site, vehicle, { id: deal.id, token: answers[DEAL_TOKEN] ?? '' }),
    };
  });
