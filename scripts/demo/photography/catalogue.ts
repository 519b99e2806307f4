import { LOOKS, type Look, lookOf } from './looks.ts';
import { readManifest } from './manifest.ts';
import {
  BODY_ANGLES,
  type Body,
  INTERIOR_ANGLES,
  type Interior,
  LOOK_ANGLES,
  LOOKS_OF,
  MAIN_ANGLES,
  BODIES as PLANNED,
  SPIN_FRAMES,
  SPINS,
} from './names.ts';
import { COLOUR_NAMES, type ColourName } from './paints.ts';

export type { Angle, Body } from './names.ts';

/** Views of a car that have a picture, in the order a dealer uploads them. */
export const ANGLES = [...LOOK_ANGLES, ...BODY_ANGLES, ...INTERIOR_ANGLES] as const;

export const COLOURS = COLOUR_NAMES;
export type Colour = ColourName;

/** The interior shown with a body; a folding camper is photographed closed. */
export const INTERIOR_OF: Readonly<Partial<Record<Body, Interior>>> = {
  suv: 'cabin-dark',
  'suv-small': 'cabin-light',
  'suv-large': 'cabin-tan',
  'four-wheel-drive': 'cabin-tan',
  ute: 'cabin-dark',
  'cab-chassis': 'cabin-work',
  sedan: 'cabin-dark',
  hatch: 'cabin-light',
  wagon: 'cabin-light',
  coupe: 'cabin-tan',
  convertible: 'cabin-open',
  van: 'cabin-work',
  'people-mover': 'cabin-light',
  'light-truck': 'cabin-work',
  'light-truck-tray': 'cabin-work',
  'light-truck-tipper': 'cabin-work',
  bus: 'cabin-work',
  motorhome: 'room-compact',
  caravan: 'room-coastal',
  'caravan-compact': 'room-compact',
  'caravan-off-road': 'room-dark',
  'caravan-pop-top': 'room-compact',
  'caravan-hybrid': 'room-compact',
};

/** Rendered pictures, because the plan may contain more. */
const renderedKeys = new Set(Object.keys(readManifest(import.meta.dirname)));

export const BODIES: readonly Body[] = PLANNED.filter((body) =>
  ['', ...LOOKS.map((look) => `${look}/`)].some((look) =>
    MAIN_ANGLES.every((view) => renderedKeys.has(`cars/${body}/${look}${view}`)),
  ),
);

/** Properties of a vehicle that decide its pictures. */
export interface Pictured {
  body: Body;
  colour: Colour;
  /** Decides the car's face and wheels; caravans have no make here. */
  make?: string;
}

/**
 * Returns the look of a car: that of its make, or the nearest one rendered for its body.
 * @returns undefined for a body without looks
 */
export function lookFor({ body, make }: Pictured): Look | undefined {
  const preferredLook = make === undefined ? undefined : lookOf(make);
  const order = preferredLook ? [preferredLook, ...LOOKS_OF[body], ...LOOKS] : LOOKS_OF[body];
  return order.find((look) => MAIN_ANGLES.every((view) => renderedKeys.has(`cars/${body}/${look}/${view}`)));
}

/** Returns the address of a picture on the image server, or undefined if it was not rendered. */
function addressOf(car: Pictured, look: Look | undefined, view: string): string | undefined {
  const { body, colour } = car;
  const interior = INTERIOR_OF[body];
  if (view === 'interior') return interior && `/interiors/${interior}.webp`;
  if (interior && renderedKeys.has(`interiors/${interior}/${view}`))
    return `/interiors/${interior}/${view}.webp`;
  const path = [look ? `${look}/${view}` : view, view].find((name) =>
    renderedKeys.has(`cars/${body}/${name}`),
  );
  return path && `/cars/${body}/${colour}/${path}.webp`;
}

/** Order of photos after the first: around the car and then details, as dealers do. */
const WALKS: readonly (readonly string[])[] = [
  ['side', 'rear-three-quarter', 'front', 'rear', 'interior', 'front-right'],
  ['front', 'side', 'rear-three-quarter', 'rear', 'front-right', 'interior'],
  ['rear-three-quarter', 'side', 'rear', 'front', 'interior', 'front-right'],
];

const CLOSER = [
  'dashboard',
  'seats',
  'wheel',
  'rear-seats',
  'boot',
  'odometer',
  'headlamp',
  'screen',
  'tail-lamp',
  'console',
] as const;

/** Frames of the spin that end a very long gallery. */
const BETWEEN = [2, 6, 11, 16, 20, 25, 30].map((frame) => `spin/${frameName(frame)}`);

/**
 * Returns addresses of a car's photos on the image server, best first.
 * @param options.count maximum number
 * @param options.seed anything stable about the car (its stock number), which decides the order after the
 * first
 * @returns paths from the server's root, such as `/cars/suv/red/crest/side.webp`; the same input gives the
 * same list, and a shorter list is the start of a longer one
 */
export function photosFor(options: Pictured & { count: number; seed: string | number }): string[] {
  const walk = WALKS[hash(String(options.seed)) % WALKS.length] ?? [];
  const look = lookFor(options);
  if (!addressOf(options, look, 'front-three-quarter')) return [];
  const turns = turnsIn(options.body, look) ? BETWEEN : [];
  return ['front-three-quarter', ...walk, ...CLOSER, ...turns]
    .flatMap((view) => addressOf(options, look, view) ?? [])
    .slice(0, Math.max(0, Math.trunc(options.count)));
}

const SPINS_IN: ReadonlyMap<Body, Look | null> = new Map(Object.entries(SPINS) as [Body, Look | null][]);

/** Returns whether a body has a spin in a look; bodies without looks have one or none. */
const turnsIn = (body: Body, look: Look | undefined) => SPINS_IN.get(body) === (look ?? null);

/**
 * Returns addresses of the frames of a car's spin, a full turn from the front.
 * @returns an empty list when its body has no spin in its look
 */
export function spinFor(car: Pictured): string[] {
  if (!turnsIn(car.body, lookFor(car))) return [];
  const frames = Array.from({ length: SPIN_FRAMES }, (_, frame) => `spin/${frameName(frame)}`);
  if (!frames.every((frame) => renderedKeys.has(`cars/${car.body}/${frame}`))) return [];
  return frames.map((frame) => `/cars/${car.body}/${car.colour}/${frame}.webp`);
}

/** Returns the address of a body's equirectangular interior panorama, or undefined. */
export function panoramaFor(body: Body): string | undefined {
  const interior = INTERIOR_OF[body];
  return interior && renderedKeys.has(`interiors/${interior}/panorama`)
    ? `/interiors/${interior}/panorama.webp`
    : undefined;
}

function frameName(frame: number): string {
  return String(frame).padStart(2, '0');
}

/** Returns a 32-bit FNV-1a hash: stable across machines, and spreads short stock numbers well. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}
