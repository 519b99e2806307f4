import { itemWord } from '../../vehicle/item-type.ts';
import { vehicleSubtitle, vehicleTitle } from '../../vehicle/title.ts';
import type { CarType, Vehicle } from '../../vehicle/vehicle.ts';
import { primaryImageUrl, vehiclePath } from '../../vehicle/vehicle-path.ts';
import { itemIdOf } from './item-id.ts';
import { itemTitle } from './order.ts';
import { CURRENCY } from './protocol.ts';

export interface FeedSite {
  /** The site's address, without a slash at the end. */
  url: string;
  name: string;
}

const CONDITIONS: Record<CarType, string> = { new: 'new', demo: 'open_box', used: 'used' };

/**
 * Returns a vehicle's deposit as a `Product` of the protocol's feed, with one variant: `Variant.id` is the item
 * of a checkout session. The price is the deposit in cents; the vehicle's own is on its page.
 */
export function productOf(vehicle: Vehicle, site: FeedSite, amountCents: number) {
  const noun = itemWord(vehicle);
  const title = itemTitle(vehicleTitle(vehicle));
  const url = `${site.url}${vehiclePath(vehicle)}`;
  const picture = primaryImageUrl(vehicle);
  const media = picture ? [{ type: 'image', url: new URL(picture, site.url).href }] : [];
  const plain = [
    `A refundable deposit that holds this ${noun}. It is deducted from the price when the shopper buys the ${noun}.`,
    vehicleSubtitle(vehicle),
  ]
    .filter(Boolean)
    .join(' ');
  const id = itemIdOf(vehicle.id);
  return {
    id,
    title,
    description: { plain },
    url,
    ...(media.length > 0 && { media }),
    variants: [
      {
        id,
        title,
        url,
        price: { amount: amountCents, currency: CURRENCY.toUpperCase() },
        availability: { available: true, status: 'in_stock' },
        condition: [CONDITIONS[vehicle.car_type]],
        seller: { name: vehicle.dealership_name || site.name },
      },
    ],
  };
}
