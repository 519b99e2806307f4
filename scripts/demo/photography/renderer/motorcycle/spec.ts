import type { Place } from '../solid/kit.ts';
import type { Point } from '../solid/math.ts';

/** A part by its side view and its greatest half width. */
interface Shell {
  outline: readonly Point[];
  half: number;
}

/** A wheel: outer radius and section width of its tyre, and its rim's radius, in metres. */
export interface Tyre {
  radius: number;
  width: number;
  rim: number;
}

/**
 * The dimensions of a motorcycle in metres: the middle between its wheels at x = 0, its nose towards -x, its
 * left (stand) side at +z.
 */
export interface MotorcycleSpec {
  wheelbase: number;
  front: Tyre;
  rear: Tyre;
  /** Spoked wheels and block tread for gravel and classic looks, or cast wheels. */
  wires: boolean;
  blocks: boolean;
  /** Backward lean of the fork as run over rise, and the height of its upper clamp. */
  rake: number;
  head: number;
  /** A classic fork with rubber boots and slim lower legs, or an upside-down fork. */
  classicFork: boolean;
  /** Handlebar: height of the grips above the clamp, distance behind it, and half width. */
  bar: { rise: number; back: number; half: number };
  tank: Shell;
  seat: Shell;
  tail: Shell;
  /** Panels on both sides of the tank, at a distance from the middle. */
  shroud?: Shell & { out: number };
  /** Mudguards: degrees from straight ahead over the top, how far they reach down the sides. */
  frontGuard: { from: number; to: number; drop: number };
  rearGuard?: { from: number; to: number; drop: number };
  engine: 'twin' | 'vee';
  crank: Point;
  /** The middle of the headlamp: round, or a mask with projectors. */
  lamp: { at: Point; round: boolean };
  /** From the cylinder head to the silencer, on the right, then the silencer's ends and radius. */
  pipes: readonly (readonly Place[])[];
  silencers: readonly { from: Place; to: Place; radius: number }[];
  /** Pivot of the swingarm. */
  pivot: Point;
  foot: Point;
  twinShocks: boolean;
  /** Touring equipment: screen, beak, hand guards, crash bars, rack and plate under the engine. */
  touring: boolean;
}

const ROAD: MotorcycleSpec = {
  wheelbase: 1.42,
  front: { radius: 0.3, width: 0.12, rim: 0.222 },
  rear: { radius: 0.316, width: 0.178, rim: 0.224 },
  wires: false,
  blocks: false,
  rake: 0.45,
  head: 0.92,
  classicFork: false,
  bar: { rise: 0.075, back: 0.12, half: 0.375 },
  tank: {
    half: 0.145,
    outline: [
      [-0.4, 0.86],
      [-0.34, 0.96],
      [-0.24, 1.01],
      [-0.1, 0.995],
      [0.04, 0.925],
      [0.1, 0.85],
      [0.09, 0.8],
      [-0.04, 0.75],
      [-0.24, 0.75],
      [-0.37, 0.79],
    ],
  },
  seat: {
    half: 0.125,
    outline: [
      [0.03, 0.86],
      [0.12, 0.83],
      [0.27, 0.805],
      [0.4, 0.815],
      [0.47, 0.86],
      [0.6, 0.885],
      [0.72, 0.905],
      [0.74, 0.885],
      [0.6, 0.83],
      [0.4, 0.755],
      [0.2, 0.755],
      [0.05, 0.78],
    ],
  },
  tail: {
    half: 0.1,
    outline: [
      [0.16, 0.78],
      [0.42, 0.775],
      [0.6, 0.845],
      [0.76, 0.895],
      [0.85, 0.93],
      [0.83, 0.89],
      [0.7, 0.82],
      [0.5, 0.735],
      [0.32, 0.69],
      [0.16, 0.7],
    ],
  },
  shroud: {
    half: 0.022,
    out: 0.16,
    outline: [
      [-0.47, 0.86],
      [-0.3, 0.9],
      [-0.16, 0.84],
      [-0.2, 0.74],
      [-0.33, 0.62],
      [-0.36, 0.72],
    ],
  },
  frontGuard: { from: 42, to: 142, drop: 0.045 },
  engine: 'twin',
  crank: [-0.02, 0.4],
  lamp: { at: [-0.56, 0.84], round: false },
  pipes: [
    [
      [-0.18, 0.6, 0.07],
      [-0.29, 0.52, 0.08],
      [-0.31, 0.36, 0.08],
      [-0.22, 0.22, 0.05],
      [-0.02, 0.17, 0],
      [0.14, 0.18, -0.07],
      [0.22, 0.22, -0.12],
    ],
    [
      [-0.18, 0.6, -0.07],
      [-0.29, 0.52, -0.08],
      [-0.31, 0.36, -0.08],
      [-0.22, 0.22, -0.06],
      [-0.02, 0.17, -0.04],
      [0.14, 0.18, -0.09],
      [0.22, 0.22, -0.12],
    ],
  ],
  silencers: [{ from: [0.24, 0.22, -0.15], to: [0.58, 0.36, -0.19], radius: 0.06 }],
  pivot: [0.2, 0.41],
  foot: [0.22, 0.38],
  twinShocks: false,
  touring: false,
};

