import type { StateCode } from '../../sites/state-codes.ts';
import type { itemWord } from '../../vehicle/item-type.ts';
import type { PriceBasis } from '../../vehicle/price-words.ts';
import type { CarType } from '../../vehicle/vehicle.ts';

/** Whether a shopper can have the vehicle, as its page says. `reserved` includes a hold during checkout. */
export type AdvertAvailability = 'inStock' | 'comingSoon' | 'reserved' | 'sold';

export interface AdvertPrice {
  /** Dollars. */
  amount: number;
  basis: PriceBasis | null;
  /** `Drive Away`, `Excl. Govt. Charges`; null without a basis. */
  basisText: string | null;
  includesGst: boolean;
  /** The state whose charges the amount includes; null for the price that leads the page. */
  state: StateCode | null;
  /** Whether the vehicle's page shows this amount. */
  isOnPage: boolean;
  /** `$34,990 Excl. Govt. Charges`. */
  text: string;
}

export interface AdvertSeller {
  dealershipId: string;
  /** Id of the location; null if the site does not show it. */
  locationId: string | null;
  name: string;
  phone: string | null;
  street: string | null;
  city: string | null;
  state: string | null;
  postcode: string | null;
  lat: number | null;
  lng: number | null;
}

/** A vehicle as it is advertised elsewhere: the same facts and figures as its page. */
export interface Advert {
  carId: string;
  slug: string;
  stocknum: string;
  vin: string | null;
  /** Address of the page. */
  canonical: string;
  /** The same with campaign parameters. */
  link: string;
  /** `2022 Toyota HiLux`. */
  title: string;
  /** `SR5 GUN126R`; null if there is none. */
  subtitle: string | null;
  description: string;
  make: string;
  model: string;
  badge: string | null;
  series: string | null;
  year: number | null;
  condition: CarType;
  isCertified: boolean;
  itemType: ReturnType<typeof itemWord>;
  /** Our value, such as `cabChassis`; null if unknown. */
  body: string | null;
  /** `Cab Chassis`. */
  bodyText: string | null;
  transmission: string | null;
  fuel: string | null;
  /** `4WD`, `AWD`, `FWD`, `RWD`, or the feed's word. */
  drive: string | null;
  engine: string | null;
  /** Litres per 100 km; null if unknown or electric. */
  consumption: number | null;
  seats: number | null;
  doors: number | null;
  colour: string | null;
  interiorColour: string | null;
  /** Kilometres. */
  odometer: number | null;
  /** Null if the page shows none, or a weekly price. */
  price: AdvertPrice | null;
  /** The former price that the page shows, in dollars. */
  priceBefore: number | null;
  availability: AdvertAvailability;
  /** Public addresses, in the page's order. */
  photos: readonly string[];
  seller: AdvertSeller;
  /** ISO times. */
  listedAt: string;
  updatedAt: string;
  /** ISO day, month or year. */
  buildDate: string | null;
  complianceDate: string | null;
}
