import { itemWord } from '@forecourt/lib/vehicle/item-type';
import { engineText } from '@forecourt/lib/vehicle/key-information';
import { priceStatement, type StatedPrice } from '@forecourt/lib/vehicle/price-statement';
import { vehiclePath } from '@forecourt/lib/vehicle/vehicle-path';
import type {
  Motorcycle,
  Offer,
  UnitPriceSpecification,
  Vehicle,
  Car as VehicleThing,
  WithContext,
} from 'schema-dts';
import { absolute } from '@/seo/absolute.ts';
import { imageUrl } from '@/ui/image.ts';
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
const SHARED_WIDTH = 1200;
const MOST_IMAGES = 3;
/** ISO 3779, which excludes I, O and Q; caravans may have fewer characters. */
const VIN = /^[A-HJ-NPR-Z0-9]{6,17}$/i;

function fact<Name extends string, Value extends string | number>(
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

const pictureAddresses = ({ images }: VehicleView['vehicle']): string[] =>
  images
    .map(({ image }) => image.url)
    .filter((url) => URL.canParse(url) && /^https?:/.test(url))
    .slice(0, MOST_IMAGES)
    .map((url) => imageUrl(url, { width: SHARED_WIDTH }));

/** Feeds write 0 or nonsense for an unknown year. */
const isModelYear = (year: number | null) => year !== null && year >= 1900 && year < 2100;

/**
 * Returns structured data of the vehicle, with an offer if it is for sale and priced (OPEN-125). Omits
 * empty and implausible values, because search engines reject the whole item for one of them.
 */
export function vehicleData(view: VehicleView): WithContext<Motorcycle | Vehicle | VehicleThing> {
  const { site, vehicle, title, subtitle, inStock, rules } = view;
  const url = absolute(site, vehiclePath(vehicle));
  const images = pictureAddresses(vehicle);
  const { price, others, disclaimer } = priceStatement(vehicle, rules);
  const make = vehicle.make.trim();
  const engine = vehicle.item_type === 'caravan' ? null : engineText(vehicle)?.trim();
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[itemWord(vehicle)],
    name: [title, subtitle].filter(Boolean).join(' ').trim() || vehicle.slug,
    ...fact('alternateName', vehicle.carsales_title),
    url,
    itemCondition: CONDITION[vehicle.car_type],
    ...(make ? { brand: { '@type': 'Brand', name: make } } : {}),
    ...fact('model', vehicle.model),
    ...fact('vehicleConfiguration', subtitle),
    ...(images.length > 0 ? { image: images } : {}),
    ...fact('sku', vehicle.stocknum),
    ...fact('vehicleModelDate', isModelYear(vehicle.year) ? String(vehicle.year) : null),
    ...fact('vehicleIdentificationNumber', vehicle.vin && VIN.test(vehicle.vin) ? vehicle.vin : null),
    ...fact('color', vehicle.colour),
    ...fact('bodyType', vehicle.simple_body),
    ...fact('fuelType', vehicle.simple_fuel),
    ...fact('vehicleTransmission', vehicle.simple_transmission),
    ...fact('driveWheelConfiguration', DRIVES.get(vehicle.simple_drive)),
    ...(engine ? { vehicleEngine: { '@type': 'EngineSpecification' as const, name: engine } } : {}),
    ...fact('vehicleInteriorColor', vehicle.interior_colour),
    ...fact('numberOfDoors', isCount(vehicle.doors) ? vehicle.doors : null),
    ...fact('vehicleSeatingCapacity', isCount(vehicle.seats) ? vehicle.seats : null),
    ...(vehicle.km === null || vehicle.km < 0
      ? {}
      : {
          mileageFromOdometer: { '@type': 'QuantitativeValue' as const, value: vehicle.km, unitCode: 'KMT' },
        }),
    ...(inStock && price
      ? {
          offers:
            others.length > 0
              ? [price, ...others].map((each) => offer(view, url, each, each === price ? disclaimer : null))
              : offer(view, url, price, disclaimer),
        }
      : {}),
  };
}

/** UN/CEFACT code of a week. */
const WEEK = 'WEE';

/** A weekly price is stated by the week only, so that no search engine shows it as the vehicle's price. */
function priceSpecification(price: StatedPrice, disclaimer: string | null): UnitPriceSpecification {
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
  };
}

function offer(
  { vehicle, location }: VehicleView,
  url: string,
  price: StatedPrice,
  disclaimer: string | null,
): Offer {
  return {
    '@type': 'Offer',
    url,
    ...(price.unit
      ? { businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' } }
      : { price: price.amount, priceCurrency: 'AUD' }),
    priceSpecification: priceSpecification(price, disclaimer),
    availability: `https://schema.org/${
      vehicle.reserved ? 'LimitedAvailability' : vehicle.status === 'coming_soon' ? 'PreOrder' : 'InStock'
    }`,
    itemCondition: CONDITION[vehicle.car_type],
    // As the dealer block names it.
    seller: { '@type': 'AutoDealer', name: location?.name ?? vehicle.dealership_name },
  };
}
