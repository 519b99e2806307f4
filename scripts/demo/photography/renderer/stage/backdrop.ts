/** Colours of a room as they appear in the picture: floor near and far, wall at the horizon and above. */
export interface Backdrop {
  floorNear: readonly [number, number, number];
  floorFar: readonly [number, number, number];
  wallLow: readonly [number, number, number];
  wallHigh: readonly [number, number, number];
  /** Sine of the height at which the wall has its upper colour. */
  rise: number;
  /** Reflectivity of the floor seen from straight above. */
  gloss: number;
  /** 0 a bright studio, 1 only the lamps. */
  mood: number;
  /** Extra light from everywhere, as a share of the usual. */
  fill: number;
  /** Brightness of the soft boxes; 1 in the studio. */
  lamps: number;
  /** The floor changes along -z, as a beach does towards the sea, rather than all around. */
  shore: boolean;
  /** How much further out the lamps are than for one car: metres in x and z. */
  spread: readonly [number, number];
  /** A glow low in the sky: direction, width (cosine power) and colour; black for none. */
  sun: {
    towards: readonly [number, number, number];
    tight: number;
    colour: readonly [number, number, number];
  };
  /** Start and end of the floor's darkening, in metres from the middle. */
  fall: readonly [number, number];
}

export const DAYLIGHT: Backdrop = {
  floorNear: [0.87, 0.873, 0.877],
  floorFar: [0.785, 0.79, 0.797],
  wallLow: [0.785, 0.79, 0.797],
  wallHigh: [0.905, 0.908, 0.912],
  rise: 0.35,
  gloss: 0.16,
  mood: 0,
  fill: 0,
  lamps: 1,
  shore: false,
  spread: [0, 0],
  sun: { towards: [0, 0, -1], tight: 8, colour: [0, 0, 0] },
  fall: [1.5, 11],
};

/** The view through an interior's windows: the same room, slightly over-exposed. */
export const OUTSIDE: Backdrop = {
  ...DAYLIGHT,
  floorNear: [0.88, 0.887, 0.89],
  floorFar: [0.88, 0.887, 0.892],
  wallLow: [0.885, 0.892, 0.9],
  wallHigh: [0.95, 0.955, 0.962],
  gloss: 0,
  fill: 0.8,
};
