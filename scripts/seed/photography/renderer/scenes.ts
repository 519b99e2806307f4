import * as THREE from 'three';
import type { EditorialName } from '../catalogue.ts';
import { type ColourName, PAINTS } from '../paints.ts';
import { type CarBody, SPECS } from './bodies.ts';
import { buildCar, type Subject } from './car.ts';
import { buildCaravan, CARAVANS, type CaravanBody } from './caravan.ts';
import { Kit } from './kit.ts';
import { applyPaint } from './material.ts';
import { type Facade, fitShowroom } from './showroom.ts';
import { type Backdrop, DAYLIGHT } from './stage.ts';

/** A picture that is not of one car on sale: cars placed in a room, and the camera that sees them. */
export interface Scene {
  backdrop: Backdrop;
  eye: readonly [number, number, number];
  target: readonly [number, number, number];
  fov: number;
  cars: readonly Placed[];
  facade?: Facade;
}

interface Placed {
  body: CarBody | CaravanBody;
  colour: ColourName;
  /** Where its middle stands, and which way it is turned: degrees, 0 with the nose to -x. */
  x: number;
  z: number;
  turn: number;
}

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

const paper = room([0.9, 0.9, 0.895], [0.84, 0.84, 0.835], [0.84, 0.84, 0.835], [0.93, 0.93, 0.925], {
  gloss: 0.2,
});
/** A dark room with a glow where floor and wall meet. */
const night = room([0.075, 0.079, 0.088], [0.15, 0.16, 0.18], [0.15, 0.16, 0.18], [0.02, 0.022, 0.027], {
  mood: 0.8,
  gloss: 0.5,
  rise: 0.13,
  spread: [0, 0],
  fall: [2, 30],
});
const summer = room([0.86, 0.86, 0.85], [0.8, 0.84, 0.87], [0.83, 0.9, 0.95], [0.5, 0.71, 0.88], {
  gloss: 0.12,
  fill: 0.12,
});
const coast = room([0.82, 0.77, 0.7], [0.46, 0.6, 0.66], [0.92, 0.83, 0.76], [0.55, 0.68, 0.78], {
  gloss: 0.1,
  shore: true,
  fall: [7.5, 10],
  lamps: 0.6,
  sun: { towards: [-0.5, 0.06, -1], tight: 24, colour: [0.2, 0.13, 0.05] },
});

/** Skies a showroom is shown under. */
const noon = room([0.6, 0.6, 0.6], [0.55, 0.56, 0.57], [0.84, 0.9, 0.95], [0.42, 0.62, 0.82], {
  gloss: 0.06,
  lamps: 0.7,
  spread: [14, 10],
  fall: [6, 40],
});
const overcast = room([0.55, 0.56, 0.57], [0.52, 0.53, 0.55], [0.86, 0.875, 0.89], [0.7, 0.73, 0.76], {
  gloss: 0.12,
  lamps: 0.7,
  spread: [14, 10],
  fall: [6, 40],
});
const golden = room([0.52, 0.48, 0.44], [0.45, 0.42, 0.41], [0.98, 0.82, 0.62], [0.5, 0.6, 0.72], {
  gloss: 0.14,
  lamps: 0.45,
  spread: [14, 10],
  fall: [6, 40],
  mood: 0.3,
  sun: { towards: [0.8, 0.1, -1], tight: 14, colour: [0.2, 0.12, 0.02] },
});
const dusk = room([0.25, 0.26, 0.3], [0.16, 0.17, 0.22], [0.72, 0.52, 0.5], [0.13, 0.19, 0.34], {
  gloss: 0.26,
  lamps: 0.18,
  spread: [14, 10],
  fall: [6, 34],
  mood: 0.65,
});
const blueHour = room([0.2, 0.23, 0.29], [0.12, 0.15, 0.22], [0.36, 0.46, 0.62], [0.07, 0.11, 0.23], {
  gloss: 0.34,
  lamps: 0.15,
  spread: [14, 10],
  fall: [6, 34],
  mood: 0.75,
});
const morning = room([0.63, 0.62, 0.6], [0.6, 0.6, 0.61], [0.95, 0.9, 0.84], [0.66, 0.78, 0.88], {
  gloss: 0.08,
  lamps: 0.65,
  spread: [14, 10],
  fall: [6, 40],
});

const street = { eye: [-9, 1.75, 19], target: [-0.4, 2.0, 0], fov: 30 } as const;

