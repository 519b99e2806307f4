import { vehiclesById } from '@forecourt/lib/inventory/stock/vehicles.server';
import type { Queryable } from '@forecourt/lib/platform/database/client.server';
import { inLanguage, LANGUAGE_FACTS, type Language } from '@forecourt/lib/platform/language/languages';
import { type Translator, translatorOf } from '@forecourt/lib/platform/language/translator';
import { formatDate, formatTime } from '@forecourt/lib/platform/text/format';
import type { Site } from '@forecourt/lib/sites/site';
import { palettes } from '@forecourt/lib/sites/theme/palette';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import type { GarageContent } from '@/features/garage/content.server.ts';
import { garageTexts } from '@/features/garage/garage-texts.server.ts';
import { reservationStatus } from '@/features/garage/status-labels.ts';
import { timestampText } from '@/features/payments/time.ts';
import { savedTitle } from '@/features/saving/saved-list-labels.ts';
import type { Noun } from '@/stock/noun.ts';
import { type OfflineLine, offlinePage } from './offline-page.ts';

/** Enough to read on the way; the rest is in the garage. */
const MOST_MESSAGES = 50;

/**
 * Returns the shopper's garage for reading without a connection: saved vehicles, receipts and messages.
 * Each price carries the time at which it was right.
 */
export async function offlineGarage(
  db: Queryable,
  site: Site,
  {
    garage,
    content,
    savedIds,
    noun,
    language,
  }: {
    garage: { path: string; name: string };
    content: Pick<GarageContent, 'reservations' | 'conversations'>;
    /** Ids of saved vehicles; unknown ones and those of other dealers are left out. */
    savedIds: readonly string[];
    noun: Noun;
    language: Language;
  },
  now: Date,
): Promise<string> {
  const { timeZone } = site.settings;
  const t = translatorOf(language, 'garageApp');
  const texts = garageTexts(language);
  const asAt = t('offline.asAt', {
    date: formatDate(now, timeZone, language) ?? '',
    time: formatTime(now, timeZone, language),
  });
  const messages = content.conversations
    .flatMap((thread) => thread.messages)
    .filter(({ direction, state }) => direction === 'in' || state !== 'failed')
    .toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
    .slice(0, MOST_MESSAGES);
  return offlinePage({
    siteName: site.name,
    garage: { ...garage, path: inLanguage(garage.path, language) },
    asAt,
    language: LANGUAGE_FACTS[language],
    t,
    colours: palettes(site.theme).light,
    sections: [
      {
        id: 'saved',
        title: savedTitle(noun, translatorOf(language, 'savedList')),
        emptyText: t('offline.noVehicles', { noun }),
        lines: await savedLines(db, site, savedIds, { asAt, language, t }),
      },
      {
        id: 'reservations',
        title: t('offline.reservations'),
        emptyText: t('offline.noReservations'),
        lines: content.reservations.map((reservation) => {
          const { label, text } = reservationStatus(reservation, now, texts);
          return {
            title: reservation.car.title,
            href: inLanguage(vehiclePath(reservation.car), language),
            facts: [
              t('offline.reservationAt', { label, when: asAt, text }),
              t('offline.reference', { reference: reservation.reference }),
            ],
          };
        }),
      },
      {
        id: 'messages',
        title: t('offline.messages'),
        emptyText: t('offline.noMessages'),
        lines: messages.map(({ direction, sentAt, text }) => ({
          title: t('offline.sender', {
            name: direction === 'in' ? t('offline.you') : site.name,
            when: timestampText(sentAt, timeZone, language),
          }),
          href: null,
          facts: [text],
        })),
      },
    ],
  });
}

async function savedLines(
  db: Queryable,
  site: Site,
  ids: readonly string[],
  { asAt, language, t }: { asAt: string; language: Language; t: Translator<'garageApp'> },
): Promise<OfflineLine[]> {
  const dealershipIds = site.dealerships.map(({ id }) => id);
  const rules = priceRules(site);
  const vehicles = await vehiclesById(db, dealershipIds, ids, site.settings.priceLead);
  return vehicles.map(({ vehicle, state }) => ({
    title: vehicleTitle(vehicle),
    href: inLanguage(vehiclePath(vehicle), language),
    facts: [
      state === 'live' && vehicle.status !== 'sold'
        ? t('offline.priceAt', { price: priceStatement(vehicle, rules).text, when: asAt })
        : t('offline.gone', { when: asAt }),
    ],
  }));
}
