import type { Site } from '@forecourt/lib/sites/site';
import type { Location } from '@/content/locations.server.ts';
import { phoneOf } from '@/features/location/merge-locations.ts';
import { type ShownPhone, shownPhone } from '@/features/phone/phone.ts';

/** Returns a site's main location, else its first. */
export function mainLocation(locations: readonly Location[]): Location | null {
  return locations.find(({ primary }) => primary) ?? locations[0] ?? null;
}

/** Returns the header's phone number: the site's override (SITE-33), else the main location's. */
export function mainPhone(site: Site, locations: readonly Location[]): ShownPhone | null {
  const main = mainLocation(locations);
  const phone = site.settings.phoneOverride ?? (main && phoneOf(main));
  return shownPhone(site, phone, { dealershipId: main?.dealership_id ?? null });
}