export const SCENES = {
  'hero-group': {
    backdrop: paper,
    eye: [-1.8, 1.9, 20],
    target: [-0.1, 1.0, -0.4],
    fov: 17.5,
    cars: [
      { body: 'hatch', colour: 'yellow', x: -6.0, z: -1.6, turn: 50 },
      { body: 'sedan', colour: 'dark-blue', x: -3.0, z: -0.6, turn: 50 },
      { body: 'suv', colour: 'white', x: 0.1, z: 0.4, turn: 50 },
      { body: 'ute', colour: 'red', x: 3.3, z: -0.6, turn: 50 },
      { body: 'four-wheel-drive', colour: 'grey', x: 6.3, z: -1.6, turn: 50 },
    ],
  },
  'hero-franchise': {
    backdrop: night,
    eye: [-8.2, 0.95, 5.6],
    target: [0.05, 0.72, -1.1],
    fov: 17,
    cars: [{ body: 'suv', colour: 'red', x: 0.6, z: -0.4, turn: 0 }],
  },
  'hero-franchise-coupe': {
    backdrop: night,
    eye: [-7.4, 1.0, 6.4],
    target: [0.05, 0.56, -1.0],
    fov: 16.5,
    cars: [{ body: 'coupe', colour: 'silver', x: 0.6, z: -0.4, turn: 0 }],
  },
  'hero-franchise-ute': {
    backdrop: night,
    eye: [8.4, 1.05, 5.6],
    target: [0.9, 0.8, -0.4],
    fov: 18,
    cars: [{ body: 'ute', colour: 'orange', x: -0.6, z: -0.4, turn: 180 }],
  },
  'hero-yard': {
    backdrop: summer,
    eye: [5, 1.8, 16],
    target: [-0.2, 0.85, -0.6],
    fov: 20,
    cars: [
      { body: 'suv-small', colour: 'blue', x: -5.2, z: -1.2, turn: 128 },
      { body: 'hatch', colour: 'red', x: -1.9, z: -0.4, turn: 128 },
      { body: 'ute', colour: 'white', x: 1.6, z: -0.6, turn: 128 },
      { body: 'wagon', colour: 'silver', x: 5.2, z: -1.4, turn: 128 },
    ],
  },
  'hero-caravan': {
    backdrop: coast,
    eye: [-9, 1.7, 17.5],
    target: [0.1, 1.2, -0.4],
    fov: 22,
    cars: [
      { body: 'four-wheel-drive', colour: 'beige', x: -5.0, z: 0, turn: 0 },
      { body: 'caravan', colour: 'white', x: 1.52, z: 0, turn: 0 },
    ],
  },
  'slide-range': {
    backdrop: paper,
    eye: [-10, 2.1, 9],
    target: [0.2, 0.7, -0.4],
    fov: 22,
    cars: [
      { body: 'suv-large', colour: 'black', x: 2.4, z: -2.6, turn: 0 },
      { body: 'suv', colour: 'bronze', x: 0.2, z: -0.2, turn: 0 },
      { body: 'suv-small', colour: 'white', x: -1.8, z: 2.0, turn: 0 },
    ],
  },
  'slide-off-road': {
    backdrop: coast,
    eye: [7.6, 1.5, 8.4],
    target: [0, 1.05, 0],
    fov: 28,
    cars: [{ body: 'caravan-off-road', colour: 'grey', x: 0, z: 0, turn: 180 }],
  },
  'offer-headlamp': {
    backdrop: night,
    eye: [-4.2, 0.98, 2.5],
    target: [-1.9, 0.8, 0.45],
    fov: 26,
    cars: [{ body: 'suv-large', colour: 'dark-blue', x: 0, z: 0, turn: 0 }],
  },
  'offer-wheel': {
    backdrop: paper,
    eye: [-2.7, 0.62, 4.0],
    target: [-1.35, 0.55, 0.6],
    fov: 30,
    cars: [{ body: 'four-wheel-drive', colour: 'green', x: 0, z: 0, turn: 0 }],
  },
  'offer-tail': {
    backdrop: night,
    eye: [5.2, 1.15, 3.4],
    target: [0.9, 0.72, 0.1],
    fov: 26,
    cars: [{ body: 'coupe', colour: 'red', x: 0, z: 0, turn: 0 }],
  },
  'offer-trade-in': {
    backdrop: summer,
    eye: [-6.4, 1.5, 8.4],
    target: [0.2, 0.65, 0],
    fov: 24,
    cars: [
      { body: 'hatch', colour: 'blue', x: -1.5, z: 0.9, turn: 20 },
      { body: 'wagon', colour: 'beige', x: 2.2, z: -1.4, turn: 20 },
    ],
  },
  'location-1': {
    ...street,
    backdrop: noon,
    facade: { cladding: 0xd7d9da, accent: 0x20364f, glow: 0.35 },
    cars: [
      { body: 'suv', colour: 'white', x: -5.5, z: 3.6, turn: 60 },
      { body: 'sedan', colour: 'grey', x: -1.6, z: 3.6, turn: 60 },
      { body: 'ute', colour: 'dark-blue', x: 2.4, z: 3.6, turn: 60 },
      { body: 'hatch', colour: 'red', x: -6.4, z: -3.4, turn: 120 },
      { body: 'sedan', colour: 'black', x: 0.9, z: -3.4, turn: 120 },
    ],
  },
  'location-2': {
    ...street,
    backdrop: dusk,
    facade: { cladding: 0x2b2d31, accent: 0x8b1d20, glow: 1.2 },
    cars: [
      { body: 'coupe', colour: 'silver', x: -4.8, z: 3.6, turn: 60 },
      { body: 'suv-large', colour: 'black', x: 1.2, z: 3.6, turn: 60 },
      { body: 'suv', colour: 'white', x: -6.4, z: -3.4, turn: 120 },
      { body: 'hatch', colour: 'grey', x: 0.9, z: -3.4, turn: 120 },
    ],
  },
  'location-3': {
    ...street,
    backdrop: overcast,
    facade: { cladding: 0xb9b4aa, accent: 0x2f5d50, glow: 0.6 },
    cars: [
      { body: 'wagon', colour: 'green', x: -5.2, z: 3.6, turn: 60 },
      { body: 'suv-small', colour: 'red', x: -1.2, z: 3.6, turn: 60 },
      { body: 'four-wheel-drive', colour: 'beige', x: 3, z: 3.6, turn: 60 },
      { body: 'sedan', colour: 'white', x: -6.4, z: -3.4, turn: 120 },
      { body: 'ute', colour: 'grey', x: 0.9, z: -3.4, turn: 120 },
    ],
  },
  'location-4': {
    ...street,
    backdrop: golden,
    facade: { cladding: 0x8d8378, accent: 0x3a3530, glow: 0.9 },
    cars: [
      { body: 'four-wheel-drive', colour: 'grey', x: -5, z: 3.6, turn: 60 },
      { body: 'hatch', colour: 'orange', x: -0.8, z: 3.6, turn: 60 },
      { body: 'suv', colour: 'white', x: -6.4, z: -3.4, turn: 120 },
      { body: 'ute', colour: 'bronze', x: 0.9, z: -3.4, turn: 120 },
    ],
  },
  'location-5': {
    ...street,
    backdrop: blueHour,
    facade: { cladding: 0x3a4048, accent: 0xd9dcde, glow: 1.3 },
    cars: [
      { body: 'sedan', colour: 'white', x: -5, z: 3.6, turn: 60 },
      { body: 'suv', colour: 'blue', x: -0.8, z: 3.6, turn: 60 },
      { body: 'hatch', colour: 'silver', x: 3.2, z: 3.6, turn: 60 },
      { body: 'coupe', colour: 'red', x: -6.4, z: -3.4, turn: 120 },
      { body: 'suv-large', colour: 'grey', x: 0.9, z: -3.4, turn: 120 },
    ],
  },
  'location-6': {
    ...street,
    backdrop: morning,
    facade: { cladding: 0xe4e1da, accent: 0xb07a3c, glow: 0.5 },
    cars: [
      { body: 'people-mover', colour: 'bronze', x: -4.6, z: 3.6, turn: 60 },
      { body: 'suv-small', colour: 'yellow', x: 0.2, z: 3.6, turn: 60 },
      { body: 'sedan', colour: 'dark-blue', x: -6.4, z: -3.4, turn: 120 },
      { body: 'suv', colour: 'green', x: 0.9, z: -3.4, turn: 120 },
    ],
  },
} as const satisfies Record<EditorialName, Scene>;

