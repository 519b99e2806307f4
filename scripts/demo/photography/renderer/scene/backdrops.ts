import { type Backdrop, DAYLIGHT } from '../stage/backdrop.ts';

type Rgb = readonly [number, number, number];

const room = (near: Rgb, far: Rgb, low: Rgb, high: Rgb, more: Partial<Backdrop> = {}): Backdrop => ({
  ...DAYLIGHT,
  floorNear: near,
  floorFar: far,
  wallLow: low,
  wallHigh: high,
  spread: [5, 2],
  fall: [4, 22],
  ...more,
});

export const paper = room([0.9, 0.9, 0.895], [0.84, 0.84, 0.835], [0.84, 0.84, 0.835], [0.93, 0.93, 0.925], {
  gloss: 0.2,
});

/** A dark room with a glow where floor and wall meet. */
export const night = room(
  [0.075, 0.079, 0.088],
  [0.15, 0.16, 0.18],
  [0.15, 0.16, 0.18],
  [0.02, 0.022, 0.027],
  {
    mood: 0.8,
    gloss: 0.5,
    rise: 0.13,
    spread: [0, 0],
    fall: [2, 30],
  },
);

export const summer = room([0.86, 0.865, 0.86], [0.85, 0.905, 0.94], [0.85, 0.905, 0.94], [0.5, 0.71, 0.88], {
  gloss: 0.12,
  fill: 0.12,
});

export const coast = room([0.82, 0.77, 0.7], [0.46, 0.6, 0.66], [0.92, 0.83, 0.76], [0.55, 0.68, 0.78], {
  gloss: 0.1,
  shore: true,
  fall: [7.5, 10],
  lamps: 0.6,
  sun: { towards: [-0.5, 0.06, -1], tight: 24, colour: [0.2, 0.13, 0.05] },
});

/** Skies for showroom exteriors. */
export const noon = room([0.52, 0.52, 0.525], [0.5, 0.51, 0.52], [0.84, 0.9, 0.95], [0.42, 0.62, 0.82], {
  gloss: 0.06,
  lamps: 0.4,
  spread: [14, 10],
  fall: [6, 40],
});

export const overcast = room([0.55, 0.56, 0.57], [0.52, 0.53, 0.55], [0.86, 0.875, 0.89], [0.7, 0.73, 0.76], {
  gloss: 0.12,
  lamps: 0.4,
  spread: [14, 10],
  fall: [6, 40],
});

export const golden = room([0.52, 0.48, 0.44], [0.45, 0.42, 0.41], [0.98, 0.82, 0.62], [0.5, 0.6, 0.72], {
  gloss: 0.14,
  lamps: 0.32,
  spread: [14, 10],
  fall: [6, 40],
  mood: 0.3,
  sun: { towards: [0.8, 0.1, -1], tight: 14, colour: [0.2, 0.12, 0.02] },
});

export const dusk = room([0.25, 0.26, 0.3], [0.16, 0.17, 0.22], [0.72, 0.52, 0.5], [0.13, 0.19, 0.34], {
  gloss: 0.26,
  lamps: 0.18,
  spread: [14, 10],
  fall: [6, 34],
  mood: 0.65,
});

export const blueHour = room([0.2, 0.23, 0.29], [0.12, 0.15, 0.22], [0.36, 0.46, 0.62], [0.07, 0.11, 0.23], {
  gloss: 0.34,
  lamps: 0.15,
  spread: [14, 10],
  fall: [6, 34],
  mood: 0.75,
});

export const morning = room([0.56, 0.555, 0.545], [0.55, 0.55, 0.56], [0.95, 0.9, 0.84], [0.66, 0.78, 0.88], {
  gloss: 0.08,
  lamps: 0.4,
  spread: [14, 10],
  fall: [6, 40],
});

/** Sealed concrete under even light. */
export const workshop = room([0.46, 0.47, 0.48], [0.5, 0.51, 0.52], [0.8, 0.81, 0.82], [0.86, 0.87, 0.88], {
  gloss: 0.22,
  lamps: 0.7,
  fill: 0.25,
  fall: [6, 30],
});

/** A handover bay after dark, warmly lit. */
export const evening = room([0.3, 0.29, 0.28], [0.2, 0.19, 0.19], [0.14, 0.14, 0.15], [0.08, 0.08, 0.09], {
  gloss: 0.26,
  lamps: 0.75,
  mood: 0.45,
  spread: [2, 1],
  fall: [4, 20],
});
