import { vehiclePath } from '@forecourt/lib/vehicle/path';
import { sellingPrice } from '@forecourt/lib/vehicle/price';
import type { Offer, Vehicle, Car as VehicleThing, WithContext } from 'schema-dts';
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

/** The vehicle as structured data, with its offer while it is for sale (OPEN-125). */
export function vehicleData({
  site,
  vehicle,
  title,
  subtitle,
  inStock,
}: VehicleView): WithContext<Vehicle | VehicleThing> {
  const url = absolute(site, vehiclePath(vehicle));
  return {
    '@context': 'https://schema.org',
    '@type': vehicle.item_type === 'caravan' ? 'Vehicle' : 'Car',
    name: [title, subtitle].filter(Boolean).join(' '),
    url,
    brand: { '@type': 'Brand', name: vehicle.make },
    model: vehicle.model,
    itemCondition: CONDITION[vehicle.car_type],
    image: vehicle.images
      .slice(0, MOST_IMAGES)
      .map(({ image }) => imageUrl(image.url, { width: SHARED_WIDTH })),
    sku: vehicle.stocknum,
    ...(vehicle.year ? { vehicleModelDate: String(vehicle.year) } : {}),
    ...(vehicle.vin ? { vehicleIdentificationNumber: vehicle.vin } : {}),
    ...(vehicle.colour ? { color: vehicle.colour } : {}),
    ...(vehicle.simple_body ? { bodyType: vehicle.simple_body } : {}),
    ...(vehicle.simple_fuel ? { fuelType: vehicle.simple_fuel } : {}),
    ...(vehicle.simple_transmission ? { vehicleTransmission: vehicle.simple_transmission } : {}),
    ...(vehicle.km === null || vehicle.km < 0
      ? {}
      : {
          mileageFromOdometer: { '@type': 'QuantitativeValue' as const, value: vehicle.km, unitCode: 'KMT' },
        }),
    ...(inStock ? { offers: offer(url, vehicle.dealership_name, sellingPrice(vehicle)) } : {}),
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
