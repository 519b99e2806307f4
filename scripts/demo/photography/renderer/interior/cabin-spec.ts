import type * as THREE from 'three';
import { type FinishOptions, finish } from '../light/finish.ts';

/** Colours and equipment of an interior. Colours as 0xRRGGBB. */
export interface CabinSpec {
  upper: number;
  lower: number;
  seat: number;
  trim: FinishOptions;
  /** Centre screen: width and height, metres. */
  screen: readonly [number, number];
  rear: boolean;
  open: boolean;
  /** Hard-wearing plastics and a simple wheel, as in work vehicles. */
  plain: boolean;
}

export const alloy: FinishOptions = { colour: 0xa8abae, rough: 0.3, metal: 0.8 };

const wood: FinishOptions = { colour: 0x4a2f1c, rough: 0.25, coat: 1 };

export const piano: FinishOptions = { colour: 0x070708, rough: 0.08, coat: 1 };

export const CABINS = {
  'cabin-dark': {
    upper: 0x19191b,
    lower: 0x232326,
    seat: 0x1d1d20,
    trim: alloy,
    screen: [0.3, 0.175],
    rear: true,
    open: false,
    plain: false,
  },
  'cabin-tan': {
    upper: 0x19181a,
    lower: 0x7a4f31,
    seat: 0x84573a,
    trim: wood,
    screen: [0.33, 0.19],
    rear: true,
    open: false,
    plain: false,
  },
  'cabin-light': {
    upper: 0x2a2b2e,
    lower: 0x9a9489,
    seat: 0xa8a194,
    trim: piano,
    screen: [0.3, 0.175],
    rear: true,
    open: false,
    plain: false,
  },
  'cabin-work': {
    upper: 0x232427,
    lower: 0x34363a,
    seat: 0x2c2e33,
    trim: { colour: 0x3a3c40, rough: 0.5 },
    screen: [0.2, 0.12],
    rear: false,
    open: false,
    plain: true,
  },
  'cabin-open': {
    upper: 0x19181a,
    lower: 0x6b1d1c,
    seat: 0x74201e,
    trim: alloy,
    screen: [0.3, 0.175],
    rear: false,
    open: true,
    plain: false,
  },
} as const satisfies Record<string, CabinSpec>;

export type CabinName = keyof typeof CABINS;

export const HALF_WIDTH = 0.74;

/** The driver sits on the right: negative z. */
export const DRIVER = -0.37;

export const REACH = 0.9;

/**
 * Leather, cloth or soft plastic, shaded by parts up to `REACH` metres away; `rough` from 0 (a mirror) to
 * 1.
 */
export const soft = (colour: number, rough = 0.62): THREE.ShaderMaterial =>
  finish({ colour, rough, reach: REACH });
