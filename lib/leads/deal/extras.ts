import type { SiteSettings } from '../../sites/settings.ts';
import { slugify } from '../../sites/slugs.ts';
import type { Vehicle } from '../../vehicle/vehicle.ts';

type ExtraSetting = SiteSettings['dealExtras'][number];

/** An accessory or protection product that a shopper can add to a deal. */
export interface DealExtra {
  /** Made from the title, so that a change of the title makes another extra. */
  key: string;
  title: string;
  text: string;
  /** Dollars, fitted and including GST. */
  price: number;
}

const fits = ({ cars = 'all', make }: ExtraSetting, vehicle: Pick<Vehicle, 'car_type' | 'make'>): boolean =>
  (cars === 'all' || (cars === 'used') === (vehicle.car_type === 'used')) &&
  (!make || slugify(make) === slugify(vehicle.make));

/** Returns the extras that a site offers for a vehicle, each title once, in the order of the setting. */
export function extrasFor(
  extras: readonly ExtraSetting[],
  vehicle: Pick<Vehicle, 'car_type' | 'make'>,
): DealExtra[] {
  const byKey = new Map<string, DealExtra>();
  for (const extra of extras) {
    const { title, text = '', price } = extra;
    const key = slugify(title);
    if (key && fits(extra, vehicle) && !byKey.has(key)) byKey.set(key, { key, title, text, price });
  }
  return [...byKey.values()];
}
