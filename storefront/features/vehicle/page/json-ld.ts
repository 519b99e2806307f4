import { carPath } from '@forecourt/lib/vehicle/path';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import type { Car as CarThing, Offer, Vehicle, WithContext } from 'schema-dts';
import { absolute } from '@/seo/absolute.ts';
import { imageUrl } from '@/ui/image.ts';
import type { VehicleView } from './view.server.ts';

const CONDITION = {
  new: 'https://schema.org/NewCondition',
  demo: 'https://schema.org/UsedCondition',
  used: 'https://schema.org/UsedCondition',
} as const;
const SHARED_WIDTH = 1200;
const MOST_IMAGES = 6;

/** The car as structured data, with its offer while it is for sale (OPEN-125). */
export function vehicleData({
  site,
  car,
  title,
  subtitle,
  inStock,
}: VehicleView): WithContext<Vehicle | CarThing> {
  const url = absolute(site, carPath(car));
  return {
    '@context': 'https://schema.org',
    '@type': car.item_type === 'caravan' ? 'Vehicle' : 'Car',
    name: [title, subtitle].filter(Boolean).join(' '),
    url,
    brand: { '@type': 'Brand', name: car.make },
    model: car.model,
    itemCondition: CONDITION[car.car_type],
    image: car.images.slice(0, MOST_IMAGES).map(({ image }) => imageUrl(image.url, { width: SHARED_WIDTH })),
    sku: car.stocknum,
    ...(car.year ? { vehicleModelDate: String(car.year) } : {}),
    ...(car.vin ? { vehicleIdentificationNumber: car.vin } : {}),
    ...(car.colour ? { color: car.colour } : {}),
    ...(car.simple_body ? { bodyType: car.simple_body } : {}),
    ...(car.simple_fuel ? { fuelType: car.simple_fuel } : {}),
    ...(car.simple_transmission ? { vehicleTransmission: car.simple_transmission } : {}),
    ...(car.km === null
      ? {}
      : { mileageFromOdometer: { '@type': 'QuantitativeValue' as const, value: car.km, unitCode: 'KMT' } }),
    ...(inStock ? { offers: offer(url, car.dealership_name, sellingPrice(car)) } : {}),
  };
}

function offer(url: string, seller: string, price: number | null): Offer {
  return {
    '@type': 'Offer',
    url,
    priceCurrency: 'AUD',
    ...(price === null ? {} : { price }),
    availability: 'https://schema.org/InStock',
    seller: { '@type': 'AutoDealer', name: seller },
  };
}
