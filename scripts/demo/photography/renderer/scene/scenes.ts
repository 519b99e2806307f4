import type { EditorialName } from '../../editorial.ts';
import type { Look } from '../../looks.ts';
import type { ColourName } from '../../paints.ts';
import type { CarBody } from '../car/bodies.ts';
import type { CaravanBody } from '../caravan/spec.ts';
import type { Backdrop } from '../stage/backdrop.ts';
import {
  blueHour,
  coast,
  dusk,
  evening,
  golden,
  morning,
  night,
  noon,
  overcast,
  paper,
  summer,
  workshop,
} from './backdrops.ts';
import type { Facade } from './showroom.ts';
import type { Yard } from './yard.ts';

/** A picture of something other than a single car on sale: cars in a room, and the camera. */
export interface Scene {
  backdrop: Backdrop;
  eye: readonly [number, number, number];
  target: readonly [number, number, number];
  fov: number;
  cars: readonly Placed[];
  facade?: Facade;
  yard?: Yard;
  /** An enclosed room, seen from inside. */
  room?: 'workshop' | 'showroom';
  /** Position of a big gift bow. */
  bow?: readonly [number, number, number];
}

interface Placed {
  body: CarBody | CaravanBody;
  /** Its face and wheels; `crest` when absent. */
  look?: Look;
  colour: ColourName;
  /** Position of its middle, and its rotation in degrees, 0 with the nose to -x. */
  x: number;
  z: number;
  /** Height above the floor. */
  y?: number;
  turn: number;
}

/** Over the first row of a yard, from the footpath. */
const footpath = { eye: [-10, 2.5, 19.5], target: [-0.4, 2.25, -1], fov: 31.5 } as const;

const street = { eye: [-9, 1.75, 19], target: [-0.4, 2.0, 0], fov: 30 } as const;

