import { sharedPhotos } from '@forecourt/lib/inventory/media/photo-address';
import { ENGLISH, inLanguage } from '@forecourt/lib/platform/language/languages';
import { bodyLabel } from '@forecourt/lib/vehicle/body';
import { seatMaterial } from '@forecourt/lib/vehicle/colour';
import { consumptionOf, costKind } from '@forecourt/lib/vehicle/fuel';
import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { engineText } from '@forecourt/lib/vehicle/key-information';
import { priceStatement, type StatedPrice } from '@forecourt/lib/vehicle/price-statement';
import { type DescriptionTexts, longDescription } from '@forecourt/lib/vehicle/vehicle-description';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import type {
  EngineSpecification,
  MerchantReturnPolicy,
  Motorcycle,
  Offer,
  QuantitativeValue,
  UnitPriceSpecification,
  Vehicle,
  Car as VehicleThing,
  WithContext,
} from 'schema-dts';
import { sellerAt } from '@/features/location/auto-dealer.ts';
import { absolute } from '@/seo/absolute.ts';
import { returnDays } from './used-car-points.ts';
import type { VehicleView } from './view.server.ts';

const CONDITION = {
  new: 'https://schema.org/NewCondition',
  demo: 'https://schema.org/UsedCondition',
  used: 'https://schema.org/UsedCondition',
} as const;
/** By the words that a feed's drive is reduced to (`lib/inventory/stock/mapping/term-patterns.ts`). */
const DRIVES: ReadonlyMap<string | null, string> = new Map([
  ['4WD', 'https://schema.org/FourWheelDriveConfiguration'],
  ['AWD', 'https://schema.org/AllWheelDriveConfiguration'],
  ['FWD', 'https://schema.org/FrontWheelDriveConfiguration'],
  ['RWD', 'https://schema.org/RearWheelDriveConfiguration'],
]);
const TYPES = { car: 'Car', motorcycle: 'Motorcycle', caravan: 'Vehicle', truck: 'Vehicle' } as const;
const MOST_IMAGES = 3;
/** ISO 3779, which excludes I, O and Q; caravans may have fewer characters. */
const VIN = /^[A-HJ-NPR-Z0-9]{6,17}$/i;

/** Characters of the dealer's comments; search engines show less, and the page has them all. */
const DESCRIPTION_LENGTH = 600;

function fact<Name extends string, Value extends string | number | object>(
  name: Name,
  value: Value | null | undefined,
): Partial<Record<Name, Value>> {
  const clean = typeof value === 'string' ? value.trim() : value;
  return clean === null || clean === undefined || clean === ''
    ? {}
    : ({ [name]: clean } as Partial<Record<Name, Value>>);
}

const MOST_SEATS = 100;

const isCount = (value: number | null): value is number =>
  value !== null && Number.isInteger(value) && value > 0 && value < MOST_SEATS;

/** UN/CEFACT unit codes. */
const UNITS = {
  kilometres: 'KMT',
  litres: 'LTR',
  kilograms: 'KGM',
  newtonMetres: 'NU',
  cubicCentimetres: 'CMQ',
} as const;

/** Returns a positive amount with its unit; null for 0, which feeds write for unknown. */
const quantity = (amount: number | null | undefined, unit: keyof typeof UNITS): QuantitativeValue | null =>
  amount && amount > 0 && Number.isFinite(amount)
    ? { '@type': 'QuantitativeValue', value: amount, unitCode: UNITS[unit] }
    : null;

/** A day, a month or a year, as feeds have it. */
const DATE = /^\d{4}(-\d\d(-\d\d)?)?$/;
const dateOf = (value: string | null): string | null => (value && DATE.test(value) ? value : null);

