import { type OwnVehicle, ownVehiclesOf } from '@forecourt/lib/accounts/garage/own-vehicles.server';
import { type Passkey, passkeysOf } from '@forecourt/lib/accounts/passkeys.server';
import { type OwnSession, sessionsOf } from '@forecourt/lib/accounts/session.server';
import type { Shopper } from '@forecourt/lib/accounts/shopper';
import { type WatchlistItem, watchlistItemsOf } from '@forecourt/lib/accounts/watchlist/items.server';
import { cheaperSince } from '@forecourt/lib/inventory/stock/price-drops.server';
import { type GarageThread, garageThreads } from '@forecourt/lib/leads/conversation/messages.server';
import { type Deal, dealsOfShopper } from '@forecourt/lib/leads/deal/deals.server';
import { languageOfAccount } from '@forecourt/lib/leads/keep-language.server';
import { entriesOf, type WheelEntry } from '@forecourt/lib/leads/prize-wheel/entries.server';
import type { PushPreferences } from '@forecourt/lib/leads/push/kinds';
import { pushPreferencesOf } from '@forecourt/lib/leads/push/subscriptions.server';
import {
  enquiriesOf,
  type GarageEnquiry,
  type GarageReservation,
  reservationsOf,
} from '@forecourt/lib/leads/shopper-history.server';
import { type OwnValuation, valuationsOf } from '@forecourt/lib/leads/trade-in/valuations.server';
import type { Queryable } from '@forecourt/lib/platform/database/client.server';
import type { Language } from '@forecourt/lib/platform/language/languages';
import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import type { Site } from '@forecourt/lib/sites/site';
import type { ShopperPayment } from '@forecourt/lib/vehicle/finance/payment-choice';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import { loadLocations } from '@/content/locations.server.ts';
import { type AlertContent, alertContent } from '@/features/alerts/content.server.ts';
import { dealVehicle } from '@/features/deal/deal-vehicle.server.ts';
import { paymentOf } from '@/features/finance/payment/kept-payment.server.ts';
import { placeOf } from '@/features/location/find-locations.ts';

export interface AccountContent {
  sessions: OwnSession[];
  passkeys: Passkey[];
  hasPasskey: boolean;
  /** Of messages to the shopper. */
  language: Language;
}

export interface AskingBrowser {
  token: string;
  /** As in the Host header, such as `harbour.example:3000`. */
  host: string;
}

/**
 * Returns the content of the signed-in shopper's account.
 * @throws the database's error
 */
export async function accountContent(
  db: Queryable,
  owner: { siteSlug: string; userId: string },
  { token, host }: AskingBrowser,
): Promise<AccountContent> {
  const [sessions, passkeys, language] = await Promise.all([
    sessionsOf(db, { ...owner, token }),
    passkeysOf(db, owner),
    languageOfAccount(db, owner),
  ]);
  const hostname = host.replace(/:\d+$/, '');
  const hasPasskey = passkeys.some((passkey) => passkey.host === hostname);
  return { sessions, passkeys, hasPasskey, language };
}

/** A reservation with the time zone of the place that sells the vehicle. */
export type ShownReservation = GarageReservation & { timeZone: string };

/** A deal with the name of its vehicle as the site shows it now. */
export interface ShownDeal {
  deal: Deal;
  title: string;
  isForSale: boolean;
}

export interface GarageContent {
  saved: WatchlistItem[];
  /** Ids of saved vehicles that are cheaper than when they were saved. */
  cheaper: ReadonlySet<string>;
  vehicles: OwnVehicle[];
  valuations: OwnValuation[];
  enquiries: GarageEnquiry[];
  conversations: GarageThread[];
  drivePlaces: ReadonlyMap<string, string>;
  reservations: ShownReservation[];
  deals: ShownDeal[];
  alerts: AlertContent;
  prizes: WheelEntry[];
  payment: ShopperPayment;
  notifications: PushPreferences;
  account: AccountContent;
}

/** Returns the shopper's garage. Enquiries and reservations are matched by the session's phone number. */
export async function garageContent(
  db: Queryable,
  site: Site,
  { userId, phone }: Shopper,
  browser: AskingBrowser,
): Promise<GarageContent> {
  const { slug: siteSlug, settings } = site;
  const owner = { siteSlug, userId };
  const [
    savedVehicles,
    vehicles,
    valuations,
    enquiries,
    conversations,
    reservations,
    deals,
    alerts,
    prizes,
    notifications,
    account,
    payment,
  ] = await Promise.all([
    watchlistItemsOf(db, owner),
    ownVehiclesOf(db, owner),
    valuationsOf(db, owner),
    phone ? enquiriesOf(db, { siteSlug, phone }) : [],
    phone ? garageThreads(db, { siteSlug, phone }) : [],
    phone ? reservationsOf(db, { siteSlug, phone }) : [],
    dealsOf(db, site, { userId, phone }),
    alertContent(db, siteSlug, { userId }),
    entriesOf(db, owner),
    pushPreferencesOf(db, userId),
    accountContent(db, owner, browser),
    paymentOf(db, { slug: siteSlug }, { userId }, null),
  ]);
  const locations =
    reservations.length > 0 || enquiries.some(({ drive }) => drive) ? await loadLocations(siteSlug) : [];
  return {
    saved: savedVehicles,
    cheaper: await cheaperSince(
      db,
      savedVehicles.map(({ carId, createdAt }) => ({ carId, since: createdAt })),
    ),
    vehicles,
    valuations,
    enquiries,
    conversations,
    drivePlaces: new Map(locations.map(({ id, name }) => [id, name])),
    reservations: reservations.map((reservation) => {
      const { dealershipId, locationId } = reservation;
      const place = placeOf({ dealership_id: dealershipId, location_id: locationId }, locations);
      return { ...reservation, timeZone: placeTimeZone(place?.address, settings.timeZone) };
    }),
    deals,
    alerts,
    prizes,
    notifications,
    account,
    payment,
  };
}

async function dealsOf(
  db: Queryable,
  site: Site,
  shopper: { userId: string; phone: string | null },
): Promise<ShownDeal[]> {
  const deals = await dealsOfShopper(db, { siteSlug: site.slug, ...shopper });
  const shown = await Promise.all(
    deals.map(async (deal) => {
      const { vehicle, isForSale } = await dealVehicle(site, deal.carId);
      return vehicle ? [{ deal, title: vehicleTitle(vehicle), isForSale }] : [];
    }),
  );
  return shown.flat();
}
