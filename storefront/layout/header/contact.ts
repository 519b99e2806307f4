import type { Site } from '@forecourt/lib/site/site';
import type { Location } from '@/content/locations.server.ts';
import { telHref } from '@/features/location/address.ts';
import { phoneOf } from '@/features/location/merge.ts';

/** The location a site speaks of when it names only one: the main one, else the first. */
export function mainLocation(locations: readonly Location[]): Location | null {
  return locations.find(({ primary }) => primary) ?? locations[0] ?? null;
}

/** The number in the header: the site's own in place of all others (SITE-33), else the main location's. */
export function mainPhone(
  site: Pick<Site, 'settings'>,
  locations: readonly Location[],
): { label: string; href: string } | null {
  const main = mainLocation(locations);
  const phone = site.settings.phoneOverride ?? (main && phoneOf(main));
  return phone ? { label: phone, href: telHref(phone) } : null;
}
