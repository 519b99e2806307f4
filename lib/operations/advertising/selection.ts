import { sameBodies } from '../../vehicle/body.ts';
import type { Advert } from './advert.ts';
import type { FeedStock, OutgoingFeed } from './outgoing-feed.ts';
import type { Refusal } from './receiver.ts';

const DAY = 86_400_000;

const isAny = (list: readonly string[], value: string | null): boolean =>
  list.length === 0 || (value !== null && list.includes(value));

const isWithin = (value: number | null, from: number | null, to: number | null): boolean =>
  (from === null && to === null) ||
  (value !== null && (from === null || value >= from) && (to === null || value <= to));

/** Returns whether the rules of a feed select a vehicle. A sold one is never selected. */
export function isSelected(advert: Advert, stock: FeedStock, now: Date): boolean {
  const { availability, body } = advert;
  if (availability === 'sold') return false;
  if (availability === 'comingSoon' && !stock.includesComingSoon) return false;
  if (availability === 'reserved' && !stock.includesReserved) return false;
  return (
    isAny(stock.conditions, advert.condition) &&
    isAny(stock.dealershipIds, advert.seller.dealershipId) &&
    isAny(stock.makes, advert.make.toLowerCase()) &&
    (stock.bodies.length === 0 ||
      (body !== null && sameBodies(body).some((same) => stock.bodies.includes(same)))) &&
    isWithin(advert.price?.amount ?? null, stock.priceFrom, stock.priceTo) &&
    isWithin(daysInStock(advert, now), stock.daysFrom, stock.daysTo) &&
    !stock.excludedStockNumbers.includes(advert.stocknum.trim().toLowerCase())
  );
}

/** Returns whole days since a vehicle was first listed. */
const daysInStock = ({ listedAt }: Advert, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(listedAt)) / DAY));

/** Returns why the rules of the feed itself leave a selected vehicle out. */
export function feedRefusals(
  { photos, price }: Advert,
  { stock, price: advertised }: Pick<OutgoingFeed, 'stock' | 'price'>,
): Refusal[] {
  const refusals: Refusal[] = [];
  if (photos.length < stock.minimumPhotos)
    refusals.push({
      reason: `The vehicle has ${photos.length === 1 ? '1 photo' : `${photos.length} photos`}; the feed requires ${stock.minimumPhotos}.`,
      field: 'photos',
    });
  if (price !== null && !price.isOnPage)
    refusals.push({
      reason:
        'The advertised price is not on the page of the vehicle: the site shows no drive-away prices, or the price of another state.',
      field: 'price',
    });
  if (price === null && advertised === 'driveAway')
    refusals.push({ reason: 'There is no drive-away price for the vehicle.', field: 'priceBasis' });
  return refusals;
}
