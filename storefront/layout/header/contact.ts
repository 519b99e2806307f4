import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import { phoneOf } from '@/features/location/merge.ts';
import { type ShownPhone, shownPhone } from '@/features/phone/phone.ts';

/** The location a site speaks of when it names only one: the main one, else the first. */
export function mainLocation(locations: readonly Location[]): Location | null {
  return locations.find(({ primary }) => primary) ?? locations[0] ?? null;
}

/** The number in the header: the site's own in place of all others (SITE-33), else the main location's. */
export function mainPhone(site: Site, locations: readonly Location[]): ShownPhone | null {
  const main = mainLocation(locations);
  const phone = site.settings.phoneOverride ?? (main && phoneOf(main));
  return shownPhone(site, phone, { dealershipId: main?.dealership_id ?? null });
}
