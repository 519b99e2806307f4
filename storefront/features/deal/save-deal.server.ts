import { randomUUID } from 'node:crypto';
import type { PublicVehicle } from '@forecourt/lib/inventory/stock/vehicles.server';
import { choiceOf } from '@forecourt/lib/leads/deal/choice';
import { changeDeal, createDeal } from '@forecourt/lib/leads/deal/deals.server';
import { keptValuationOf } from '@forecourt/lib/leads/deal/lines';
import { dealPath, dealToken } from '@forecourt/lib/leads/deal/link';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ApiError } from '@forecourt/lib/platform/request/api-error';
import type { Site } from '@forecourt/lib/sites/site';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import {
  buildDealPath,
  changeDealPath,
  DEAL_FIELD,
  DEAL_TOKEN,
  SAVE_KEY_FIELD,
} from '@/features/deal-link/address.ts';
import { rememberGuestDeal } from '@/features/deal-link/guest-deals.server.ts';
import { offersDeal } from '@/features/deal-link/offers-deal.ts';
import { dealOfLink } from '@/features/deal-link/own-deal.server.ts';
import { answerForm } from '@/forms/answer-form.server.ts';
import { expectRate } from '@/handlers/expect-rate.server.ts';
import { log } from '@/logging/log.server.ts';
import { readShopper } from '@/site/shopper.server.ts';
import { approvedShopper, dealApproval } from './deal-approval.server.ts';
import { ownValuation } from './own-valuation.server.ts';
import { priceDeal } from './price-deal.server.ts';

const saveKeySchema = z.uuid();

/**
 * Handles the form of 'Build your deal': saves the choice with figures that the server computes. Sending it again
 * saves nothing new. A signed-in shopper finds the deal in the garage; everybody has its link, and a guest's browser
 * remembers it until they sign in.
 */
export async function saveDeal(
  site: Site,
  { vehicle, state }: PublicVehicle,
  request: Request,
): Promise<Response> {
  const [t, forms] = await Promise.all([getTranslations('deal'), getTranslations('dealForms')]);
  return answerForm(
    request,
    {
      page: (answers) => {
        const [id = '', token = ''] = [answers?.[DEAL_FIELD], answers?.[DEAL_TOKEN]];
        return id ? changeDealPath(vehicle, { id, token }) : buildDealPath(vehicle);
      },
      failure: { event: 'deal_save_failed', text: forms('failed') },
      logContext: { site: site.slug, car: vehicle.slug },
    },
    async (answers) => {
      if (state !== 'live' || !offersDeal(site, vehicle)) return { reply: { next: vehiclePath(vehicle) } };
      await expectRate({ request, site }, { name: 'dealStep', text: forms('tooMany') });
      const { RESERVATION_SECRET: secret = '', DATABASE_URL } = environment();
      if (!secret) throw new ApiError('unavailable', forms('failed'));
      const pool = databasePool(DATABASE_URL);
      const earlier = await dealOfLink(site, answers[DEAL_FIELD] ?? '', answers[DEAL_TOKEN] ?? '');
      const known = earlier?.carId === vehicle.id ? earlier : null;
      const [shopper, own] = await Promise.all([
        readShopper(request, site),
        ownValuation(request.headers, site),
      ]);
      const valuation = own ?? keptValuationOf(known?.versions.at(-1)?.figures.valuation, new Date());
      const choice = choiceOf(answers);
      const approval = await dealApproval(site, approvedShopper(shopper, known), choice);
      const version = await priceDeal(site, vehicle, choice, { valuation, approval });
      if (!version) return { reply: { next: vehiclePath(vehicle) } };
      const key = saveKeySchema.safeParse(answers[SAVE_KEY_FIELD]);
      const { id, isNew } = known
        ? { id: known.id, isNew: false }
        : await createDeal(
            pool,
            {
              siteSlug: site.slug,
              carId: vehicle.id,
              userId: shopper?.userId ?? null,
              key: key.data ?? randomUUID(),
            },
            version,
          );
      if (isNew) log.info({ site: site.slug, car: vehicle.slug, deal: id }, 'deal_saved');
      // Accepted or closed by now: the page shows that.
      else if ((await changeDeal(pool, { siteSlug: site.slug, id }, version)) === 'full')
        throw new ApiError('conflict', t('full'));
      const link = { id, token: dealToken(id, secret) };
      return {
        reply: { next: dealPath(link.id, link.token) },
        ...(!known && !shopper && { cookies: [rememberGuestDeal(request, link)] }),
      };
    },
  );
}
