import { ENGLISH } from '@forecourt/lib/platform/language/languages';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import type { Site } from '@forecourt/lib/sites/site';
import { type StateCode, stateCode } from '@forecourt/lib/sites/state-codes';
import { type DriveAwayPrice, driveAwayPrice } from '@forecourt/lib/vehicle/drive-away/drive-away-price';
import { nextRateChange } from '@forecourt/lib/vehicle/drive-away/next-rate-change';
import { type DriveAwayStatement, driveAwayStatement } from '@forecourt/lib/vehicle/drive-away/statement';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { keepPageUntil, skipPageCache } from '@/cache/cached.server.ts';
import { loadChargeTables } from '@/content/charges.server.ts';
import { log } from '@/logging/log.server.ts';
import type { VehicleView } from '../page/view.server.ts';

/**
 * Returns a vehicle's drive-away price in a state, and when its rates change next.
 * @param postcode of the shopper; null for a page that everybody sees
 * @returns null for a vehicle that has none
 * @throws if the content lake does not answer
 */
export async function driveAwayIn(
  site: Site,
  vehicle: Vehicle,
  { state, postcode, now }: { state: StateCode; postcode: string | null; now: Date },
): Promise<{ price: DriveAwayPrice; changesAt: Date | null } | null> {
  const tables = await loadChargeTables(site.slug);
  const subscriptionEnabled = priceRules(site).subscription !== null;
  const price = driveAwayPrice(vehicle, { tables, state, postcode, subscriptionEnabled, now });
  return price && { price, changesAt: nextRateChange(tables, state, now) };
}

/**
 * Returns the drive-away price that a vehicle's page shows to everybody, in the state of the vehicle.
 * @returns null if the site does not show these prices, without a figure to complete, or if the rates cannot be
 * read: the page does not depend on them
 */
export async function driveAwayStatementOf({
  site,
  vehicle,
  location,
  now,
  language = ENGLISH,
}: Pick<
  VehicleView,
  'site' | 'vehicle' | 'location' | 'now' | 'language'
>): Promise<DriveAwayStatement | null> {
  const state = stateCode(vehicle.state) ?? stateCode(location?.address?.state);
  if (!state || site.settings.driveAwayPrices === 'off') return null;
  try {
    const answer = await driveAwayIn(site, vehicle, { state, postcode: null, now });
    if (!answer) return null;
    await keepPageUntil(site.slug, answer.changesAt?.getTime() ?? null);
    return driveAwayStatement(answer.price, { t: translatorOf(language, 'vehicle'), language });
  } catch (error) {
    log.error({ err: error, site: site.slug, car: vehicle.slug }, 'drive_away_price_failed');
    await skipPageCache();
    return null;
  }
}
