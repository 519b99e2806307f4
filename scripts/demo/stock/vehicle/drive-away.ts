import { PRICE_FLOOR } from '@forecourt/lib/vehicle/price-lead';
import { hash } from '../../photography/catalogue.ts';
import type { DemoVehicle } from './demo-vehicle.ts';

/** One car in this many has a single price. */
const CARS_PER_SINGLE_PRICE = 4;
/** Registration, insurance and the dealer's own fee in dollars; stamp duty is added as a share. */
const CHARGES = 1_190;
const STAMP_DUTY = 0.04;

/**
 * Adds a drive-away price to most cars with a price excluding charges, without using random numbers, so that
 * all other facts stay the same. Skips cars with an offer, a subscription or a was-price.
 */
export const withDriveAwayPrices = (stock: readonly DemoVehicle[]): DemoVehicle[] =>
  stock.map((car) => {
    const { stocknum, price, offer_price, before_price, subscription_price } = car;
    const isPlain = !offer_price && !before_price && !subscription_price;
    if (price === null || price <= PRICE_FLOOR || !isPlain) return car;
    if ((hash(`charges of ${stocknum}`) >>> 4) % CARS_PER_SINGLE_PRICE === 0) return car;
    return { ...car, drive_away_price: Math.round(price * (1 + STAMP_DUTY)) + CHARGES };
  });
