import type { DemoLocation } from '../../dealerships.ts';
import { hash } from '../../photography/catalogue.ts';
import type { ModelSpec } from '../models/model.ts';
import { pickInterior, pickPaint } from './colours.ts';
import { type CommentFacts, commentsFor } from './comments.ts';
import { ago, type DemoVehicle, dayFrom, type FeedDate } from './demo-vehicle.ts';
import { equipmentOf, truckEquipment } from './equipment.ts';
import { makePlate, makeVin } from './identity.ts';
import { picturesOf } from './pictures.ts';
import { dealerPrice, usedKilometres, usedPrice } from './price.ts';
import { type Random, random as randomOf } from './random.ts';

export interface CarOrder {
  make: string;
  specs: readonly ModelSpec[];
  carType: 'new' | 'demo' | 'used';
  stocknum: string;
  location: DemoLocation;
  mediaUrl: string;
  oldest: number;
  /** Location of its trucks, regardless of the given location. */
  truckYard?: DemoLocation;
  badge?: string;
}

export function makeCar(random: Random, feedDate: FeedDate, order: CarOrder): DemoVehicle {
  const { carType } = order;
  const { spec, age } = pickModel(random, feedDate, order);
  const truck = spec.body === 'lightTruck';
  const location = (truck && order.truckYard) || order.location;
  const make = spec.make ?? order.make;
  const usual = spec.badges.find(([name]) => name === order.badge) ?? random.pick(spec.badges);
  const rare = spec.rare && hash(order.stocknum) % spec.rare.oneIn === 0 ? spec.rare.badge : undefined;
  const [badge, newPrice, change = {}] = rare ?? usual;
  const year = feedDate.year - age;
  const engine = change.engine ?? spec.engine;
  const trans = change.trans ?? spec.trans;
  const seats = change.seats ?? spec.seats;
  const highestPrice = spec.badges[spec.badges.length - 1]?.[1] ?? newPrice;
  // Uses the usual badge, because this decides how many random numbers are drawn, and a rare badge must not
  // change other cars.
  const premium = usual[1] > 45_000 && usual[1] >= highestPrice * 0.88;
  const km =
    carType === 'new'
      ? random.between(4, 25)
      : carType === 'demo'
        ? random.between(800, 9_500)
        : usedKilometres(random, age);
  const paint = pickPaint(random);
  const carEquipment = equipmentOf(random, spec, {
    year,
    premium,
    third: (usual[2]?.seats ?? spec.seats) > 5,
  });
  const equipment = truck ? truckEquipment(order.stocknum) : carEquipment;
  const buildMonth = `${year - (carType === 'new' && random.chance(0.2) ? 1 : 0)}-${String(random.between(1, 12)).padStart(2, '0')}`;
  const configuration = change.configuration ?? CONFIGURATIONS[change.body ?? spec.body] ?? null;
  const about = {
    title: `${year} ${make} ${spec.model}`,
    badge,
    carType,
    km,
    suburb: location.suburb,
    dealer: location.name,
  };
  return {
    stocknum: order.stocknum,
    make,
    model: spec.model,
    year,
    badge,
    series: spec.series,
    car_type: carType,
    status: 'In Stock',
    location: location.slug,
    colour: paint.name,
    interior_colour: pickInterior(random, premium),
    vin: makeVin(random, make, year),
    nvic: random.chance(0.85) ? nvic(random) : null,
    regplate: carType === 'new' ? null : makePlate(random, location.state),
    rego_expiry: carType === 'new' ? null : dayFrom(feedDate, random.between(20, 360)),
    build_date: buildMonth,
    compliance_date: buildMonth,
    price: priceOf(random, carType, newPrice, age, km),
    price_type: carType === 'used' ? 'Excl. Govt. Charges' : 'Drive Away',
    km,
    custom_rank: random.between(0, 60),
    categories: categoriesOf(carType, spec.body, seats),
    simple_body: change.body ?? spec.body,
    drive: DRIVES[change.drive ?? spec.drive],
    fuel: FUELS[engine.fuel],
    trans,
    seats,
    doors: spec.doors,
    engine_size: engine.litres === null ? null : `${engine.litres.toFixed(1)} L`,
    engine_size_litres: engine.litres,
    gearnum: Number(/^(\d+) Speed/.exec(trans)?.[1]) || null,
    bodyconfiguration: configuration,
    standardEquipment: equipment,
    dealercomments: truck
      ? truckComments(random, about, { carEquipment, equipment, stocknum: order.stocknum })
      : commentsFor(random, { ...about, equipment, item: 'car' }),
    'variant.cylinders': engine.cylinders,
    'variant.enginesize': engine.litres === null ? null : engine.litres * 1000 - 2,
    'variant.enginesize_litres': engine.litres,
    'variant.induction': engine.induction,
    'variant.fuelconsumptioncombined': engine.use,
    'variant.fuelcapacity': engine.tank,
    'variant.grossvehiclemass': change.gvm ?? spec.gvm,
    'variant.vehiclelength': spec.size[0],
    'variant.vehiclewidth': spec.size[1],
    'variant.vehicleheight': spec.size[2],
    'variant.towingcapacitybraked': spec.tow,
    'variant.torque': engine.torque,
    'variant.bodyconfiguration': configuration,
    'variant.ancaprating': spec.ancap,
    'variant.geartype': trans,
    created_at: ago(feedDate, carType === 'new' ? random.between(9, 120) : random.between(1, 95)),
    ...picturesOf({ body: change.photo ?? spec.photo, colour: paint.colour, make }, order),
  };
}