/** Returns litres per 100 km, for which UN/CEFACT has no code; null if unknown or the vehicle is electric. */
function consumption(vehicle: VehicleView['vehicle']): QuantitativeValue | null {
  const { litres, own } = consumptionOf(vehicle);
  return own && costKind(vehicle) === 'fuel'
    ? { '@type': 'QuantitativeValue', value: litres, unitText: 'L/100 km' }
    : null;
}

function engineOf(vehicle: VehicleView['vehicle']): EngineSpecification | null {
  const name = vehicle.item_type === 'caravan' ? null : engineText(vehicle)?.trim();
  if (!name) return null;
  const { variant } = vehicle;
  return {
    '@type': 'EngineSpecification',
    name,
    ...fact('fuelType', vehicle.simple_fuel),
    ...fact(
      'engineDisplacement',
      quantity(vehicle.engine_size_litres ?? variant?.enginesize_litres, 'litres') ??
        quantity(variant?.enginesize, 'cubicCentimetres'),
    ),
    ...fact('torque', quantity(variant?.torque, 'newtonMetres')),
  };
}

/** Feeds write 0 or nonsense for an unknown year. */
const isModelYear = (year: number | null) => year !== null && year >= 1900 && year < 2100;

/**
 * Returns structured data of the vehicle, with an offer if it is for sale and priced (OPEN-125). Omits
 * empty and implausible values, because search engines reject the whole item for one of them.
 * @param texts of the page's language, for a description without the dealer's comments; English without them
 */
export function vehicleData(
  view: VehicleView,
  texts: DescriptionTexts = {},
): WithContext<Motorcycle | Vehicle | VehicleThing> {
  const { site, vehicle, title, subtitle, inStock, rules } = view;
  const url = absolute(site, inLanguage(vehiclePath(vehicle), view.language ?? ENGLISH));
  const images = sharedPhotos(vehicle.images).slice(0, MOST_IMAGES);
  const { price, others, disclaimer } = priceStatement(vehicle, rules);
  const make = vehicle.make.trim();
  const body = vehicle.simple_body?.trim();
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[itemWord(vehicle)],
    name: [title, subtitle].filter(Boolean).join(' ').trim() || vehicle.slug,
    ...fact('alternateName', vehicle.carsales_title),
    ...fact('description', inStock ? longDescription(view, DESCRIPTION_LENGTH, texts) : null),
    url,
    itemCondition: CONDITION[vehicle.car_type],
    ...(make ? { brand: { '@type': 'Brand', name: make } } : {}),
    ...fact('model', vehicle.model),
    ...fact('vehicleConfiguration', subtitle),
    ...(images.length > 0 ? { image: images } : {}),
    ...fact('sku', vehicle.stocknum),
    ...fact('vehicleModelDate', isModelYear(vehicle.year) ? String(vehicle.year) : null),
    ...fact('productionDate', dateOf(vehicle.build_date)),
    ...fact('vehicleIdentificationNumber', vehicle.vin && VIN.test(vehicle.vin) ? vehicle.vin : null),
    ...fact('color', vehicle.colour),
    ...fact('bodyType', body ? bodyLabel(body) : null),
    ...fact('fuelType', vehicle.simple_fuel),
    ...fact('vehicleTransmission', vehicle.simple_transmission),
    ...fact('driveWheelConfiguration', DRIVES.get(vehicle.simple_drive)),
    ...fact('numberOfForwardGears', isCount(vehicle.gearnum) ? vehicle.gearnum : null),
    ...fact('vehicleEngine', engineOf(vehicle)),
    ...fact('fuelConsumption', consumption(vehicle)),
    ...fact('fuelCapacity', quantity(vehicle.variant?.fuelcapacity, 'litres')),
    ...fact('vehicleInteriorColor', vehicle.interior_colour),
    ...fact('vehicleInteriorType', seatMaterial(vehicle.interior_colour)),
    ...fact('numberOfDoors', isCount(vehicle.doors) ? vehicle.doors : null),
    ...fact('vehicleSeatingCapacity', isCount(vehicle.seats) ? vehicle.seats : null),
    ...fact(
      'weightTotal',
      quantity(
        vehicle.variant?.grossvehiclemass ?? vehicle.specifications?.aggregate_trailer_mass,
        'kilograms',
      ),
    ),
    ...fact('trailerWeight', quantity(vehicle.variant?.towingcapacitybraked, 'kilograms')),
    ...(vehicle.km === null || vehicle.km < 0
      ? {}
      : {
          mileageFromOdometer: {
            '@type': 'QuantitativeValue' as const,
            value: vehicle.km,
            unitCode: UNITS.kilometres,
          },
        }),
    ...(inStock && price
      ? {
          offers:
            others.length > 0
              ? [price, ...others].map((each) => offer(view, url, each, each === price ? disclaimer : null))
              : offer(view, url, price, disclaimer),
        }
      : !inStock && vehicle.status === 'sold'
        ? { offers: soldOffer(view, url) }
        : {}),
  };
}

