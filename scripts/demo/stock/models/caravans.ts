import type { Body } from '../../photography/catalogue.ts';

/** A caravan model: lengths in mm, masses in kg, prices as new in AUD by layout. */
export interface CaravanSpec {
  make: string;
  model: string;
  body: 'caravan' | 'popTop' | 'hybridCaravan' | 'offRoadCaravan' | 'camperTrailer' | 'motorhome';
  photo: Body;
  /** Inner body length and width. */
  size: readonly [length: number, width: number];
  tare: number;
  atm: number;
  axle: 'Single Axle' | 'Tandem Axle';
  sleeps: number;
  layouts: readonly (readonly [name: string, price: number])[];
}

/** The photographed body for each kind; a short caravan has a separate body. */
const PHOTOS: Readonly<Record<CaravanSpec['body'], Body>> = {
  caravan: 'caravan',
  offRoadCaravan: 'caravan-off-road',
  popTop: 'caravan-pop-top',
  hybridCaravan: 'caravan-hybrid',
  camperTrailer: 'camper-trailer',
  motorhome: 'motorhome',
};

const van = (
  make: string,
  model: string,
  body: CaravanSpec['body'],
  [length, width, tare, atm, sleeps]: readonly [number, number, number, number, number],
  layouts: CaravanSpec['layouts'],
): CaravanSpec => ({
  make,
  model,
  body,
  photo: body === 'caravan' && length <= 5_600 ? 'caravan-compact' : PHOTOS[body],
  size: [length, width],
  tare,
  atm,
  axle: atm > 2_200 ? 'Tandem Axle' : 'Single Axle',
  sleeps,
  layouts,
});

/** The caravan dealer's only motorhome. */
export const motorhome: CaravanSpec = {
  make: 'Jayco',
  model: 'Conquest',
  body: 'motorhome',
  photo: 'motorhome',
  size: [7_050, 2_200],
  tare: 3_480,
  atm: 4_495,
  axle: 'Single Axle',
  sleeps: 4,
  layouts: [
    ['MS.20-1', 189_990],
    ['MS.25-5', 204_990],
  ],
};

export const caravans: readonly CaravanSpec[] = [
  van(
    'Jayco',
    'Starcraft',
    'caravan',
    [5_940, 2_470, 2_240, 2_740, 4],
    [
      ['18.55-4', 69_990],
      ['18.55-9 Bunk', 72_490],
    ],
  ),
  van(
    'Jayco',
    'Journey',
    'caravan',
    [6_240, 2_470, 2_370, 2_900, 4],
    [
      ['19.61-3', 83_990],
      ['21.66-3', 91_490],
    ],
  ),
  van(
    'Jayco',
    'Silverline',
    'caravan',
    [6_750, 2_470, 2_710, 3_300, 2],
    [
      ['21.65-3', 118_990],
      ['24.75-7', 129_990],
    ],
  ),
  van(
    'Jayco',
    'Journey Outback',
    'offRoadCaravan',
    [5_760, 2_470, 2_380, 2_950, 3],
    [
      ['17.55-8', 84_990],
      ['19.61-3', 94_990],
    ],
  ),
  van(
    'Jayco',
    'All Terrain',
    'offRoadCaravan',
    [6_120, 2_470, 2_760, 3_500, 4],
    [
      ['18.58-1', 119_990],
      ['19.61-3', 126_990],
    ],
  ),
  van(
    'Jayco',
    'Crosstrak',
    'hybridCaravan',
    [4_550, 2_150, 1_590, 2_200, 3],
    [
      ['13.HB', 56_990],
      ['15.OB', 63_490],
    ],
  ),
  van(
    'Jayco',
    'Swan',
    'camperTrailer',
    [4_940, 2_150, 1_280, 1_620, 6],
    [
      ['Camper', 34_990],
      ['Swan Outback', 38_990],
    ],
  ),
  van(
    'Jayco',
    'Expanda',
    'popTop',
    [5_270, 2_350, 1_860, 2_400, 6],
    [
      ['16.49-3', 57_490],
      ['18.57-7 Outback', 66_990],
    ],
  ),
  van(
    'Avan',
    'Aliner',
    'camperTrailer',
    [4_110, 2_000, 890, 1_350, 2],
    [
      ['1', 29_990],
      ['2 Adventure Pack', 34_490],
    ],
  ),
  van(
    'Avan',
    'Cruiseliner',
    'popTop',
    [5_300, 2_250, 1_480, 1_950, 4],
    [
      ['3', 46_990],
      ['Adventure Pack', 52_490],
    ],
  ),
  van(
    'Crusader',
    'Excalibur',
    'caravan',
    [6_270, 2_480, 2_540, 3_100, 3],
    [
      ['Baron', 104_990],
      ['Warrior', 112_490],
    ],
  ),
  van(
    'Crusader',
    'Chameleon',
    'offRoadCaravan',
    [6_120, 2_480, 2_620, 3_300, 5],
    [
      ['Family X-Country', 99_990],
      ['Couples', 95_490],
    ],
  ),
  van(
    'New Age',
    'Manta Ray',
    'caravan',
    [5_790, 2_480, 2_300, 2_900, 4],
    [
      ['18BE', 74_990],
      ['20BE Bunk', 81_990],
    ],
  ),
  van(
    'New Age',
    'Road Owl',
    'caravan',
    [5_200, 2_300, 1_780, 2_380, 2],
    [
      ['16ER', 56_990],
      ['18ER', 61_990],
    ],
  ),
  van(
    'New Age',
    'Gecko',
    'offRoadCaravan',
    [5_480, 2_300, 2_190, 2_990, 3],
    [
      ['GT16', 72_990],
      ['GT18', 77_490],
    ],
  ),
  van(
    'Lotus',
    'Trooper',
    'offRoadCaravan',
    [5_940, 2_490, 2_690, 3_500, 4],
    [
      ['20\u20326"', 109_990],
      ['22\u20326" Bunk', 117_990],
    ],
  ),
  van(
    'Supreme',
    'Getaway',
    'caravan',
    [5_720, 2_440, 2_180, 2_750, 3],
    [
      ['1960', 72_990],
      ['2060 Bunk', 76_990],
    ],
  ),
  van(
    'Coromal',
    'Element',
    'caravan',
    [5_400, 2_400, 1_920, 2_490, 4],
    [
      ['552', 48_990],
      ['612 Bunk', 52_990],
    ],
  ),
  van('MDC', 'XT15HR', 'hybridCaravan', [4_700, 2_170, 1_970, 2_700, 4], [['Hybrid', 69_990]]),
  van(
    'Cub',
    'Frontier',
    'camperTrailer',
    [4_300, 1_900, 1_050, 1_700, 5],
    [
      ['Base', 39_990],
      ['Hybrid', 47_990],
    ],
  ),
];
