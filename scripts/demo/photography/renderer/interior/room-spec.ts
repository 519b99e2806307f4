import { finish } from '../light/finish.ts';

/** Colours of a caravan's living room, as 0xRRGGBB. */
export interface RoomSpec {
  length: number;
  cabinet: number;
  overhead: number;
  bench: number;
  cushion: number;
  floor: number;
  throwRug: number;
}

export const ROOMS = {
  'room-coastal': {
    length: 5.2,
    cabinet: 0x9c8468,
    overhead: 0xdfe0de,
    bench: 0x2c2d2f,
    cushion: 0x8a8f93,
    floor: 0x84735f,
    throwRug: 0x4c6472,
  },
  'room-compact': {
    length: 4.7,
    cabinet: 0xd9d6cf,
    overhead: 0xd9d6cf,
    bench: 0xb6a68f,
    cushion: 0x6f7d72,
    floor: 0xa08d74,
    throwRug: 0xb08a5b,
  },
  'room-dark': {
    length: 4.9,
    cabinet: 0x35373b,
    overhead: 0x46494e,
    bench: 0xc9c5bd,
    cushion: 0x8b6a4e,
    floor: 0x6d5f52,
    throwRug: 0x7a3f2c,
  },
} as const satisfies Record<string, RoomSpec>;

export type RoomName = keyof typeof ROOMS;

export const HALF = 1.12;

export const HEIGHT = 2.02;

export const REACH = 0.55;

/** Fabric and painted walls; `rough` from 0 (a mirror) to 1. */
export const matt = (colour: number, rough = 0.6) => finish({ colour, rough, reach: REACH });

export const satin = (colour: number) => finish({ colour, rough: 0.35, coat: 0.35, reach: REACH });

export const chrome = () => finish({ colour: 0xc9ccce, rough: 0.18, metal: 0.9, reach: 0.15 });

/** A lamp or light strip, brighter than its colour. */
export const led = () => finish({ colour: 0xfff4e0, rough: 0.4, glow: 1.2, reach: 0 });
