import { sharedPhotos } from '../../inventory/media/photo-address.ts';
import { type StateCode, stateCode } from '../../sites/state-codes.ts';
import { bodyLabel } from '../../vehicle/body.ts';
import { totalPrice } from '../../vehicle/drive-away/total-price.ts';
import { consumptionOf, costKind } from '../../vehicle/fuel.ts';
import { type ItemWord, itemWord } from '../../vehicle/item-type.ts';
import { engineText } from '../../vehicle/key-information.ts';
import { priceRules } from '../../vehicle/price-rules.ts';
import { priceStatement, type StatedPrice } from '../../vehicle/price-statement.ts';
import type { PriceBasis } from '../../vehicle/price-words.ts';
import { phoneFor, placeOf } from '../../vehicle/seller.ts';
import { vehicleSubtitle, vehicleTitle } from '../../vehicle/title.ts';
import type { CarType, Vehicle } from '../../vehicle/vehicle.ts';
import { longDescription } from '../../vehicle/vehicle-description.ts';
import { vehiclePath } from '../../vehicle/vehicle-path.ts';
import { isInStock } from '../../vehicle/visibility.ts';
import type { AdvertSite } from './advert-site.ts';
import { withCampaign } from './campaign.ts';
import type { OutgoingFeed } from './outgoing-feed.ts';

/** The availability that the page shows. `reserved` includes a hold during checkout. */
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
  /** False for a drive-away price on a site that shows none, or of another state than the page's. */
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
  itemType: ItemWord;
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

/** Characters of a description; the shortest limit of the receivers (Meta, TikTok and Google). */
const LONGEST_DESCRIPTION = 5000;
/** Feeds write 0 for an unknown number. */
const MOST_COUNT = 100;

/** The parts of a feed that an advert depends on. */
type AdvertRules = Pick<OutgoingFeed, 'price' | 'priceState' | 'campaign'>;

/**
 * Returns the advert of a vehicle.
 * @param vehicle as its page shows it: `publicVehicle` with the site's `priceLead`
 */
export function advertOf(vehicle: Vehicle, rules: AdvertRules, site: AdvertSite, now: Date): Advert {
  const prices = priceRules(site);
  const title = vehicleTitle(vehicle) || vehicle.name;
  const subtitle = vehicleSubtitle(vehicle);
  const { was } = priceStatement(vehicle, prices);
  const canonical = `${site.url}${vehiclePath(vehicle)}`;
  const body = clean(vehicle.simple_body);
  const { litres, own } = consumptionOf(vehicle);
  const price = priceOf(vehicle, rules, site, now);
  return {
    carId: vehicle.id,
    slug: vehicle.slug,
    stocknum: vehicle.stocknum,
    vin: clean(vehicle.vin)?.toUpperCase() ?? null,
    canonical,
    link: withCampaign(canonical, rules.campaign, vehicle),
    title: clean(title) ?? vehicle.slug,
    subtitle: clean(subtitle),
    description:
      clean(longDescription({ vehicle, title, subtitle, rules: prices }, LONGEST_DESCRIPTION))?.replace(
        / {2,}/g,
        ' ',
      ) ?? '',
    make: clean(vehicle.make) ?? '',
    model: clean(vehicle.model) ?? '',
    badge: clean(vehicle.badge),
    series: clean(vehicle.series),
    year: vehicle.year && vehicle.year >= 1900 && vehicle.year < 2100 ? vehicle.year : null,
    condition: vehicle.car_type,
    isCertified: vehicle.certified,
    itemType: itemWord(vehicle),
    body,
    bodyText: body === null ? null : bodyLabel(body),
    transmission: clean(vehicle.simple_transmission),
    fuel: clean(vehicle.simple_fuel),
    drive: clean(vehicle.simple_drive),
    engine: vehicle.item_type === 'caravan' ? null : clean(engineText(vehicle)),
    consumption: own && costKind(vehicle) === 'fuel' ? litres : null,
    seats: countOf(vehicle.seats),
    doors: countOf(vehicle.doors),
    colour: clean(vehicle.colour),
    interiorColour: clean(vehicle.interior_colour),
    odometer: vehicle.km !== null && vehicle.km >= 0 ? Math.round(vehicle.km) : null,
    price,
    priceBefore: price !== null && price.state === null && was !== null && was > price.amount ? was : null,
    availability: availabilityOf(vehicle),
    photos: sharedPhotos(vehicle.images),
    seller: sellerOf(vehicle, site),
    listedAt: vehicle.created_at,
    updatedAt: vehicle.updated_at,
    buildDate: dateOf(vehicle.build_date),
    complianceDate: dateOf(vehicle.compliance_date),
  };
}

/** A weekly price is no price of a vehicle, so its price to buy is advertised, which the page shows too. */
function priceOf(vehicle: Vehicle, rules: AdvertRules, site: AdvertSite, now: Date): AdvertPrice | null {
  const prices = priceRules(site);
  const { price, subscription } = priceStatement(vehicle, prices);
  const onPage = subscription?.cash ?? price;
  if (onPage === null) return null;
  if (rules.price === 'page' || onPage.basis === 'drive-away') return advertPrice(onPage, null, true);
  const total = totalPrice(vehicle, { tables: site.chargeTables, state: rules.priceState, now });
  // Example rates of a demonstration are for its own pages only.
  if (total === null || total.isExample) return null;
  const stated = priceStatement({ ...vehicle, total_price: total }, { ...prices, subscription: null });
  // The page shows everybody the price in the vehicle's own state.
  const ownState = stateCode(vehicle.state) ?? stateCode(placeOf(vehicle, site.places)?.address?.state);
  const isOnPage = site.settings.driveAwayPrices !== 'off' && total.state === ownState;
  return stated.price && advertPrice(stated.price, total.state, isOnPage);
}

const advertPrice = (
  { amount, basis, basisText, includesGst, text }: StatedPrice,
  state: StateCode | null,
  isOnPage: boolean,
): AdvertPrice => ({ amount, basis, basisText, includesGst, state, isOnPage, text });

function availabilityOf({ reserved, status }: Vehicle): AdvertAvailability {
  if (!isInStock(status)) return 'sold';
  return reserved ? 'reserved' : status === 'coming_soon' ? 'comingSoon' : 'inStock';
}

function sellerOf(vehicle: Vehicle, site: AdvertSite): AdvertSeller {
  const place = placeOf(vehicle, site.places);
  return {
    dealershipId: vehicle.dealership_id,
    locationId: place?.id ?? null,
    name: clean(place?.name) ?? vehicle.dealership_name,
    phone: phoneFor(site, vehicle, place),
    street: clean(place?.address?.street),
    city: clean(place?.address?.city),
    state: stateCode(place?.address?.state) ?? clean(place?.address?.state),
    postcode: clean(place?.address?.postcode),
    lat: place?.address?.lat ?? null,
    lng: place?.address?.long ?? null,
  };
}

const countOf = (value: number | null): number | null =>
  value !== null && Number.isInteger(value) && value > 0 && value < MOST_COUNT ? value : null;

/** A day, a month or a year, as feeds have it. */
const dateOf = (value: string | null): string | null =>
  value && /^\d{4}(?:-\d\d(?:-\d\d)?)?$/.test(value) ? value : null;

/** Characters that XML 1.0 cannot contain (https://www.w3.org/TR/xml/#charsets), and line ends. */
const UNPRINTABLE = /[\p{Cc}\ufffe\uffff]/gu;

/** Returns a text on one line; null if nothing is left. */
const clean = (text: string | null | undefined): string | null =>
  text?.toWellFormed().replace(UNPRINTABLE, ' ').trim() || null;
