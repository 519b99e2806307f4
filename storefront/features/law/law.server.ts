import { placeTimeZone } from '@forecourt/lib/sites/place-time-zone';
import type { Site } from '@forecourt/lib/sites/site';
import { dealerState } from '@forecourt/lib/vehicle/law/dealer-state';
import { type LawStatement, lawStatement } from '@forecourt/lib/vehicle/law/law-statement';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { loadConfirmedRules } from '@/content/law-confirmations.server.ts';
import type { Location } from '@/content/locations.server.ts';

/**
 * Returns what the law of the selling place's state says about a vehicle; null if nothing can be said.
 * @throws if the content lake does not answer
 */
export async function lawOf(
  site: Site,
  vehicle: Vehicle,
  location: Location | null,
  now: Date,
): Promise<LawStatement | null> {
  return lawStatement(vehicle, {
    state: dealerState(location?.address),
    licence: {
      name: location?.dealer_license_name ?? null,
      number: location?.dealer_license_number ?? null,
    },
    now,
    timeZone: placeTimeZone(location?.address, site.settings.timeZone),
    confirmedIds: await loadConfirmedRules(site.slug),
  });
}
