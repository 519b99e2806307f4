import type { DemoLocation } from '../../dealerships.ts';
import type { MotorcycleSpec } from '../models/motorcycles.ts';
import { ago, type DemoVehicle, dayFrom, type FeedDate } from './demo-vehicle.ts';
import { makePlate, makeVin } from './identity.ts';
import { picturesOf } from './pictures.ts';
import { dealerPrice, usedPrice } from './price.ts';
import type { Random } from './random.ts';

interface MotorcycleOrder {
  carType: 'new' | 'demo' | 'used';
  stocknum: string;
  location: DemoLocation;
  mediaUrl: string;
  age: number;
}

const OPENINGS = {
  new: ['In stock now, run in on request and ready to ride away.', 'On the floor, no waiting.'],
  demo: ['Our own demonstrator, serviced here and sold with the balance of the maker’s warranty.'],
  used: [
    'Traded by its first owner, who kept it in a garage.',
    'Local machine with its service book and two keys.',
    'Starts, stops and sounds as it should.',
  ],
} as const;
const WORKSHOP = [
  'Our own motorcycle workshop has been through tyres, chain, brakes and suspension, and the report comes with it.',
  'Bring your helmet: a test ride takes half an hour, and we set levers and preload to you first.',
  'Trade in a car or a motorcycle, here or at any of our yards.',
] as const;

/** Generates one motorcycle: a real model with consistent facts, and no car-only fields. */
export function makeMotorcycle(
  random: Random,
  feedDate: FeedDate,
  spec: MotorcycleSpec,
  { carType, stocknum, location, mediaUrl, age }: MotorcycleOrder,
): DemoVehicle {
  const year = feedDate.year - age;
  const km =
    carType === 'new'
      ? random.between(1, 6)
      : carType === 'demo'
        ? random.between(400, 1_800)
        : age * random.between(2_400, 6_200) + random.between(150, 900);
  const [colour, colourName] = spec.paint;
  const buildMonth = `${year}-${String(random.between(1, 12)).padStart(2, '0')}`;
  const learner = spec.learner ? ['Learner approved (LAMS)'] : [];
  return {
    stocknum,
    make: spec.make,
    model: spec.model,
    year,
    badge: spec.badge,
    car_type: carType,
    status: 'In Stock',
    location: location.slug,
    colour: colourName,
    vin: makeVin(random, spec.make, year),
    regplate: carType === 'new' ? null : makePlate(random, location.state),
    rego_expiry: carType === 'new' ? null : dayFrom(feedDate, random.between(20, 360)),
    build_date: buildMonth,
    compliance_date: buildMonth,
    price:
      carType === 'used'
        ? usedPrice(random, spec.price, age, km * 3)
        : dealerPrice(random, spec.price * (carType === 'demo' ? 0.93 : 1.07)),
    price_type: carType === 'used' ? 'Excl. Govt. Charges' : 'Drive Away',
    km,
    custom_rank: random.between(0, 60),
    categories: [{ new: 'New Vehicles', demo: 'Demo Vehicles', used: 'Used Vehicles' }[carType]],
    simple_body: 'motorcycle',
    bodyconfiguration: spec.kind,
    fuel: 'Petrol - Unleaded ULP',
    trans: `${spec.cc < 400 && spec.kind === 'Cruiser' ? 5 : 6} Speed Manual`,
    engine_size_litres: spec.cc / 1_000,
    standardEquipment: ['ABS (Antilock Brakes)', 'LED Headlights', ...learner, ...spec.features],
    dealercomments: commentsOf(random, spec, { carType, year, km, location }),
    'variant.bodyconfiguration': spec.kind,
    'variant.cylinders': spec.cylinders,
    'variant.enginesize': spec.cc,
    'variant.enginesize_litres': spec.cc / 1_000,
    'variant.fuelconsumptioncombined': spec.use,
    'variant.fuelcapacity': spec.tank,
    'variant.torque': spec.torque,
    created_at: ago(feedDate, carType === 'new' ? random.between(9, 90) : random.between(12, 95)),
    ...picturesOf({ body: spec.photo, colour }, { stocknum, mediaUrl }),
  };
}

/** Returns the dealer's comments, which always mention the licence. */
function commentsOf(
  random: Random,
  { make, model, badge, cc, learner }: MotorcycleSpec,
  {
    carType,
    year,
    km,
    location,
  }: Pick<MotorcycleOrder, 'carType' | 'location'> & { year: number; km: number },
): string {
  const licence = learner
    ? `${cc.toLocaleString('en-AU')} cc and learner approved (LAMS): you can ride it on an RE licence.`
    : `${cc.toLocaleString('en-AU')} cc, for holders of an open (R) licence.`;
  const distanceWords = carType === 'used' ? ` It has travelled ${km.toLocaleString('en-AU')} km.` : '';
  return [
    `${[year, make, model, badge].filter(Boolean).join(' ')} at ${location.name}, ${location.suburb}. ${random.pick(OPENINGS[carType])}${distanceWords}`,
    licence,
    random.pick(WORKSHOP),
  ].join('\n\n');
}
