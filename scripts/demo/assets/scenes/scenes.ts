import type { Angle, Body, Colour } from '../../photography/catalogue.ts';
import { type Backdrop, coast, hall, shore, studio } from './backdrops.ts';
import type { Scene } from './compose.ts';

const WARM = ['#ffd9a0', '#fff2d8', '#ffb870'];

const dusk = (seed: number) =>
  shore({
    sky: [
      [0, '#142a4c'],
      [0.55, '#3c5b86'],
      [0.86, '#c98d6a'],
      [1, '#f0b27c'],
    ],
    water: [
      [0, '#9a8c92'],
      [0.4, '#5d6883'],
      [1, '#33435f'],
    ],
    quay: [
      [0, '#3d4a60'],
      [0.4, '#2c384c'],
      [1, '#18212f'],
    ],
    land: '#1a2a42',
    lights: WARM,
    seed,
  });
const blueHour = (seed: number) =>
  shore({
    sky: [
      [0, '#0e2440'],
      [0.6, '#28507f'],
      [1, '#7fa6c8'],
    ],
    water: [
      [0, '#7397b8'],
      [0.5, '#41658c'],
      [1, '#2a4666'],
    ],
    quay: [
      [0, '#34495f'],
      [0.4, '#26384c'],
      [1, '#141f2d'],
    ],
    land: '#12243b',
    lights: ['#ffe2b0', '#ffffff', '#ffc98a'],
    seed,
  });
const morning = (seed: number) =>
  coast({
    sky: [
      [0, '#7fb0d2'],
      [0.6, '#c6dfe8'],
      [1, '#f6ead4'],
    ],
    ridges: ['#9dbac4', '#7ba0a9', '#4f7f86'],
    ground: [
      [0, '#6fa3ad'],
      [0.1, '#8bb8bd'],
      [0.14, '#e6d9bd'],
      [0.5, '#d3c19c'],
      [1, '#b39d73'],
    ],
    seed,
  });
const range = (seed: number) =>
  coast({
    sky: [
      [0, '#86a9c4'],
      [0.6, '#d3dbd8'],
      [1, '#f3dfc0'],
    ],
    ridges: ['#93a9a8', '#6d8a7f', '#48694f'],
    ground: [
      [0, '#8b9070'],
      [0.3, '#8d8566'],
      [1, '#5f573f'],
    ],
    seed,
  });
const sunset = (seed: number, sun?: { x: number; y: number; colour: string }) =>
  coast({
    sky: [
      [0, '#5d93a8'],
      [0.5, '#b9cfcb'],
      [0.85, '#f6dcb6'],
      [1, '#fbd3a0'],
    ],
    ridges: ['#8fb0b4', '#6c9397', '#3f6a6c'],
    ground: [
      [0, '#c9b48f'],
      [0.2, '#c0a67c'],
      [1, '#94794f'],
    ],
    sun,
    seed,
  });
const outback = (seed: number) =>
  coast({
    sky: [
      [0, '#4d7c97'],
      [0.6, '#d6c9b0'],
      [1, '#f2b67c'],
    ],
    ridges: ['#b58a78', '#9c6450', '#7d4030'],
    ground: [
      [0, '#b9694a'],
      [0.3, '#a9573a'],
      [1, '#6f3424'],
    ],
    seed,
  });
const night = (strips: Parameters<typeof hall>[0]['strips']) =>
  hall({ dark: '#07080a', light: '#d5dbe4', strips });

const THREE_STRIPS = [
  [0.5, 0.1, 0.5],
  [0.78, 0.2, 0.3],
  [0.2, 0.2, 0.22],
] as const;
const TWO_STRIPS = [
  [0.58, 0.12, 0.7],
  [0.58, 0.24, 0.44],
] as const;
const ONE_STRIP = [[0.6, 0.14, 0.6]] as const;

const yellow = studio({ wall: '#ffc400', floor: '#f0b400', light: '#ffdf66', at: 0.5 });
const sky = studio({ wall: '#8cc7ea', floor: '#74b4dc', light: '#c9e6f6', at: 0.5 });
const coral = studio({ wall: '#f2785c', floor: '#e06548', light: '#f9a48d', at: 0.5 });
const mint = studio({ wall: '#7fc8a4', floor: '#68b58f', light: '#b2e2ca', at: 0.5 });
const slate = studio({ wall: '#c9d4df', floor: '#b3c1cf', light: '#eef3f7', at: 0.5 });
const steel = studio({ wall: '#9fb6cc', floor: '#8aa3bb', light: '#d5e2ee', at: 0.5 });
const sand = studio({ wall: '#e3cfae', floor: '#d2ba93', light: '#f5ead6', at: 0.5 });
const lagoon = studio({ wall: '#8db9b5', floor: '#77a5a1', light: '#cfe4e1', at: 0.5 });