const CRUISER: MotorcycleSpec = {
  wheelbase: 1.58,
  front: { radius: 0.325, width: 0.115, rim: 0.236 },
  rear: { radius: 0.325, width: 0.165, rim: 0.213 },
  wires: true,
  blocks: false,
  rake: 0.6,
  head: 0.86,
  classicFork: true,
  bar: { rise: 0.17, back: 0.26, half: 0.41 },
  tank: {
    half: 0.15,
    outline: [
      [-0.43, 0.8],
      [-0.4, 0.88],
      [-0.28, 0.93],
      [-0.12, 0.91],
      [0.04, 0.83],
      [0.13, 0.745],
      [0.1, 0.7],
      [-0.12, 0.7],
      [-0.36, 0.74],
    ],
  },
  seat: {
    half: 0.15,
    outline: [
      [0.08, 0.76],
      [0.18, 0.715],
      [0.32, 0.7],
      [0.44, 0.715],
      [0.5, 0.755],
      [0.66, 0.765],
      [0.8, 0.745],
      [0.82, 0.715],
      [0.6, 0.685],
      [0.34, 0.645],
      [0.12, 0.66],
    ],
  },
  tail: {
    half: 0.11,
    outline: [
      [0.02, 0.64],
      [0.28, 0.63],
      [0.3, 0.52],
      [0.22, 0.44],
      [0.06, 0.5],
    ],
  },
  frontGuard: { from: 30, to: 170, drop: 0.07 },
  rearGuard: { from: 55, to: 184, drop: 0.09 },
  engine: 'vee',
  crank: [-0.08, 0.36],
  lamp: { at: [-0.6, 0.8], round: true },
  pipes: [
    [
      [-0.2, 0.62, -0.06],
      [-0.3, 0.56, -0.13],
      [-0.29, 0.4, -0.17],
      [-0.2, 0.27, -0.19],
      [0.1, 0.24, -0.2],
      [0.3, 0.24, -0.2],
    ],
    [
      [0.06, 0.62, -0.06],
      [0.15, 0.58, -0.14],
      [0.15, 0.44, -0.19],
      [0.22, 0.36, -0.2],
      [0.4, 0.34, -0.2],
    ],
  ],
  silencers: [
    { from: [0.28, 0.24, -0.2], to: [0.98, 0.25, -0.21], radius: 0.045 },
    { from: [0.38, 0.345, -0.2], to: [1.02, 0.355, -0.21], radius: 0.045 },
  ],
  pivot: [0.22, 0.36],
  foot: [-0.38, 0.32],
  twinShocks: true,
  touring: false,
};

const ADVENTURE: MotorcycleSpec = {
  wheelbase: 1.56,
  front: { radius: 0.34, width: 0.112, rim: 0.255 },
  rear: { radius: 0.325, width: 0.152, rim: 0.225 },
  wires: true,
  blocks: true,
  rake: 0.49,
  head: 1.06,
  classicFork: false,
  bar: { rise: 0.1, back: 0.1, half: 0.425 },
  tank: {
    half: 0.165,
    outline: [
      [-0.44, 0.96],
      [-0.38, 1.07],
      [-0.26, 1.12],
      [-0.1, 1.09],
      [0.06, 1.0],
      [0.11, 0.93],
      [0.08, 0.87],
      [-0.06, 0.84],
      [-0.24, 0.82],
      [-0.4, 0.86],
    ],
  },
  seat: {
    half: 0.135,
    outline: [
      [0.05, 0.97],
      [0.14, 0.925],
      [0.3, 0.905],
      [0.42, 0.92],
      [0.48, 0.965],
      [0.74, 0.99],
      [0.78, 0.965],
      [0.6, 0.9],
      [0.4, 0.845],
      [0.12, 0.85],
    ],
  },
  tail: {
    half: 0.11,
    outline: [
      [0.14, 0.87],
      [0.42, 0.865],
      [0.66, 0.925],
      [0.84, 0.98],
      [0.88, 0.955],
      [0.7, 0.875],
      [0.46, 0.8],
      [0.2, 0.775],
    ],
  },
  shroud: {
    half: 0.024,
    out: 0.19,
    outline: [
      [-0.6, 1.02],
      [-0.46, 1.1],
      [-0.26, 1.03],
      [-0.12, 0.93],
      [-0.18, 0.8],
      [-0.34, 0.62],
      [-0.4, 0.78],
      [-0.5, 0.9],
    ],
  },
  frontGuard: { from: 60, to: 140, drop: 0.04 },
  engine: 'twin',
  crank: [-0.03, 0.47],
  lamp: { at: [-0.64, 0.99], round: false },
  pipes: [
    [
      [-0.19, 0.67, 0.07],
      [-0.3, 0.6, 0.08],
      [-0.33, 0.44, 0.08],
      [-0.24, 0.3, 0.04],
      [0.02, 0.27, -0.08],
      [0.2, 0.36, -0.14],
      [0.34, 0.52, -0.16],
    ],
    [
      [-0.19, 0.67, -0.07],
      [-0.3, 0.6, -0.08],
      [-0.33, 0.44, -0.08],
      [-0.24, 0.3, -0.08],
      [0.02, 0.28, -0.11],
      [0.2, 0.37, -0.15],
      [0.34, 0.52, -0.16],
    ],
  ],
  silencers: [{ from: [0.34, 0.51, -0.17], to: [0.78, 0.74, -0.21], radius: 0.058 }],
  pivot: [0.22, 0.46],
  foot: [0.2, 0.41],
  twinShocks: false,
  touring: true,
};

export const MOTORCYCLES = {
  'motorcycle-road': ROAD,
  'motorcycle-cruiser': CRUISER,
  'motorcycle-adventure': ADVENTURE,
} as const satisfies Record<string, MotorcycleSpec>;

export type MotorcycleBody = keyof typeof MOTORCYCLES;
