import { Random } from './random.ts';
import { colours, features, models, places } from './ranges.ts';

export type Vehicle = { objectID: string } & { [attribute: string]: unknown };

/** The current time for the generated stock, in seconds. */
export const benchNow = 1_763_600_000;
const thisYear = 2025;
const dealerships = 140;
const kinds = ['Motors', 'Auto Group', 'Car Centre', 'Automotive', 'Prestige', 'City Cars'];

/** Generates Australian stock, the same for the same seed. */
export function makeVehicles(count: number, seed = 20_251_121): Vehicle[] {
  const random = new Random(seed);
  const dealers = Array.from({ length: dealerships }, (_, i) => makeDealer(random, i));
  return Array.from({ length: count }, (_, i) => makeVehicle(random, i, dealers));
}

type Dealer = ReturnType<typeof makeDealer>;

function makeDealer(random: Random, i: number) {
  const place = random.weighted(places);
  const name = `${place.city} ${random.pick(kinds)} ${1 + Math.floor(i / 20)}`;
  return {
    id: i + 1,
    name,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    place,
    location: `${place.city} ${random.pick(['North', 'South', 'Central', 'West'])}`,
    geo: {
      lat: Number((place.lat + (random.next() - 0.5) * 0.4).toFixed(4)),
      lng: Number((place.lng + (random.next() - 0.5) * 0.4).toFixed(4)),
    },
  };
}

/** Returns vehicle number `i`; another `random` gives a later state of the same vehicle. */
function makeVehicle(random: Random, i: number, dealers: readonly Dealer[]): Vehicle {
  const base = random.weighted(models);
  const badge = random.pick(base.badges);
  const fuel = random.pick(base.fuels);
  const drive = random.pick(base.drives);
  const type = random.chance(0.22) ? 'new' : random.chance(0.06) ? 'demo' : 'used';
  const age = type === 'used' ? Math.floor(random.next() ** 1.4 * 17) : random.below(2);
  const km =
    type === 'new'
      ? random.below(50)
      : type === 'demo'
        ? random.between(500, 6500)
        : 900 + Math.floor(age * (7000 + random.next() * 14_000) + random.next() * 9000);
  const worth = base.price * 1000 * (0.9 + random.next() * 0.35) * 0.89 ** age;
  const price = random.chance(0.01)
    ? undefined
    : Math.max(3990, Math.round(worth / 10) * 10 - (random.chance(0.7) ? 10 : 0));
  const status = random.chance(0.86)
    ? 'in_stock'
    : random.chance(0.45)
      ? 'coming_soon'
      : random.chance(0.8)
        ? 'sold'
        : 'withdrawn';
  const soldAt = status === 'sold' ? benchNow - random.below(90 * 86_400) : 0;
  const dealer = random.pick(dealers);
  const tag = ['special', 'price_drop', 'featured'].filter(() => random.chance(0.07));
  const year = thisYear - age;
  const number = 100_000 + i;
  return withoutUndefined({
    objectID: String(number),
    title: `${year} ${base.make} ${base.model} ${badge}`,
    item_type: base.body === 'Caravan' ? 'caravan' : 'car',
    make: base.make,
    model: base.model,
    make_model: `${base.make} ${base.model}`,
    badge,
    series: `${String.fromCharCode(65 + random.below(6))}${String.fromCharCode(65 + random.below(20))}${random.between(1, 4)}`,
    year,
    price,
    sort_price: price,
    km,
    car_type: type,
    status,
    body: base.body,
    drive,
    fuel,
    transmission: fuel === 'Electric' || random.chance(0.86) ? 'Automatic' : 'Manual',
    seats: base.seats,
    colour: random.weighted(colours).colour,
    city: dealer.place.city,
    state: dealer.place.state,
    dealership_id: dealer.id,
    dealership_name: dealer.name,
    dealership_slug: dealer.slug,
    location_name: dealer.location,
    tag,
    certified: type === 'used' && random.chance(0.18),
    categories: categoriesOf(base.body, base.seats, fuel, drive, price),
    filtered_features: random.some(features, random.between(2, 7)),
    price_range: band(price, [10_000, 20_000, 30_000, 40_000, 60_000, 80_000]),
    weekly_price_range: band(price === undefined ? undefined : price * 0.0049, [100, 200, 300, 400]),
    comparison_rate: null,
    created_at_timestamp: benchNow - Math.floor(random.next() ** 2 * 300 * 86_400),
    sold_date_timestamp: soldAt,
    visible_until: status === 'sold' ? soldAt : status === 'withdrawn' ? 0 : 9_999_999_999,
    custom_rank: random.below(1_000_000) + (tag.includes('featured') ? 1_000_000 : 0),
    website_ids: [
      dealer.id,
      ...(random.chance(0.5) ? [200 + (dealer.id % 9)] : []),
      ...(random.chance(0.3) ? [300] : []),
    ],
    show_on_dealer_website: random.chance(0.95),
    stock_number: `S${number}`,
    vin: `6T1${((i * 7919) % 1e9).toString(36).toUpperCase().padStart(7, '0')}`,
    image: `https://images.example/${number}/1.jpg`,
    images_count: random.below(30),
    url: `/cars/${number}`,
    _geoloc: dealer.geo,
  });
}

function withoutUndefined(vehicle: Vehicle): Vehicle {
  for (const name of Object.keys(vehicle)) if (vehicle[name] === undefined) delete vehicle[name];
  return vehicle;
}

function categoriesOf(
  body: string,
  seats: number,
  fuel: string,
  drive: string,
  price: number | undefined,
): string[] {
  return [
    body === 'SUV' || seats >= 7 ? 'Family' : '',
    body === 'Ute' || body === 'Van' ? 'Commercial' : '',
    price !== undefined && price > 80_000 ? 'Luxury' : '',
    ['Electric', 'PHEV', 'Hybrid'].includes(fuel) ? 'Green' : '',
    price !== undefined && price < 20_000 ? 'Budget' : '',
    drive === '4WD' ? 'Off-road' : '',
  ].filter(Boolean);
}

function band(value: number | undefined, limits: readonly number[]): string | undefined {
  if (value === undefined) return undefined;
  const at = limits.findIndex((limit) => value < limit);
  if (at < 0) return `${limits.at(-1)}+`;
  return `${at === 0 ? 0 : limits[at - 1]}-${limits[at]}`;
}

/** Returns new states of some of the vehicles, like an update from a dealer's feed. */
export function makeUpdates(vehicles: readonly Vehicle[], count: number, seed: number): Vehicle[] {
  const random = new Random(seed);
  return Array.from({ length: count }, () => {
    const oldVehicle = random.pick(vehicles);
    const price = random.chance(0.05) ? undefined : random.between(400, 12_000) * 10;
    const colour = random.weighted(colours).colour;
    return withoutUndefined({
      ...oldVehicle,
      price,
      sort_price: price,
      colour,
      km: random.between(0, 200_000),
    });
  });
}