function pickModel(random: Random, { year }: FeedDate, { specs, carType, oldest }: CarOrder) {
  const currentSpecs = specs.filter((spec) => (spec.until ?? year) >= year && spec.since <= year);
  if (carType !== 'used' && currentSpecs.length > 0)
    return { spec: random.pick(currentSpecs), age: random.chance(0.25) ? 1 : 0 };
  const spec = random.pick(specs.filter((candidate) => (candidate.until ?? year) >= year - oldest));
  const newest = Math.max(1, year - (spec.until ?? year));
  const maximumAge = Math.min(oldest, year - spec.since);
  // Yards have more young cars than old ones.
  const age = Math.max(
    newest,
    Math.min(maximumAge, Math.round(newest + random.next() ** 1.7 * (oldest - newest))),
  );
  return { spec, age };
}

function priceOf(
  random: Random,
  carType: CarOrder['carType'],
  newPrice: number,
  age: number,
  km: number,
): number {
  // On-road costs are part of a drive-away price.
  if (carType === 'new') return dealerPrice(random, newPrice * 1.06);
  if (carType === 'demo') return dealerPrice(random, newPrice * (0.95 + random.next() * 0.05));
  return usedPrice(random, newPrice, age, km);
}

/**
 * A truck's comments come from its stock number. A car's are drawn and discarded, so that the following cars
 * stay the same.
 */
function truckComments(
  random: Random,
  about: Omit<CommentFacts, 'equipment' | 'item'>,
  truck: { carEquipment: readonly string[]; equipment: readonly string[]; stocknum: string },
): string {
  commentsFor(random, { ...about, equipment: truck.carEquipment, item: 'car' });
  return commentsFor(randomOf(hash(truck.stocknum)), { ...about, equipment: truck.equipment, item: 'truck' });
}

const nvic = (random: Random): string =>
  random.some('ABCDEFGHJKLMNPQRSTUVWXYZ'.split(''), 4).join('') + random.between(10, 99);

function categoriesOf(carType: CarOrder['carType'], body: string, seats: number): string[] {
  const first = { new: 'New Vehicles', demo: 'Demo Vehicles', used: 'Used Vehicles' }[carType];
  const further: string[] = [];
  if (seats >= 7) further.push('Family');
  if (['ute', 'cabChassis', 'van', 'lightTruck'].includes(body)) further.push('Tradie');
  if (body === 'hatch') further.push('City');
  return [first, ...further];
}

const DRIVES = {
  FWD: 'Front Wheel Drive',
  RWD: 'Rear Wheel Drive',
  AWD: 'All Wheel Drive',
  '4WD': '4X4 On Demand',
} as const;
const FUELS = {
  Petrol: 'Petrol - Unleaded ULP',
  Diesel: 'Diesel',
  Hybrid: 'Petrol/Electric Hybrid',
  'Plug-in Hybrid': 'Plug-in Hybrid Electric/Petrol',
  Electric: 'Electric',
} as const;
const CONFIGURATIONS: Readonly<Record<string, string>> = {
  ute: 'Dual Cab Pick-up',
  cabChassis: 'Single Cab Chassis',
  suv: 'Sports Utility Vehicle',
  hatch: 'Hatchback',
  sedan: 'Sedan',
  wagon: 'Station Wagon',
  van: 'Panel Van',
  peopleMover: 'People Mover',
  coupe: 'Coupe',
  convertible: 'Convertible',
};
