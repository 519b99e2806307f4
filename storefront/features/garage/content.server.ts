import { type Passkey, passkeysOf } from '@forecourt/lib/account/passkeys.server';
import type { Shopper } from '@forecourt/lib/account/shopper';
import type { Queryable } from '@forecourt/lib/database/client.server';
import {
  enquiriesOf,
  type GarageEnquiry,
  type GarageReservation,
  reservationsOf,
} from '@forecourt/lib/garage/dealings.server';
import { type OwnVehicle, ownVehiclesOf } from '@forecourt/lib/garage/own-vehicles.server';
import { entriesOf, type WheelEntry } from '@forecourt/lib/prize-wheel/entries.server';
import { type OwnValuation, valuationsOf } from '@forecourt/lib/trade-in/valuations.server';
import { type WatchlistItem, watchlistItemsOf } from '@forecourt/lib/watchlist/items.server';
import { loadLocations } from '@/content/locations.server.ts';
import { type AlertContent, alertContent } from '@/features/alerts/content.server.ts';

/** What stands in somebody's garage. */
export interface GarageContent {
  saved: WatchlistItem[];
  vehicles: OwnVehicle[];
  valuations: OwnValuation[];
  enquiries: GarageEnquiry[];
  /** Names of the places at which cars are driven, by id. */
  drivePlaces: ReadonlyMap<string, string>;
  reservations: GarageReservation[];
  alerts: AlertContent;
  prizes: WheelEntry[];
  passkeys: Passkey[];
}

/**
 * What stands in the garage of whoever is signed in. Enquiries and reservations are theirs by the phone of their session
 * alone, so without one there are none.
 */
export async function garageContent(
  db: Queryable,
  siteSlug: string,
  { userId, phone }: Shopper,
): Promise<GarageContent> {
  const owner = { siteSlug, userId };
  const [savedVehicles, vehicles, valuations, enquiries, reservations, alerts, prizes, passkeys] =
    await Promise.all([
      watchlistItemsOf(db, owner),
      ownVehiclesOf(db, owner),
      valuationsOf(db, owner),
      phone ? enquiriesOf(db, { siteSlug, phone }) : [],
      phone ? reservationsOf(db, { siteSlug, phone }) : [],
      alertContent(db, siteSlug, { userId }),
      entriesOf(db, owner),
      passkeysOf(db, owner),
    ]);
  const drivePlaces = enquiries.some(({ drive }) => drive) ? await placeNames(siteSlug) : new Map();
  return {
    saved: savedVehicles,
    vehicles,
    valuations,
    enquiries,
    drivePlaces,
    reservations,
    alerts,
    prizes,
    passkeys,
  };
}

const placeNames = async (siteSlug: string): Promise<Map<string, string>> =>
  new Map((await loadLocations(siteSlug)).map(({ id, name }) => [id, name]));
