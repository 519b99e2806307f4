import type { Look } from './looks.ts';

/** Bodies with exterior pictures. A body is a folder under `cars/`. */
export const BODIES = [
  'suv',
  'suv-small',
  'suv-large',
  'four-wheel-drive',
  'ute',
  'cab-chassis',
  'sedan',
  'hatch',
  'wagon',
  'coupe',
  'convertible',
  'van',
  'people-mover',
  'light-truck',
  'light-truck-tray',
  'light-truck-tipper',
  'caravan',
  'caravan-compact',
  'caravan-off-road',
  'caravan-pop-top',
  'caravan-hybrid',
  'camper-trailer',
  'bus',
  'motorhome',
  'motorcycle-road',
  'motorcycle-cruiser',
  'motorcycle-adventure',
] as const;
export type Body = (typeof BODIES)[number];

/** The looks of each body, the usual one first; caravans and motorcycles have none. */
export const LOOKS_OF: Readonly<Record<Body, readonly Look[]>> = {
  suv: ['crest', 'blade', 'forge'],
  'suv-small': ['crest', 'blade', 'forge'],
  'suv-large': ['crest', 'blade', 'forge'],
  'four-wheel-drive': ['forge', 'crest', 'blade'],
  ute: ['crest', 'forge', 'blade'],
  'cab-chassis': ['forge', 'crest'],
  sedan: ['crest', 'blade', 'forge'],
  hatch: ['crest', 'forge', 'blade'],
  wagon: ['crest', 'blade', 'forge'],
  coupe: ['forge', 'crest'],
  convertible: ['crest', 'forge', 'blade'],
  van: ['forge', 'crest', 'blade'],
  'people-mover': ['blade', 'crest'],
  'light-truck': ['forge'],
  'light-truck-tray': ['forge'],
  'light-truck-tipper': ['forge'],
  bus: ['forge'],
  motorhome: ['blade'],
  caravan: [],
  'caravan-compact': [],
  'caravan-off-road': [],
  'caravan-pop-top': [],
  'caravan-hybrid': [],
  'camper-trailer': [],
  'motorcycle-road': [],
  'motorcycle-cruiser': [],
  'motorcycle-adventure': [],
};

/** Views without which a look of a body is not offered. */
export const MAIN_ANGLES = ['front-three-quarter', 'side', 'rear-three-quarter', 'front'] as const;

/** Exterior views that show a car's face or wheels: one picture for each look. */
export const LOOK_ANGLES = [...MAIN_ANGLES, 'front-right', 'wheel', 'headlamp'] as const;

export const BODY_ANGLES = ['rear', 'tail-lamp'] as const;

/** Pictures of an interior. `dashboard` is the passenger's view; the steering wheel is on the right. */
export const INTERIOR_ANGLES = [
  'interior',
  'dashboard',
  'seats',
  'rear-seats',
  'odometer',
  'screen',
  'console',
  'boot',
] as const;

export type Angle =
  | (typeof LOOK_ANGLES)[number]
  | (typeof BODY_ANGLES)[number]
  | (typeof INTERIOR_ANGLES)[number];

/** Interiors with pictures, under `interiors/`; bodies share them. */
export const INTERIORS = [
  'cabin-dark',
  'cabin-tan',
  'cabin-light',
  'cabin-work',
  'cabin-open',
  'room-coastal',
  'room-compact',
  'room-dark',
] as const;
export type Interior = (typeof INTERIORS)[number];

/** Frames of a full turn, clockwise from the front. */
export const SPIN_FRAMES = 36;

export const SPIN_SIZE = { width: 800, height: 600 } as const;

/** Bodies with a spin, and its look; the caravan has none. */
export const SPINS = {
  suv: 'crest',
  'suv-small': 'crest',
  hatch: 'crest',
  ute: 'forge',
  sedan: 'crest',
  'suv-large': 'crest',
  'four-wheel-drive': 'forge',
  'cab-chassis': 'forge',
  wagon: 'crest',
  coupe: 'crest',
  convertible: 'crest',
  van: 'forge',
  'people-mover': 'blade',
  'light-truck': 'forge',
  bus: 'forge',
  motorhome: 'blade',
  caravan: null,
} as const satisfies Partial<Record<Body, Look | null>>;