/** UN/CEFACT code of a week. */
const WEEK = 'WEE';

/** A weekly price is stated by the week only, so that no search engine shows it as the vehicle's price. */
function priceSpecification(
  price: StatedPrice,
  disclaimer: string | null,
  since: string | null,
): UnitPriceSpecification {
  const description = [price.basisText, disclaimer].filter(Boolean).join('. ').replace('..', '.');
  return {
    '@type': 'UnitPriceSpecification',
    price: price.amount,
    priceCurrency: 'AUD',
    valueAddedTaxIncluded: price.includesGst,
    ...fact('description', description),
    ...(price.unit
      ? {
          unitCode: WEEK,
          unitText: 'week',
          referenceQuantity: { '@type': 'QuantitativeValue' as const, value: 1, unitCode: WEEK },
        }
      : {}),
    ...fact('validFrom', since),
  };
}

/** Returns when a price began, by our price history; null if the history has another price. */
function pricedSince({ lastPrice }: VehicleView, { amount, unit }: StatedPrice): string | null {
  return !unit && lastPrice && Math.round(lastPrice.price ?? 0) === Math.round(amount)
    ? lastPrice.at.toISOString()
    : null;
}

/** The dealer block's name and phone number, with the location's address. */
function sellerOf({ site, vehicle, location, phone }: VehicleView) {
  const number = phone?.number ?? null;
  return location
    ? sellerAt(site, location, number)
    : { '@type': 'AutoDealer' as const, name: vehicle.dealership_name, ...fact('telephone', number) };
}

/** The page of a sold vehicle shows no price, so its offer has none. */
function soldOffer(view: VehicleView, url: string): Offer {
  return {
    '@type': 'Offer',
    url,
    availability: 'https://schema.org/SoldOut',
    itemCondition: CONDITION[view.vehicle.car_type],
    seller: sellerOf(view),
  };
}

/** Returns the right of return that the page states (`used-car-points.ts`); null if it states none. */
function returnPolicy(view: VehicleView): MerchantReturnPolicy | null {
  const days = returnDays(view);
  return days === null
    ? null
    : {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'AU',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: days,
        returnMethod: 'https://schema.org/ReturnInStore',
      };
}

function offer(view: VehicleView, url: string, price: StatedPrice, disclaimer: string | null): Offer {
  const { vehicle } = view;
  return {
    '@type': 'Offer',
    url,
    ...(price.unit
      ? { businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' } }
      : { price: price.amount, priceCurrency: 'AUD' }),
    priceSpecification: priceSpecification(price, disclaimer, pricedSince(view, price)),
    availability: `https://schema.org/${
      vehicle.reserved ? 'LimitedAvailability' : vehicle.status === 'coming_soon' ? 'PreOrder' : 'InStock'
    }`,
    itemCondition: CONDITION[vehicle.car_type],
    seller: sellerOf(view),
    ...fact('hasMerchantReturnPolicy', returnPolicy(view)),
  };
}