/** Builds a scene's cars, painted and placed, as one subject. */
export function buildScene(name: EditorialName, cell: number): Subject {
  const scene: Scene = SCENES[name];
  const object = new THREE.Group();
  // Several cars are each smaller in the picture, and slower to build.
  const fine = scene.cars.length > 1 ? cell * 1.4 : cell;
  let [halfX, halfZ] = [1, 1];
  for (const placed of scene.cars) {
    const car =
      placed.body in SPECS
        ? buildCar(placed.body as CarBody, fine)
        : buildCaravan(placed.body as CaravanBody, fine);
    if (!(placed.body in SPECS) && !(placed.body in CARAVANS)) throw new Error(`no body ${placed.body}`);
    applyPaint(car.object, PAINTS[placed.colour]);
    car.object.position.set(placed.x, 0, placed.z);
    car.object.rotation.y = (placed.turn * Math.PI) / 180;
    object.add(car.object);
    const around = Math.hypot(car.size.length, car.size.width) / 2;
    halfX = Math.max(halfX, Math.abs(placed.x) + around);
    halfZ = Math.max(halfZ, Math.abs(placed.z) + around);
  }
  if (scene.facade) {
    const kit = new Kit();
    fitShowroom(kit, scene.facade);
    object.add(kit.group);
    [halfX, halfZ] = [16, 10];
  }
  return { object, size: { length: halfX * 2, width: halfZ * 2, height: 3 }, normalLength: 4.7 };
}
