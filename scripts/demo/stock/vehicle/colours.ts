import type { Colour } from '../../photography/catalogue.ts';
import type { Random } from './random.ts';

/** Dealers' names for paints, and how common each is on Australian roads. */
const CAR_COLOURS: readonly (readonly [Colour, string, number])[] = [
  ['white', 'White', 34],
  ['silver', 'Silver', 12],
  ['grey', 'Grey', 17],
  ['black', 'Black', 12],
  ['blue', 'Blue', 7],
  ['dark-blue', 'Dark Blue', 4],
  ['red', 'Red', 6],
  ['green', 'Green', 3],
  ['orange', 'Orange', 2],
  ['bronze', 'Bronze', 1.5],
  ['yellow', 'Yellow', 0.8],
  ['beige', 'Beige', 0.7],
  ['pearl-white', 'Pearl White', 5],
  ['burgundy', 'Burgundy', 1.5],
];

export interface Paint {
  colour: Colour;
  name: string;
}

export const pickPaint = (random: Random): Paint => {
  const [colour, name] = random.weighted(CAR_COLOURS.map((entry) => [entry, entry[2]] as const));
  return { colour, name };
};

/** Caravans are white, or white with some grey. */
export const pickCaravanPaint = (random: Random): Paint =>
  random.weighted([
    [{ colour: 'white', name: 'White' } as Paint, 8],
    [{ colour: 'silver', name: 'Silver' } as Paint, 2],
    [{ colour: 'grey', name: 'Grey' } as Paint, 1],
  ]);

/** Picks the feed's `interior_colour`: leather in a `premium` car, cloth in others, usually black. */
export const pickInterior = (random: Random, premium: boolean): string =>
  premium
    ? random.weighted([
        ['Black Leather', 6],
        ['Grey Leather', 2],
        ['Beige Leather', 1],
        ['Brown Leather', 1],
      ])
    : random.weighted([
        ['Black Cloth', 6],
        ['Grey Cloth', 3],
        ['Beige Cloth', 1],
      ]);
