import type { Body, Colour } from '../../photography/catalogue.ts';

const PHOTOS = {
  Naked: 'motorcycle-road',
  Cruiser: 'motorcycle-cruiser',
  Adventure: 'motorcycle-adventure',
} as const satisfies Record<string, Body>;

/** A motorcycle model: capacity in cc, torque in Nm, consumption in L/100 km, tank in litres, price as new in AUD. */
export interface MotorcycleSpec {
  make: string;
  model: string;
  badge: string;
  kind: keyof typeof PHOTOS;
  photo: Body;
  cc: number;
  cylinders: number;
  torque: number;
  use: number;
  tank: number;
  price: number;
  /** Approved for learners (LAMS). */
  learner: boolean;
  paint: readonly [Colour, name: string];
  features: readonly string[];
  /** Age range in years of a trade-in, by the years in which the model was built. */
  ages?: readonly [youngest: number, oldest: number];
}

const motorcycle = (
  kind: MotorcycleSpec['kind'],
  [make, model, badge]: readonly [make: string, model: string, badge: string],
  [cc, cylinders, torque, use, tank]: readonly [number, number, number, number, number],
  price: number,
  paint: MotorcycleSpec['paint'],
  features: readonly string[],
  learner = false,
): MotorcycleSpec => ({
  ...{ make, model, badge, kind, photo: PHOTOS[kind], cc, cylinders, torque, use, tank, price, paint },
  learner,
  features,
});

const LEARNER = true;
const KAWASAKI = 'Kawasaki Motorcycles';
const QUICKSHIFTER = 'Quickshifter';
const TFT = 'TFT Display';
const HEATED = 'Heated Grips';
const PHONE = 'Phone Connectivity';
const CLUTCH = 'Assist and Slipper Clutch';
const TRACTION = 'Traction Control';

export const motorcycles: readonly MotorcycleSpec[] = [
  motorcycle(
    'Naked',
    [KAWASAKI, 'Z500', 'SE'],
    [451, 2, 43, 3.9, 14],
    9_049,
    ['green', 'Green'],
    [TFT, PHONE, CLUTCH],
    LEARNER,
  ),
  motorcycle(
    'Naked',
    [KAWASAKI, 'Z650L', ''],
    [649, 2, 57, 4.3, 15],
    11_399,
    ['grey', 'Grey'],
    [TFT, PHONE, TRACTION, CLUTCH],
    LEARNER,
  ),
  motorcycle(
    'Naked',
    [KAWASAKI, 'Z900', 'SE'],
    [948, 4, 97, 4.8, 17],
    18_299,
    ['black', 'Black'],
    [TFT, PHONE, QUICKSHIFTER, TRACTION, 'Öhlins Rear Shock', 'Riding Modes'],
  ),
  motorcycle(
    'Cruiser',
    [KAWASAKI, 'Vulcan S', ''],
    [649, 2, 59, 4.4, 14],
    12_149,
    ['dark-blue', 'Dark Blue'],
    ['Adjustable Footpegs', CLUTCH],
    LEARNER,
  ),
  motorcycle(
    'Adventure',
    [KAWASAKI, 'KLR650', 'Adventure'],
    [652, 1, 53, 4.9, 23],
    11_949,
    ['beige', 'Beige'],
    ['Crash Bars', 'Fog Lamps', 'USB Socket(s)'],
    LEARNER,
  ),
  motorcycle(
    'Cruiser',
    ['Honda Motorcycles', 'Rebel', 'CMX500'],
    [471, 2, 43, 3.7, 11],
    9_499,
    ['grey', 'Grey'],
    [CLUTCH, 'Sissy Bar'],
    LEARNER,
  ),
  motorcycle(
    'Naked',
    ['Yamaha', 'MT-07', 'LA'],
    [655, 2, 57, 4.3, 14],
    13_299,
    ['blue', 'Blue'],
    ['Radiator Guard', 'Tail Tidy'],
    LEARNER,
  ),
  motorcycle(
    'Adventure',
    ['Yamaha', 'Ténéré 700', ''],
    [689, 2, 68, 4.3, 16],
    18_499,
    ['blue', 'Blue'],
    ['Crash Bars', 'Centre Stand', 'Bash Plate'],
  ),
  motorcycle(
    'Adventure',
    ['Suzuki Motorcycles', 'V-Strom 650', 'XT'],
    [645, 2, 62, 4.3, 20],
    13_690,
    ['yellow', 'Yellow'],
    [TRACTION, 'Hand Guards', 'Centre Stand'],
    LEARNER,
  ),
  {
    ...motorcycle(
      'Adventure',
      ['BMW Motorrad', 'F 850 GS', 'Rallye'],
      [853, 2, 92, 4.1, 15],
      21_990,
      ['white', 'White'],
      [TFT, QUICKSHIFTER, HEATED, 'Cruise Control', TRACTION],
    ),
    ages: [3, 6],
  },
  {
    ...motorcycle(
      'Cruiser',
      ['Harley-Davidson', 'Street Bob', '114'],
      [1_868, 2, 155, 5.7, 13],
      28_750,
      ['burgundy', 'Burgundy'],
      ['Mini Apes', 'Keyless Start', 'Stage 1 Exhaust'],
    ),
    ages: [2, 5],
  },
  {
    ...motorcycle(
      'Naked',
      ['KTM', '390 Duke', ''],
      [373, 1, 37, 3.5, 13],
      7_795,
      ['orange', 'Orange'],
      [TFT, QUICKSHIFTER],
      LEARNER,
    ),
    ages: [3, 6],
  },
  {
    ...motorcycle(
      'Adventure',
      ['CFMoto', '450MT', ''],
      [449, 2, 42, 3.9, 18],
      8_990,
      ['dark-blue', 'Dark Blue'],
      [TFT, PHONE, TRACTION, 'Bash Plate'],
      LEARNER,
    ),
    ages: [1, 2],
  },
  {
    ...motorcycle(
      'Cruiser',
      ['Royal Enfield', 'Meteor 350', 'Supernova'],
      [349, 1, 27, 2.8, 15],
      9_090,
      ['bronze', 'Bronze'],
      ['Tripper Navigation', 'Windscreen'],
      LEARNER,
    ),
    ages: [1, 4],
  },
  {
    ...motorcycle(
      'Naked',
      ['Ducati', 'Scrambler', 'Icon'],
      [803, 2, 65, 5.2, 13],
      18_200,
      ['red', 'Red'],
      [TFT, TRACTION, 'Termignoni Exhaust'],
    ),
    ages: [1, 4],
  },
  {
    ...motorcycle(
      'Adventure',
      ['Honda Motorcycles', 'NX500', ''],
      [471, 2, 43, 3.6, 17],
      11_649,
      ['grey', 'Grey'],
      [TFT, PHONE, TRACTION, CLUTCH],
      LEARNER,
    ),
    ages: [1, 2],
  },
  motorcycle(
    'Cruiser',
    ['Indian', 'Scout', 'Sixty'],
    [999, 2, 88, 5.3, 12],
    21_495,
    ['black', 'Black'],
    ['Keyless Start', 'Saddlebags'],
  ),
];
