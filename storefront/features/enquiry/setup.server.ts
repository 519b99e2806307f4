import { databasePool } from '@forecourt/lib/database/client.server';
import { environment } from '@forecourt/lib/env';
import type { FormKind } from '@forecourt/lib/lead/kinds';
import { formRules } from '@forecourt/lib/lead/rules';
import { carOfLead } from '@forecourt/lib/lead/store.server';
import type { Site } from '@forecourt/lib/site/site';
import { line } from '@forecourt/lib/text/schema';
import { canTestDrive } from '@forecourt/lib/vehicle/actions';
import type { Car } from '@forecourt/lib/vehicle/car';
import { primaryImageUrl } from '@forecourt/lib/vehicle/path';
import { displayPrice } from '@forecourt/lib/vehicle/price';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import { loadLocations } from '@/content/locations.server.ts';
import { placeOf } from '@/features/location/find.ts';
import { phoneFor } from '@/features/location/phone.ts';
import type { FormCar, FormSetup } from './setup.ts';

export const leadDatabase = () => databasePool(environment().DATABASE_URL);

/** Slugs and ids as feeds bring them; nothing else is a car, nor reaches the database. */
const carKey = line(200).min(1);

/** A car of the site by slug or id as an address or a form names it, whatever became of the car. */
export async function findLeadCar(site: Site, slugOrId: string): Promise<Car | null> {
  const key = carKey.safeParse(slugOrId);
  if (!key.success) return null;
  const dealershipIds = site.dealerships.map(({ id }) => id);
  return carOfLead(leadDatabase(), dealershipIds, key.data);
}

/** Whether a form is offered for a car: a reserved one is not test driven, however one came to its form. */
export const isFormOffered = ({ features }: Site, kind: FormKind, car: Car | null): boolean =>
  kind !== 'testDrive' || !car || canTestDrive(car, features.testDriveHiddenForComingSoon);

/** What a form shows of a car. */
function formCar(site: Site, car: Car): FormCar {
  const price = displayPrice(car, {
    subscriptionEnabled: site.features.subscriptionEnabled,
    noPriceText: site.settings.noPriceText,
  });
  return {
    id: car.id,
    slug: car.slug,
    title: vehicleTitle(car),
    subtitle: vehicleSubtitle(car),
    price: [`${price.text}${price.suffix ?? ''}`, price.amount !== null && !price.suffix && car.price_type]
      .filter(Boolean)
      .join(' '),
    picture: primaryImageUrl(car),
    dealershipId: car.dealership_id,
    locationId: car.location_id,
  };
}

/** Everything a form of a site needs, about a car or about none. */
export async function formSetup(site: Site, kind: FormKind, car: Car | null): Promise<FormSetup> {
  const locations = await loadLocations(site.slug);
  const place = car
    ? placeOf(car, locations)
    : (locations.find(({ primary }) => primary) ?? locations[0] ?? null);
  return {
    siteSlug: site.slug,
    rules: formRules(
      kind,
      site,
      car,
      locations.map(({ id, name, dealership_id }) => ({ id, name, of: dealership_id })),
    ),
    car: car && formCar(site, car),
    dealer: {
      name: car ? (place?.name ?? car.dealership_name) : site.name,
      phone: phoneFor(site, car, place),
    },
  };
}
