import { environment } from '@forecourt/lib/platform/env';
import type { Site } from '@forecourt/lib/sites/site';
import { loadLocations } from '@/content/locations.server.ts';
import type { StreetPins } from '@/features/map/streets/pins.ts';
import { shownPhone } from '@/features/phone/phone.ts';
import { addressLine, directionsHref, locationHref } from '../address.ts';
import { phoneOf } from '../merge-locations.ts';
import { placeOpeningTimes } from '../opening-times.server.ts';

/** Returns the locations of a site for its street map; null for a site without a map style. */
export async function streetPins(site: Site): Promise<StreetPins | null> {
  const { mapStyleUrl, driveTimeUrl, phoneOverride } = site.settings;
  if (mapStyleUrl === null) return null;
  const locations = await loadLocations(site.slug);
  const pins = locations.flatMap((location) => {
    const { slug, name, address, dealership_id } = location;
    const { lat, long: lng } = address ?? {};
    if (lat == null || lng == null) return [];
    return {
      slug,
      name,
      lat,
      lng,
      address: addressLine(address),
      href: locationHref(site, location),
      directions: directionsHref(location),
      phone: shownPhone(site, phoneOverride ?? phoneOf(location), { dealershipId: dealership_id }),
      times: placeOpeningTimes(site, location),
    };
  });
  // The shopper's postcode has to be looked up first.
  const hasDriveTimes = driveTimeUrl !== null && environment().GEOCODING_KEY !== undefined;
  return { styleUrl: mapStyleUrl, hasDriveTimes, pins };
}