type Name = `${Body}/${Colour}`;
const FRONT: Angle = 'front-three-quarter';

function car(name: Name, angle: Angle = FRONT): Scene['car'] {
  const [body, colour] = name.split('/') as [Body, Colour];
  return { body, colour, angle };
}

/** A wide picture with room for text on the left. */
const wide = (name: Name, backdrop: Backdrop, more: Partial<Scene> & { angle?: Angle } = {}): Scene => {
  const { angle, ...rest } = more;
  return { car: car(name, angle), x: 0.69, size: 0.66, backdrop, exposure: 0.94, ...rest };
};
/** A picture for a card, with the car in the middle. */
const card = (name: Name, backdrop: Backdrop, more: Partial<Scene> & { angle?: Angle } = {}): Scene => {
  const { angle, ...rest } = more;
  return { car: car(name, angle), x: 0.5, size: 0.74, backdrop, width: 1440, ...rest };
};

export const scenes: Readonly<Record<string, Scene>> = {
  'harbour-range': wide('suv/blue', dusk(4)),
  'harbour-electric': wide('suv-small/white', morning(12)),
  'harbour-work': wide('ute/orange', range(21)),
  'harbour-moorooka': card('ute/grey', range(8)),
  'harbour-offer-fleet': card('ute/grey', steel),
  'harbour-offer-hybrid': card('sedan/white', slate),
  'harbour-offer-wall-box': card('suv-small/silver', steel),
  'harbour-offer-certified': card('suv/blue', slate),
  'harbour-offer-demonstrators': card('suv-large/dark-blue', steel),

  'northside-mx-5': wide('convertible/red', dusk(41), { x: 0.68, size: 0.72, exposure: 0.85 }),
  'northside-drive': wide('suv/grey', blueHour(52), { angle: 'rear-three-quarter', exposure: 0.9 }),
  'northside-offer-cx-5': card('suv/white', night(ONE_STRIP), { exposure: 0.78 }),
  'northside-offer-cx-60': card('suv-large/grey', night(TWO_STRIPS), { exposure: 0.9 }),
  'northside-offer-bt-50': card('ute/blue', night(THREE_STRIPS), { exposure: 0.9 }),
  'northside-offer-mazda3': card('sedan/silver', night(ONE_STRIP), { exposure: 0.8 }),

  'valuecars-yard': wide('hatch/blue', yellow, { x: 0.5, size: 0.8, exposure: 1 }),
  'valuecars-family': wide('wagon/orange', sky, { x: 0.5, size: 0.8, exposure: 1 }),
  'valuecars-utes': wide('ute/white', coral, { x: 0.5, size: 0.8, exposure: 1 }),
  'valuecars-offer-first-car': card('hatch/red', sky),
  'valuecars-offer-utes': card('ute/white', coral),
  'valuecars-offer-finance': card('suv-small/blue', yellow),
  'valuecars-offer-delivery': card('van/white', mint),
  'valuecars-offer-mates': card('people-mover/silver', yellow),

  'coastline-touring': wide('caravan/white', sunset(9, { x: 0.2, y: 0.27, colour: '#fff1d2' }), {
    light: '#fff7ea',
    exposure: 0.98,
  }),
  'coastline-off-road': wide('caravan-off-road/grey', outback(14), { light: '#fff2e4' }),
  'coastline-towing': wide('four-wheel-drive/green', outback(27), {
    angle: 'rear-three-quarter',
    light: '#fff2e4',
  }),
  'coastline-compact': card('caravan-compact/white', morning(31)),
  'coastline-heatherbrae': card('caravan/white', range(44), { angle: 'rear-three-quarter' }),
  'coastline-offer-solar': card('caravan-off-road/grey', sand),
  'coastline-offer-hitch': card('four-wheel-drive/white', lagoon, { angle: 'rear-three-quarter' }),
  'coastline-offer-finance': card('caravan/white', lagoon),
  'coastline-offer-check': card('caravan-compact/white', sand),
};
