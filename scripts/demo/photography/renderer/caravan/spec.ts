/**
 * The dimensions of a caravan, in the coordinates of bodies.ts: the coupling at x = 0, the kerb side at +z.
 */
export interface CaravanSpec {
  start: number;
  end: number;
  floor: number;
  roof: number;
  halfWidth: number;
  axles: readonly number[];
  wheel: number;
  /** Backward lean of the front towards the roof. */
  rake: number;
  /** Height to which plate covers the lower body, and the front. */
  plate: number;
  frontPlate: number;
  door: number;
  /** Ribbed aluminium on the sides instead of flat panel. */
  ribbed: boolean;
  /** Dark pane across the front: height of its middle, half its height, half its width. */
  frontWindow: readonly [number, number, number];
  decal: 'sweep' | 'bands' | 'slash';
  /** A roof that lifts: shown raised on its canvas, or down for travel. */
  liftingRoof?: 'raised' | 'down';
  /** A low box with a lid that unfolds into beds: no door, no windows, no awning. */
  folding?: boolean;
  /** Windows of the kerb side and the road side: x, y, width, height. */
  kerbWindows: readonly (readonly [number, number, number, number])[];
  roadWindows: readonly (readonly [number, number, number, number])[];
}

export const CARAVANS = {
  caravan: {
    start: 1.45,
    end: 7.75,
    floor: 0.5,
    roof: 2.78,
    halfWidth: 1.22,
    axles: [4.42, 5.24],
    wheel: 0.365,
    rake: 0.75,
    plate: 0.92,
    frontPlate: 1.25,
    door: 3.42,
    ribbed: false,
    frontWindow: [1.95, 0.3, 0.9],
    decal: 'sweep',
    kerbWindows: [
      [2.42, 1.86, 0.62, 0.5],
      [5.1, 1.86, 1.3, 0.62],
      [6.9, 1.9, 0.62, 0.5],
    ],
    roadWindows: [
      [2.42, 1.86, 0.62, 0.5],
      [4.6, 1.86, 1.1, 0.56],
      [6.4, 1.9, 0.7, 0.5],
    ],
  },
  'caravan-compact': {
    start: 1.3,
    end: 6.05,
    floor: 0.46,
    roof: 2.66,
    halfWidth: 1.15,
    axles: [4.0],
    wheel: 0.345,
    rake: 0.55,
    plate: 0.78,
    frontPlate: 1.02,
    door: 2.72,
    ribbed: true,
    frontWindow: [1.85, 0.3, 0.82],
    decal: 'bands',
    kerbWindows: [
      [4.0, 1.8, 1.15, 0.58],
      [5.4, 1.82, 0.56, 0.46],
    ],
    roadWindows: [
      [2.6, 1.8, 1.0, 0.56],
      [4.6, 1.8, 0.9, 0.56],
    ],
  },
  'caravan-off-road': {
    start: 1.6,
    end: 7.35,
    floor: 0.68,
    roof: 2.92,
    halfWidth: 1.2,
    axles: [4.5, 5.42],
    wheel: 0.405,
    rake: 0.95,
    plate: 1.3,
    frontPlate: 1.62,
    door: 3.34,
    ribbed: false,
    frontWindow: [2.24, 0.24, 0.86],
    decal: 'slash',
    kerbWindows: [
      [5.05, 2.06, 1.1, 0.52],
      [6.62, 2.08, 0.6, 0.46],
    ],
    roadWindows: [
      [3.3, 2.06, 0.8, 0.5],
      [5.4, 2.06, 1.1, 0.52],
    ],
  },
  'caravan-pop-top': {
    start: 1.35,
    end: 6.4,
    floor: 0.48,
    roof: 2.12,
    halfWidth: 1.16,
    axles: [4.15],
    wheel: 0.35,
    rake: 0.34,
    plate: 0.84,
    frontPlate: 1.1,
    door: 2.9,
    ribbed: true,
    frontWindow: [1.62, 0.22, 0.84],
    decal: 'bands',
    liftingRoof: 'raised',
    kerbWindows: [
      [4.35, 1.6, 1.2, 0.5],
      [5.75, 1.6, 0.56, 0.44],
    ],
    roadWindows: [
      [2.6, 1.6, 0.9, 0.5],
      [4.9, 1.6, 1.0, 0.5],
    ],
  },
  'caravan-hybrid': {
    start: 1.75,
    end: 6.15,
    floor: 0.74,
    roof: 2.2,
    halfWidth: 1.05,
    axles: [4.15],
    wheel: 0.41,
    rake: 0.72,
    plate: 1.28,
    frontPlate: 1.5,
    door: 3.3,
    ribbed: false,
    frontWindow: [9, 0.01, 0.01],
    decal: 'slash',
    liftingRoof: 'down',
    kerbWindows: [[4.75, 1.76, 0.95, 0.44]],
    roadWindows: [
      [3.2, 1.76, 0.7, 0.42],
      [5.2, 1.76, 0.6, 0.42],
    ],
  },
  'camper-trailer': {
    start: 1.4,
    end: 5.1,
    floor: 0.56,
    roof: 1.16,
    halfWidth: 1.02,
    axles: [3.45],
    wheel: 0.365,
    rake: 0,
    plate: 0.78,
    frontPlate: 1.0,
    door: 0,
    ribbed: false,
    frontWindow: [9, 0.01, 0.01],
    decal: 'sweep',
    folding: true,
    kerbWindows: [],
    roadWindows: [],
  },
} as const satisfies Record<string, CaravanSpec>;

export type CaravanBody = keyof typeof CARAVANS;
