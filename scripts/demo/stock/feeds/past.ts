import { dealerships, locations } from '../../dealerships.ts';
import { hash } from '../../photography/catalogue.ts';
import { makeCar } from '../vehicle/car.ts';
import { makeCaravan } from '../vehicle/caravan.ts';
import { ago, type DemoVehicle, type FeedDate } from '../vehicle/demo-vehicle.ts';
import { random } from '../vehicle/random.ts';
import { type DemoDealer, inRandomOrder, pickMake } from './dealers.ts';

interface PastFeed {
  now: Date;
  vehicles: DemoVehicle[];
}

const DAY_MS = 86_400_000;
/** Days ago on which the demo's dealers sent a feed. */
const DAYS_AGO = [150, 105, 70, 45, 30, 20, 12, 4] as const;
const CUTS = [500, 800, 1_000, 1_500, 2_000] as const;
/** One car in this many has had another price; one change in this many was a rise. */
const CARS_PER_HISTORY = 2;
const CHANGES_PER_RISE = 7;

/**
 * Returns the feeds of the last months, oldest first: today's stock as far as it existed, at the prices of
 * those days, and vehicles that have since gone. Imported in order, they give the demo price histories and
 * comparable prices.
 * @param today the dealer's stock as returned by `stockOf`
 */
export function pastFeeds(
  dealer: DemoDealer,
  today: readonly DemoVehicle[],
  feedDate: FeedDate,
  mediaUrl: string,
): PastFeed[] {
  const all = [
    ...today.map((vehicle) => ({ vehicle, gone: soldOn(vehicle), prices: pricesOf(vehicle, feedDate) })),
    ...departed(dealer, feedDate, mediaUrl).map(({ vehicle, gone }) => ({ vehicle, gone, prices: [] })),
  ];
  return DAYS_AGO.map((days) => {
    const day = feedDate.now.getTime() - days * DAY_MS;
    const vehicles = all
      .filter(({ vehicle, gone }) => Date.parse(vehicle.created_at) <= day && gone > day)
      .map(({ vehicle, prices }) => {
        const earlier = prices.find(({ until }) => until < days);
        const status = vehicle.status === 'Sold' ? { status: 'In Stock', sold_date_timestamp: null } : {};
        return { ...vehicle, ...status, ...earlier?.facts };
      });
    return { now: new Date(day), vehicles };
  });
}

const soldOn = ({ status, sold_date_timestamp }: DemoVehicle): number =>
  status === 'Sold' && typeof sold_date_timestamp === 'string'
    ? Date.parse(sold_date_timestamp)
    : Number.POSITIVE_INFINITY;

/**
 * Returns a vehicle's prices before each change, the earliest first; `until` is the number of days since a
 * price ended.
 */
function pricesOf(
  vehicle: DemoVehicle,
  feedDate: FeedDate,
): { until: number; facts: Partial<DemoVehicle> }[] {
  const { stocknum, price, before_price, offer_price } = vehicle;
  const daysListed = (feedDate.now.getTime() - Date.parse(vehicle.created_at)) / DAY_MS;
  // A change is visible only if an earlier feed listed the vehicle.
  const possible = DAYS_AGO.filter(
    (_, index) => daysListed > (DAYS_AGO[index - 1] ?? Number.POSITIVE_INFINITY),
  );
  const number = hash(`price of ${stocknum}`) >>> 4;
  const changes = possible.filter((days) => (hash(`${days} ${stocknum}`) >>> 4) % 3 === 0).slice(-3);
  const latest = changes.at(-1) ?? possible.at(-1);
  if (price === null || price < 12_000 || latest === undefined) return [];
  // The 'was' price is the previous price.
  if (
    typeof before_price === 'number' &&
    before_price > (typeof offer_price === 'number' ? offer_price : price)
  )
    return [{ until: latest, facts: { price: before_price, before_price: null, offer_price: null } }];
  if (offer_price || number % CARS_PER_HISTORY !== 0) return [];
  let earlier = price;
  return changes
    .toReversed()
    .map((days) => {
      const roll = hash(`change ${days} of ${stocknum}`) >>> 4;
      const step = CUTS[roll % CUTS.length] ?? 500;
      earlier += Math.floor(roll / 16) % CHANGES_PER_RISE === 0 ? -step : step;
      return { until: days, facts: { price: earlier, drive_away_price: null } };
    })
    .toReversed();
}

/** Vehicles of each condition that have gone in the last months, as a share of today's. */
const DEPARTED_SHARE = { new: 0.6, demo: 0.8, used: 2.6 } as const;

function departed(
  dealer: DemoDealer,
  feedDate: FeedDate,
  mediaUrl: string,
): { vehicle: DemoVehicle; gone: number }[] {
  const chance = random(hash(`${dealer.site} of earlier days`));
  const yards = locations.filter(({ dealershipId }) =>
    dealerships.some(({ id, site }) => id === dealershipId && site === dealer.site),
  );
  const { new: newCars, demo, used } = dealer.amounts;
  const conditions = inRandomOrder(chance, {
    new: Math.round(newCars * DEPARTED_SHARE.new),
    demo: Math.round(demo * DEPARTED_SHARE.demo),
    used: Math.round(used * DEPARTED_SHARE.used),
  });
  return conditions.flatMap((carType, index) => {
    const location = yards[index % yards.length];
    if (!location) return [];
    const stocknum = `${dealer.prefix}${50_000 + index * 7}`;
    const common = { carType, stocknum, location, dealer: location.name, mediaUrl };
    const makes = dealer.makes(carType);
    const make = dealer.site === 'coastline' ? '' : pickMake(chance, Object.keys(makes));
    const vehicle =
      dealer.site === 'coastline'
        ? makeCaravan(chance, feedDate, common)
        : makeCar(chance, feedDate, { ...common, make, specs: makes[make] ?? [], oldest: dealer.oldest });
    const goneDaysAgo = chance.between(2, 150);
    const created_at = ago(feedDate, goneDaysAgo + chance.between(20, 90));
    const images = vehicle.images.slice(0, 1);
    return [
      {
        vehicle: { ...vehicle, created_at, images, spin_images: null },
        gone: Date.parse(ago(feedDate, goneDaysAgo)),
      },
    ];
  });
}
