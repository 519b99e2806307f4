/** A camera position: degrees around the subject from its nose, degrees up, and the angle of view. */
export interface View {
  around: number;
  up: number;
  fov: number;
}

export interface Standing {
  eye: readonly [number, number, number];
  target: readonly [number, number, number];
  fov: number;
}

/** Views of a whole body. The kerb side is on the left of the car, the driver's on its right. */
const WHOLE: Readonly<Record<string, View>> = {
  'front-three-quarter': { around: 40, up: 6.5, fov: 20 },
  side: { around: 90, up: 4, fov: 16 },
  'rear-three-quarter': { around: 142, up: 8, fov: 20 },
  front: { around: 0, up: 4.5, fov: 16 },
  rear: { around: 180, up: 5.5, fov: 16 },
  'front-right': { around: -34, up: 13, fov: 22 },
};

const SPIN_STEP = 10;

/**
 * Returns the view of a body by its name; a frame of a spin is `spin-<number>`. Undefined for any other name.
 */
export function wholeView(name: string): View | undefined {
  const frame = /^spin-(\d+)$/.exec(name)?.[1];
  return frame ? { around: Number(frame) * SPIN_STEP, up: 6, fov: 20 } : WHOLE[name];
}

/** Close views of a body: from a point on it (see Subject.marks), the distance in metres, the angle of view. */
export const CLOSE: Readonly<
  Record<string, { mark: string; off: readonly [number, number, number]; fov: number }>
> = {
  wheel: { mark: 'wheel', off: [-1.15, 0.42, 2.5], fov: 25 },
  headlamp: { mark: 'headlamp', off: [-2.0, 0.42, 1.35], fov: 25 },
  'tail-lamp': { mark: 'tail-lamp', off: [1.9, 0.45, 1.5], fov: 25 },
};

/** Views of a cabin: x runs rearwards from the windscreen, the driver sits at -z. */
export const CABIN: Readonly<Record<string, Standing>> = {
  interior: { eye: [2.78, 1.2, 0.05], target: [1.3, 0.81, -0.04], fov: 55 },
  dashboard: { eye: [2.32, 1.14, -0.36], target: [1.3, 0.9, -0.3], fov: 58 },
  seats: { eye: [1.36, 1.2, 1.14], target: [2.42, 0.76, -0.1], fov: 50 },
  'rear-seats': { eye: [2.84, 1.18, 1.1], target: [3.36, 0.74, -0.1], fov: 52 },
  boot: { eye: [5.5, 1.12, 0.06], target: [4.1, 0.74, 0], fov: 50 },
  odometer: { eye: [1.84, 1.08, -0.37], target: [1.44, 1.0, -0.37], fov: 44 },
  screen: { eye: [2.02, 1.08, -0.1], target: [1.43, 0.94, -0.01], fov: 44 },
  console: { eye: [2.52, 1.14, 0.2], target: [1.88, 0.6, 0], fov: 46 },
};

/** The same for a caravan's room, from its door. */
export const ROOM_VIEW: Standing = { eye: [1.05, 1.42, 0.1], target: [-2.6, 0.86, -0.04], fov: 52 };

export const PANORAMA = {
  cabin: [2.42, 1.12, 0],
  room: [-0.6, 1.4, 0],
} as const satisfies Record<string, Standing['eye']>;

/** Directions of the six faces of a panorama: where each looks, and its top. */
export const FACES = [
  { look: [-1, 0, 0], up: [0, 1, 0] },
  { look: [1, 0, 0], up: [0, 1, 0] },
  { look: [0, 0, 1], up: [0, 1, 0] },
  { look: [0, 0, -1], up: [0, 1, 0] },
  { look: [0, 1, 0], up: [1, 0, 0] },
  { look: [0, -1, 0], up: [-1, 0, 0] },
] as const;
