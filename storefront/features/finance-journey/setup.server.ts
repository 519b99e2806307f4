import { vehicleDescription } from '@forecourt/lib/leads/finance-quote/lead';
import { readablePhone } from '@forecourt/lib/platform/text/phone';
import { garageOf } from '@forecourt/lib/sites/garage';
import type { Site } from '@forecourt/lib/sites/site';
import { chooseLender } from '@forecourt/lib/vehicle/finance/lender';
import { financeLink } from '@forecourt/lib/vehicle/finance/link';
import { providerTerms } from '@forecourt/lib/vehicle/finance/terms';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import type { Vehicle } from '@forecourt/lib/vehicle/vehicle';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { getTranslations } from 'next-intl/server';
import { loadLocations } from '@/content/locations.server.ts';
import { loadPeople } from '@/content/people.server.ts';
import { findLeadVehicle, formSetup } from '@/features/enquiry/setup.server.ts';
import { ownTradeIn } from '@/features/trade-in/valuation-visit.server.ts';
import { pageLanguage } from '@/site/page-language.server.ts';
import { readShopper } from '@/site/shopper.server.ts';
import type { JourneySetup, JourneyVehicle, KnownShopper } from './setup.ts';

export async function journeyVehicle(site: Site, key: string | null): Promise<Vehicle | null> {
  const vehicle = key ? await findLeadVehicle(site, key) : null;
  return vehicle && isInStock(vehicle.status) && vehicle.show_on_dealer_website ? vehicle : null;
}

/** Returns the setup for one visitor. Must not be cached, because it includes the signed-in shopper. */
export async function journeySetup(
  site: Site,
  vehicle: Vehicle | null,
  request: Pick<Request, 'headers'>,
): Promise<JourneySetup> {
  const { settings, features } = site;
  const [form, staff, shopper, tradeIn] = await Promise.all([
    formSetup(site, 'finance', vehicle, null, await pageLanguage()),
    staffOf(site, vehicle),
    shopperOf(request, site),
    ownTradeIn(request.headers, site),
  ]);
  return {
    form,
    car: vehicle && vehicleForBrowser(vehicle),
    limits: settings.quoteAmount,
    handOver: settings.lenderHandOver,
    garage: garageOf(site, await getTranslations('pageTitles'))?.name ?? null,
    staff,
    postcode: features.financePostcodeEnabled,
    licence: licenceOf(settings, vehicle),
    enquiry: financeLink({ path: settings.financePath, override: settings.financeLinkOverride }, vehicle),
    shopper,
    tradeIn,
  };
}

/** Returns the names of a vehicle's dealership's people, or of the site's without a vehicle. */
async function staffOf(site: Site, vehicle: Vehicle | null): Promise<string[]> {
  const [people, locations] = await Promise.all([loadPeople(site.slug), loadLocations(site.slug)]);
  const own = new Set(
    locations.filter(({ dealership_id }) => dealership_id === vehicle?.dealership_id).map(({ id }) => id),
  );
  const helpers = vehicle
    ? people.filter(({ location_id }) => location_id === null || own.has(location_id))
    : people;
  return [...new Set(helpers.map(({ name }) => name))].filter(Boolean);
}

export function licenceOf(settings: Site['settings'], vehicle: Vehicle | null): string {
  const lender = vehicle && chooseLender(vehicle.finance_lenders, settings.financeProvider);
  return providerTerms(settings, lender)?.creditLicence || licencesIn(settings);
}

/** Returns all credit licences of the site, for when the lender is not known yet. */
const licencesIn = ({ financeProviders }: Site['settings']): string =>
  [...new Set(financeProviders.map(({ creditLicence }) => creditLicence))].filter(Boolean).join(', ');

const vehicleForBrowser = (vehicle: Vehicle): JourneyVehicle => ({
  id: vehicle.id,
  slug: vehicle.slug,
  year: vehicle.year,
  vin: vehicle.vin,
  nvic: vehicle.nvic,
  description: vehicleDescription(vehicle),
  price: sellingPrice(vehicle),
});

async function shopperOf(request: Pick<Request, 'headers'>, site: Site): Promise<KnownShopper | null> {
  const shopper = await readShopper(request, site);
  if (!shopper?.phone) return null;
  return {
    phone: readablePhone(shopper.phone.replace(/^\+61/, '0')),
    name: shopper.name ?? '',
    last_name: shopper.lastName ?? '',
    email: shopper.email ?? '',
    postcode: shopper.postcode ?? '',
  };
}
