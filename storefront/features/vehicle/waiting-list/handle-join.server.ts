import type { PublicVehicle } from '@forecourt/lib/inventory/stock/vehicles.server';
import { isSuspect } from '@forecourt/lib/leads/suspect';
import { joinWaitingList } from '@forecourt/lib/leads/waiting-list/entries.server';
import { joinConsentText } from '@forecourt/lib/leads/waiting-list/texts';
import { databasePool } from '@forecourt/lib/platform/database/client.server';
import { environment } from '@forecourt/lib/platform/env';
import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import type { Site } from '@forecourt/lib/sites/site';
import { getTranslations } from 'next-intl/server';
import { loadLocations } from '@/content/locations.server.ts';
import { placeOf } from '@/features/location/find-locations.ts';
import { answerForm } from '@/forms/answer-form.server.ts';
import { expectRate } from '@/handlers/expect-rate.server.ts';
import { log } from '@/logging/log.server.ts';
import { handlerLanguage } from '@/site/handler-language.server.ts';
import { readShopper } from '@/site/shopper.server.ts';
import { JOINED_PARAMETER, waitingListPath } from './address.ts';
import { waitingListProblems } from './fields.ts';

/**
 * Handles the form: adds the shopper to the waiting list of a vehicle on this site. An address already on
 * the list gets the same answer, so that the form does not reveal who is on it.
 */
export async function handleJoin(
  site: Site,
  { vehicle, state }: PublicVehicle,
  request: Request,
): Promise<Response> {
  const t = await getTranslations('waitingListForm');
  const page = waitingListPath(vehicle);
  return answerForm(
    request,
    {
      page: () => page,
      failure: { event: 'waiting_list_join_failed', text: t('failed') },
      logContext: { site: site.slug, car: vehicle.slug },
    },
    async (answers) => {
      // Sold or available by now; the page shows that.
      if (state !== 'live' || !vehicle.reserved) return { reply: { next: page } };
      const problems = waitingListProblems(answers, t);
      if (Object.keys(problems).length > 0) return { reply: { problems } };
      await expectRate({ request, site }, { name: 'waitingList', text: t('busy') });
      // A bot that fills in the hidden field gets the same answer.
      if (isSuspect(answers)) log.warn({ site: site.slug, car: vehicle.slug }, 'waiting_list_bot');
      else {
        const shopper = await readShopper(request, site);
        const place = {
          siteSlug: site.slug,
          vehicleId: vehicle.id,
          email: answers.email ?? '',
          userId: shopper?.userId ?? null,
          language: handlerLanguage() ?? ENGLISH,
        };
        const dealer = placeOf(vehicle, await loadLocations(site.slug))?.name ?? vehicle.dealership_name;
        const pool = databasePool(environment().DATABASE_URL);
        await joinWaitingList(pool, place, { words: joinConsentText(dealer, t), source: page });
      }
      return { reply: { next: `${page}?${JOINED_PARAMETER}=1` } };
    },
  );
}
