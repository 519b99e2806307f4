import { vehiclesById } from '@forecourt/lib/inventory/stock/vehicles.server';
import type { Queryable } from '@forecourt/lib/platform/database/client.server';
import { formatDate, formatTime } from '@forecourt/lib/platform/text/format';
import type { Site } from '@forecourt/lib/sites/site';
import { palettes } from '@forecourt/lib/sites/theme/palette';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import type { GarageContent } from '@/features/garage/content.server.ts';
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
  }: {
    garage: { path: string; name: string };
    content: Pick<GarageContent, 'reservations' | 'conversations'>;
    /** Ids of saved vehicles; unknown ones and those of other dealers are left out. */
    savedIds: readonly string[];
    noun: Noun;
  },
  now: Date,
): Promise<string> {
  const { timeZone } = site.settings;
  const asAt = `${formatDate(now, timeZone)}, ${formatTime(now, timeZone)}`;
  const messages = content.conversations
    .flatMap((thread) => thread.messages)
    .filter(({ direction, state }) => direction === 'in' || state !== 'failed')
    .toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
    .slice(0, MOST_MESSAGES);
  return offlinePage({
    siteName: site.name,
    garage,
    asAt,
    colours: palettes(site.theme).light,
    sections: [
      {
        id: 'saved',
        title: savedTitle(noun),
        emptyText: `You had no ${noun}s saved.`,
        lines: await savedLines(db, site, savedIds, asAt),
      },
      {
        id: 'reservations',
        title: 'Reservations',
        emptyText: 'You had no reservations.',
        lines: content.reservations.map((reservation) => {
          const { label, text } = reservationStatus(reservation, now);
          return {
            title: reservation.car.title,
            href: vehiclePath(reservation.car),
            facts: [`${label} as at ${asAt}. ${text}`, `Reference ${reservation.reference}`],
          };
        }),
      },
      {
        id: 'messages',
        title: 'Messages',
        emptyText: 'You had no messages.',
        lines: messages.map(({ direction, sentAt, text }) => ({
          title: `${direction === 'in' ? 'You' : site.name}, ${timestampText(sentAt, timeZone)}`,
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
  asAt: string,
): Promise<OfflineLine[]> {
  const dealershipIds = site.dealerships.map(({ id }) => id);
  const rules = priceRules(site);
  const vehicles = await vehiclesById(db, dealershipIds, ids, site.settings.priceLead);
  return vehicles.map(({ vehicle, state }) => ({
    title: vehicleTitle(vehicle),
    href: vehiclePath(vehicle),
    facts: [
      state === 'live' && vehicle.status !== 'sold'
        ? `${priceStatement(vehicle, rules).text} as at ${asAt}`
        : `No longer for sale as at ${asAt}`,
    ],
  }));
}
