import { comparisonRate } from '@forecourt/lib/finance/eligibility';
import type { Site } from '@forecourt/lib/site/site';
import type { PublicCar } from '@forecourt/lib/stock/cars.server';
import { actionRules, type VehicleAction, vehicleActions } from '@forecourt/lib/vehicle/actions';
import type { Car } from '@forecourt/lib/vehicle/car';
import { carPath } from '@forecourt/lib/vehicle/path';
import { vehicleSubtitle, vehicleTitle } from '@forecourt/lib/vehicle/title';
import { isInStock } from '@forecourt/lib/vehicle/visibility';
import { type Location, loadLocations } from '@/content/locations.server.ts';
import { placeOf } from '@/features/location/find.ts';
import { phoneFor } from '@/features/location/phone.ts';
import { type CardRules, cardRules } from '@/features/vehicle-card/rules.ts';
import { breadcrumbPath } from '@/stock/crumbs.ts';
import { makeHref } from '@/stock/landing.ts';
import type { Crumb } from '@/ui/Breadcrumb.tsx';

/** Everything the parts of a vehicle page need, made once. */
export interface VehicleView {
  site: Site;
  car: Car;
  inStock: boolean;
  title: string;
  subtitle: string | null;
  crumbs: Crumb[];
  /** Where the car stands; null for a car whose location the site does not show. */
  location: Location | null;
  phone: string | null;
  rules: CardRules;
  /** What people can do with this car on its own page. */
  actions: VehicleAction[];
  now: Date;
}

/** The actions a vehicle page offers, the strongest first; the cards' own order is the cards' matter. */
const PAGE_ACTIONS = ['reserve', 'enquire', 'testDrive', 'finance'] as const;

const TYPE_NAMES = { new: 'New', demo: 'Demo', used: 'Used' } as const;

export async function vehicleView(site: Site, { car, state }: PublicCar, now: Date): Promise<VehicleView> {
  const locations = await loadLocations(site.slug);
  const location = placeOf(car, locations);
  const title = vehicleTitle(car);
  return {
    site,
    car,
    inStock: state === 'live' && isInStock(car.status),
    title,
    subtitle: vehicleSubtitle(car),
    crumbs: crumbsOf(site, car, title),
    location,
    phone: phoneFor(site, car, location),
    rules: cardRules(site, now, PAGE_ACTIONS),
    actions:
      state === 'live'
        ? vehicleActions(
            { ...car, comparison_rate: comparisonRate(car) },
            actionRules(PAGE_ACTIONS, site, now),
          )
        : [],
    now,
  };
}

function crumbsOf(site: Site, car: Car, title: string): Crumb[] {
  const search = (name: string, path: string): Crumb => ({ name, href: breadcrumbPath(site, path) });
  const kind =
    car.item_type === 'caravan'
      ? search('Caravans', '/search/caravans')
      : search(`${TYPE_NAMES[car.car_type]} cars`, `/search/${car.car_type}-cars`);
  return [
    { name: 'Home', href: '/' },
    kind,
    search(car.make, makeHref(car.make)),
    search(car.model, makeHref(car.make, car.model)),
    { name: title, href: carPath(car) },
  ];
}
