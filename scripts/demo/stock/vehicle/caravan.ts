import type { DemoLocation } from '../../dealerships.ts';
import { hash } from '../../photography/catalogue.ts';
import { type CaravanSpec, caravans, motorhome } from '../models/caravans.ts';
import { pickCaravanPaint } from './colours.ts';
import { commentsFor } from './comments.ts';
import { ago, type DemoVehicle, dayFrom, type FeedDate } from './demo-vehicle.ts';
import { caravanEquipment } from './equipment.ts';
import { makePlate } from './identity.ts';
import { picturesOf } from './pictures.ts';
import { dealerPrice } from './price.ts';
import type { Random } from './random.ts';

export interface CaravanOrder {
  carType: 'new' | 'demo' | 'used';
  stocknum: string;
  location: DemoLocation;
  dealer: string;
  mediaUrl: string;
}

/** Generates one caravan. Caravans lose about seven percent of their value a year, less than cars. */
export function makeCaravan(random: Random, feedDate: FeedDate, order: CaravanOrder): DemoVehicle {
  const { carType, location } = order;
  const towedCaravan = random.pick(caravans);
  // An occasional motorhome, chosen by stock number so that the rest of the stock stays the same.
  const spec = hash(order.stocknum) % 14 === 3 ? motorhome : towedCaravan;
  const [layout, newPrice] = random.pick(spec.layouts);
  const age = carType === 'used' ? Math.round(1 + random.next() ** 1.5 * 13) : random.chance(0.3) ? 1 : 0;
  const year = feedDate.year - age;
  const equipment = caravanEquipment(random);
  const paint = pickCaravanPaint(random);
  const value =
    carType === 'used' ? newPrice * 0.85 * 0.93 ** age : newPrice * (carType === 'demo' ? 0.94 : 1);
  return {
    stocknum: order.stocknum,
    item_type: 'caravan',
    make: spec.make,
    model: spec.model,
    year,
    badge: layout,
    car_type: carType,
    status: 'In Stock',
    location: location.slug,
    colour: paint.name,
    vin: `6T9T2${String(random.between(10, 99))}ABM${String(random.between(1, 9_999_999)).padStart(7, '0')}`,
    regplate: carType === 'used' ? makePlate(random, location.state) : null,
    rego_expiry: carType === 'used' ? dayFrom(feedDate, random.between(15, 340)) : null,
    build_date: `${year}-${String(random.between(1, 12)).padStart(2, '0')}`,
    price: dealerPrice(random, value),
    price_type: carType === 'used' ? 'Excl. Govt. Charges' : 'Drive Away',
    custom_rank: random.between(0, 60),
    categories: [
      { new: 'New Caravans', demo: 'Demo Caravans', used: 'Used Caravans' }[carType],
      ...(spec.sleeps > 3 ? ['Family'] : ['Couples']),
      ...(spec.body === 'offRoadCaravan' ? ['Off-road'] : []),
    ],
    simple_body: spec.body,
    standardEquipment: equipment,
    dealercomments: commentsFor(random, {
      title: `${year} ${spec.make} ${spec.model}`,
      badge: layout,
      carType,
      km: 0,
      suburb: location.suburb,
      dealer: order.dealer,
      equipment,
      item: 'caravan',
    }),
    'specifications.body_length': spec.size[0],
    'specifications.body_width': spec.size[1],
    'specifications.tare_weight': spec.tare,
    'specifications.aggregate_trailer_mass': spec.atm,
    'specifications.axle_type': spec.axle,
    'specifications.sleeps': spec.sleeps,
    ...towingOf(spec, order.stocknum),
    ...bedsOf(spec),
    ...outdoorsOf(spec, order.stocknum),
    created_at: ago(feedDate, carType === 'new' ? random.between(9, 200) : random.between(1, 120)),
    ...picturesOf({ body: spec.photo, colour: paint.colour, make: spec.make }, order),
  };
}

/** Ball weight of 7 to 9% of the tare, and a GTM of the ATM less it. A motorhome has neither. */
function towingOf({ body, tare, atm }: CaravanSpec, stocknum: string): Partial<DemoVehicle> {
  if (body === 'motorhome') return {};
  const ball = Math.round((tare * (7 + (hash(stocknum) % 3))) / 500) * 5;
  return { 'specifications.ball_weight': ball, 'specifications.gross_trailer_mass': atm - ball };
}

/** A double bed for two, bunks for a pair of others, and a single bed for the last. */
function bedsOf({ sleeps }: CaravanSpec): Partial<DemoVehicle> {
  const others = Math.max(0, sleeps - 2);
  const bunks = Math.floor(others / 2) * 2;
  return {
    'specifications.double_beds': 1,
    'specifications.bunk_beds': bunks,
    'specifications.single_beds': others - bunks,
  };
}

function outdoorsOf({ body, size: [length] }: CaravanSpec, stocknum: string): Partial<DemoVehicle> {
  if (body === 'camperTrailer') return { 'specifications.annexe': 'Y' };
  const awning = Math.floor(length / 1_500) + 0.5;
  return {
    'specifications.awning': `Roll-out, ${awning.toFixed(1)} m`,
    ...(hash(`annexe ${stocknum}`) % 3 === 0 && { 'specifications.annexe': 'Y' }),
  };
}
