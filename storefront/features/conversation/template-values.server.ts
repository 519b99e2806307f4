import { actionRules, vehicleActions } from '@forecourt/lib/leads/vehicle-actions';
import type { SiteFacts } from '@forecourt/lib/operations/back-office/conversation.server';
import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { openNow } from '@forecourt/lib/sites/open-now';
import type { Site } from '@forecourt/lib/sites/site';
import { priceRules } from '@forecourt/lib/vehicle/price-rules';
import { priceStatement } from '@forecourt/lib/vehicle/price-statement';
import { vehicleTitle } from '@forecourt/lib/vehicle/title';
import { primaryImageUrl, vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import { loadLocations } from '@/content/locations.server.ts';
import { findSite } from '@/content/site.server.ts';
import { findLeadVehicle } from '@/features/enquiry/setup.server.ts';
import { placeOf } from '@/features/location/find-locations.ts';
import { placeOpeningTimes } from '@/features/location/opening-times.server.ts';

/**
 * Returns the facts of a site, vehicle and location that message templates can name, each from the source that
 * the site's pages use; null if the site no longer exists.
 */
export const siteFacts: SiteFacts = async (siteSlug, { carId, dealershipId, locationId }) => {
  const site = await findSite(siteSlug);
  if (!site) return null;
  const [vehicle, locations] = await Promise.all([
    carId ? findLeadVehicle(site, carId) : null,
    loadLocations(siteSlug),
  ]);
  const place = placeOf({ dealership_id: dealershipId ?? '', location_id: locationId }, locations);
  const times = place && placeOpeningTimes(site, place);
  const now = new Date();
  const actions = vehicle ? vehicleActions(vehicle, actionRules(['testDrive', 'reserve'], site, now)) : [];
  const linkOf = (name: 'testDrive' | 'reserve') => {
    const action = actions.find((each) => each.name === name);
    return action ? `${site.url}${action.href}` : null;
  };
  return {
    name: site.name,
    vehicle: vehicle && {
      title: vehicleTitle(vehicle),
      price: priceStatement(vehicle, priceRules(site)).text,
      picture: primaryImageUrl(vehicle),
      href: `${site.url}${vehiclePath(vehicle)}`,
    },
    place: place?.name ?? site.dealerships[0]?.name ?? site.name,
    hours: times ? hoursText(openNow(times, now, translatorOf('en', 'hoursClient'))) : null,
    driveLink: linkOf('testDrive') ?? driveLinkOf(site, vehicle !== null),
    reserveLink: linkOf('reserve'),
  };
};

const hoursText = ({ now, note }: ReturnType<typeof openNow>): string =>
  [now, note].filter(Boolean).join(', ');

/** Without a vehicle, the shopper chooses one on the contact page. */
const driveLinkOf = (site: Site, hasVehicle: boolean): string | null =>
  hasVehicle || !site.settings.enquiryForms.includes('testDrive') ? null : `${site.url}/contact`;
