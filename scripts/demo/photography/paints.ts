/**
 * A paint: its common colour as the 8-bit sRGB of its pigment, and its share of metal flake (0 solid, 1 all
 * flake). Flake mirrors the studio lights in the paint's colour; solid paint shows its colour evenly.
 */
export interface Paint {
  readonly pigment: readonly [number, number, number];
  readonly flake: number;
}

export const COLOUR_NAMES = [
  'white',
  'pearl-white',
  'silver',
  'grey',
  'black',
  'red',
  'burgundy',
  'blue',
  'dark-blue',
  'green',
  'orange',
  'yellow',
  'bronze',
  'beige',
] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

export const PAINTS: Readonly<Record<ColourName, Paint>> = {
  white: { pigment: [222, 223, 224], flake: 0 },
  'pearl-white': { pigment: [231, 229, 222], flake: 0.28 },
  silver: { pigment: [172, 176, 181], flake: 0.6 },
  grey: { pigment: [74, 79, 85], flake: 0.6 },
  black: { pigment: [9, 10, 12], flake: 0.2 },
  red: { pigment: [152, 5, 12], flake: 0.3 },
  burgundy: { pigment: [84, 9, 24], flake: 0.5 },
  blue: { pigment: [16, 66, 150], flake: 0.5 },
  'dark-blue': { pigment: [13, 29, 66], flake: 0.5 },
  green: { pigment: [33, 66, 48], flake: 0.5 },
  orange: { pigment: [206, 82, 12], flake: 0.3 },
  yellow: { pigment: [224, 166, 12], flake: 0.1 },
  bronze: { pigment: [112, 84, 58], flake: 0.6 },
  beige: { pigment: [190, 176, 150], flake: 0.45 },
};