export const SCENES = {
  'hero-group': {
    backdrop: paper,
    eye: [-1.8, 1.9, 20],
    target: [-0.1, 1.0, -0.4],
    fov: 19.5,
    cars: [
      { body: 'hatch', look: 'blade', colour: 'yellow', x: -6.0, z: -1.6, turn: 57 },
      { body: 'sedan', colour: 'dark-blue', x: -3.0, z: -0.6, turn: 52 },
      { body: 'suv', colour: 'white', x: 0.1, z: 0.4, turn: 47 },
      { body: 'ute', look: 'forge', colour: 'red', x: 3.3, z: -0.6, turn: 42 },
      { body: 'four-wheel-drive', look: 'forge', colour: 'grey', x: 6.3, z: -1.6, turn: 38 },
    ],
  },
  'hero-franchise': {
    backdrop: night,
    eye: [-8.2, 0.95, 5.6],
    target: [-0.25, 0.72, -1.35],
    fov: 21,
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
    cars: [{ body: 'ute', look: 'forge', colour: 'orange', x: -0.6, z: -0.4, turn: 180 }],
  },
  'hero-yard': {
    backdrop: summer,
    eye: [1.8, 1.9, 19.5],
    target: [0.1, 0.95, -0.6],
    fov: 18.6,
    cars: [
      { body: 'suv-small', look: 'blade', colour: 'blue', x: -5.0, z: -1.2, turn: 141 },
      { body: 'hatch', colour: 'red', x: -1.7, z: -0.4, turn: 136 },
      { body: 'ute', look: 'forge', colour: 'white', x: 1.8, z: -0.4, turn: 130 },
      { body: 'wagon', colour: 'silver', x: 5.3, z: -1.2, turn: 124 },
    ],
  },
  'hero-caravan': {
    backdrop: coast,
    eye: [-9, 1.7, 17.5],
    target: [0.1, 1.2, -0.4],
    fov: 22,
    cars: [
      { body: 'four-wheel-drive', look: 'forge', colour: 'beige', x: -5.0, z: 0, turn: 0 },
      { body: 'caravan', colour: 'white', x: 1.52, z: 0, turn: 0 },
    ],
  },
  'slide-range': {
    backdrop: paper,
    eye: [-2.2, 1.9, 15],
    target: [0.1, 0.95, -0.4],
    fov: 27,
    cars: [
      { body: 'suv-small', colour: 'white', x: -3.1, z: 0.3, turn: 52 },
      { body: 'suv', look: 'forge', colour: 'bronze', x: 0.1, z: -0.3, turn: 46 },
      { body: 'suv-large', look: 'blade', colour: 'black', x: 3.5, z: -0.9, turn: 40 },
    ],
  },
  'slide-off-road': {
    backdrop: coast,
    eye: [-8.2, 1.5, 9.2],
    target: [-0.2, 1.15, 0],
    fov: 27,
    cars: [{ body: 'caravan-off-road', colour: 'grey', x: 0, z: 0, turn: 0 }],
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
    cars: [{ body: 'four-wheel-drive', look: 'forge', colour: 'green', x: 0, z: 0, turn: 0 }],
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
    target: [-0.3, 0.65, 0],
    fov: 24,
    cars: [
      { body: 'hatch', look: 'blade', colour: 'blue', x: -1.5, z: 0.9, turn: 20 },
      { body: 'wagon', colour: 'beige', x: 2.2, z: -1.4, turn: 20 },
    ],
  },
  'service-bay': {
    backdrop: workshop,
    eye: [-4.9, 1.45, 7.0],
    target: [0.35, 1.62, -1.0],
    fov: 36,
    room: 'workshop',
    cars: [{ body: 'suv', look: 'blade', colour: 'white', x: 0.05, y: 1.35, z: 0, turn: 0 }],
  },
  handover: {
    backdrop: evening,
    eye: [-6.2, 1.45, 5.8],
    target: [0.25, 0.92, -0.7],
    fov: 31,
    room: 'showroom',
    bow: [-1.42, 1.02, 0],
    cars: [{ body: 'suv-small', look: 'crest', colour: 'blue', x: 0, z: 0, turn: 0 }],
  },
  showroom: {
    backdrop: evening,
    eye: [-8.4, 1.6, 9.4],
    target: [0.9, 0.95, -0.9],
    fov: 33,
    room: 'showroom',
    cars: [
      { body: 'sedan', look: 'crest', colour: 'silver', x: -3.3, z: 0.5, turn: 30 },
      { body: 'suv', look: 'crest', colour: 'red', x: 1.1, z: -0.5, turn: 22 },
      { body: 'coupe', look: 'crest', colour: 'dark-blue', x: 5.8, z: -0.7, turn: 14 },
    ],
  },
  'location-1': {
    ...street,
    backdrop: noon,
    facade: { cladding: 0xd7d9da, accent: 0x20364f, glow: 0.35 },
    cars: [
      { body: 'suv', colour: 'white', x: -5.5, z: 3.6, turn: 60 },
      { body: 'sedan', look: 'blade', colour: 'grey', x: -1.6, z: 3.6, turn: 60 },
      { body: 'ute', look: 'forge', colour: 'dark-blue', x: 2.4, z: 3.6, turn: 60 },
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
      { body: 'suv-large', look: 'blade', colour: 'black', x: 1.2, z: 3.6, turn: 60 },
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
      { body: 'four-wheel-drive', look: 'forge', colour: 'beige', x: 3, z: 3.6, turn: 60 },
      { body: 'sedan', colour: 'white', x: -6.4, z: -3.4, turn: 120 },
      { body: 'ute', look: 'forge', colour: 'grey', x: 0.9, z: -3.4, turn: 120 },
    ],
  },
  'location-4': {
    ...street,
    backdrop: golden,
    facade: { cladding: 0x8d8378, accent: 0x3a3530, glow: 0.9 },
    cars: [
      { body: 'four-wheel-drive', look: 'forge', colour: 'grey', x: -5, z: 3.6, turn: 60 },
      { body: 'hatch', colour: 'orange', x: -0.8, z: 3.6, turn: 60 },
      { body: 'suv', colour: 'white', x: -6.4, z: -3.4, turn: 120 },
      { body: 'ute', look: 'forge', colour: 'bronze', x: 0.9, z: -3.4, turn: 120 },
    ],
  },
  'location-5': {
    ...street,
    backdrop: blueHour,
    facade: { cladding: 0x3a4048, accent: 0xd9dcde, glow: 1.3 },
    cars: [
      { body: 'sedan', colour: 'white', x: -5, z: 3.6, turn: 60 },
      { body: 'suv', look: 'blade', colour: 'blue', x: -0.8, z: 3.6, turn: 60 },
      { body: 'hatch', colour: 'silver', x: 3.2, z: 3.6, turn: 60 },
      { body: 'coupe', colour: 'red', x: -6.4, z: -3.4, turn: 120 },
      { body: 'suv-large', look: 'forge', colour: 'grey', x: 0.9, z: -3.4, turn: 120 },
    ],
  },
  'location-6': {
    ...street,
    backdrop: morning,
    facade: { cladding: 0xe4e1da, accent: 0xb07a3c, glow: 0.5 },
    cars: [
      { body: 'people-mover', look: 'blade', colour: 'bronze', x: -4.6, z: 3.6, turn: 60 },
      { body: 'suv-small', colour: 'yellow', x: 0.2, z: 3.6, turn: 60 },
      { body: 'sedan', colour: 'dark-blue', x: -6.4, z: -3.4, turn: 120 },
      { body: 'suv', look: 'forge', colour: 'green', x: 0.9, z: -3.4, turn: 120 },
    ],
  },
  'location-7': {
    ...street,
    backdrop: noon,
    facade: { cladding: 0x1c1d20, accent: 0x9c1420, glow: 0.5 },
    cars: [
      { body: 'suv', colour: 'red', x: -5.4, z: 3.6, turn: 60 },
      { body: 'hatch', colour: 'grey', x: -1.4, z: 3.6, turn: 60 },
      { body: 'suv-large', colour: 'white', x: 2.6, z: 3.6, turn: 60 },
      { body: 'convertible', colour: 'red', x: -6.4, z: -3.4, turn: 120 },
      { body: 'ute', colour: 'blue', x: 0.9, z: -3.4, turn: 120 },
    ],
  },
  'yard-1': {
    ...footpath,
    backdrop: morning,
    yard: {
      wall: 0xe9e4d8,
      roof: 0x8d9499,
      accent: 0xf2b705,
      flags: [0xf2b705, 0x2a6fb0, 0xf4f2ec, 0xd9422e],
      office: [6.6, -9.4],
      lines: [
        [-11, 0.5, 0.9, 4.1],
        [0.5, 11.5, 0.9, 4.1],
      ],
    },
    cars: [
      { body: 'hatch', look: 'blade', colour: 'blue', x: -8.2, z: 3.2, turn: 62 },
      { body: 'suv-small', colour: 'white', x: -4.4, z: 3.2, turn: 62 },
      { body: 'sedan', look: 'forge', colour: 'silver', x: -0.6, z: 3.2, turn: 62 },
      { body: 'ute', look: 'forge', colour: 'red', x: 3.4, z: 3.2, turn: 62 },
      { body: 'wagon', colour: 'dark-blue', x: -8.4, z: -3.6, turn: 62 },
      { body: 'suv', look: 'blade', colour: 'grey', x: -4.4, z: -3.6, turn: 62 },
      { body: 'people-mover', look: 'crest', colour: 'white', x: -0.4, z: -3.6, turn: 62 },
    ],
  },
  'yard-2': {
    ...footpath,
    eye: [9.8, 2.4, 19.5],
    target: [0.6, 2.25, -1],
    backdrop: golden,
    yard: {
      wall: 0xc9b79c,
      roof: 0x6e5a4b,
      accent: 0x24508a,
      flags: [0x24508a, 0xf4f2ec, 0xf2b705],
      office: [-6.4, -9.2],
      lines: [[-10.5, 10.5, 0.9, 4.3]],
    },
    cars: [
      { body: 'ute', look: 'crest', colour: 'white', x: -4.2, z: 3.2, turn: 118 },
      { body: 'four-wheel-drive', look: 'forge', colour: 'green', x: 0, z: 3.2, turn: 118 },
      { body: 'hatch', colour: 'orange', x: 4.0, z: 3.2, turn: 118 },
      { body: 'van', look: 'forge', colour: 'white', x: 7.8, z: 3.2, turn: 118 },
      { body: 'sedan', look: 'blade', colour: 'black', x: 3.4, z: -3.6, turn: 118 },
      { body: 'suv', look: 'crest', colour: 'silver', x: 7.4, z: -3.6, turn: 118 },
    ],
  },
  'yard-3': {
    ...footpath,
    eye: [-12, 2.6, 22.5],
    target: [0.2, 2.35, -1],
    backdrop: noon,
    yard: {
      wall: 0xdfe6e6,
      roof: 0x5f7f83,
      accent: 0x1f6d72,
      flags: [0x1f6d72, 0xf4f2ec, 0xe7a23c],
      office: [7.2, -9.6],
      lines: [[-13, 3.2, 6.8, 4.6]],
    },
    cars: [
      { body: 'caravan', colour: 'white', x: -8.2, z: 1.2, turn: 58 },
      { body: 'caravan-off-road', colour: 'grey', x: -3.2, z: 1.2, turn: 58 },
      { body: 'caravan-pop-top', colour: 'white', x: 1.6, z: 1.2, turn: 58 },
      { body: 'caravan-hybrid', colour: 'beige', x: 6.0, z: 1.2, turn: 58 },
    ],
  },
} as const satisfies Record<EditorialName, Scene>;
