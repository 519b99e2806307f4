import { COLOUR_NAMES, type ColourName } from './paints.ts';

/** Bodies that have been photographed from outside. A body is a folder under `cars/`. */
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
  'caravan',
  'caravan-compact',
  'caravan-off-road',
] as const;
export type Body = (typeof BODIES)[number];

/** Camera positions, in the order a dealer uploads them. The first is the picture of a card. */
export const ANGLES = [
  'front-three-quarter',
  'side',
  'rear-three-quarter',
  'front',
  'rear',
  'interior',
] as const;
export type Angle = (typeof ANGLES)[number];

/** Paint colours every body is offered in. */
export const COLOURS = COLOUR_NAMES;
export type Colour = ColourName;

/** Interiors that have been photographed, under `interiors/`; bodies share them. */
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

/** The interior a body is shown with. */
export const INTERIOR_OF: Readonly<Record<Body, Interior>> = {
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
  caravan: 'room-coastal',
  'caravan-compact': 'room-compact',
  'caravan-off-road': 'room-dark',
};

/** A picture for pages rather than cars: `editorial/<name>.webp`, served at `/editorial/<name>.webp`. */
export interface EditorialPicture {
  width: number;
  height: number;
  /** What it shows, for its alternative text. */
  shows: string;
}

const hero = (shows: string): EditorialPicture => ({ width: 2400, height: 1000, shows });
const wide = (shows: string): EditorialPicture => ({ width: 1600, height: 1000, shows });

export const EDITORIAL = {
  'hero-group': hero('A hatch, a sedan, an SUV, a ute and a four-wheel drive in a row in a bright studio'),
  'hero-franchise': hero('A red SUV under studio lights in a dark room'),
  'hero-franchise-coupe': hero('A silver coupe under studio lights in a dark room'),
  'hero-franchise-ute': hero('An orange ute under studio lights in a dark room'),
  'hero-yard': hero('Four used cars in a row under a summer sky'),
  'hero-caravan': hero('A four-wheel drive towing a white caravan along the coast'),
  'slide-range': wide('Three SUVs, small, medium and large, side by side'),
  'slide-off-road': wide('A grey off-road caravan by the sea'),
  'offer-headlamp': wide('The headlamp of a dark blue SUV, close up'),
  'offer-wheel': wide('The front wheel of a green four-wheel drive, close up'),
  'offer-tail': wide('The tail of a red coupe in a dark room'),
  'offer-trade-in': wide('A blue hatch and a beige wagon under a summer sky'),
  'location-1': wide('A glass-fronted showroom at noon with three cars in front'),
  'location-2': wide('A showroom lit from inside at dusk with two cars in front'),
  'location-3': wide('A showroom under an overcast sky with three cars in front'),
  'location-4': wide('A showroom in the evening sun with two cars in front'),
  'location-5': wide('A showroom at the blue hour with three cars in front'),
  'location-6': wide('A showroom in the morning with two cars in front'),
} as const satisfies Record<string, EditorialPicture>;
export type EditorialName = keyof typeof EDITORIAL;

/** Pixels of a full-size picture; all of them are 4:3. */
export const PICTURE_WIDTH = 1440;
export const PICTURE_HEIGHT = 1080;

/** After the card's picture dealers shoot in one of these orders; each holds every other angle once. */
const WALKS: readonly (readonly Angle[])[] = [
  ['side', 'rear-three-quarter', 'front', 'rear', 'interior'],
  ['front', 'side', 'rear-three-quarter', 'rear', 'interior'],
  ['rear-three-quarter', 'side', 'rear', 'front', 'interior'],
];

/**
 * Addresses of a car's photos on the media service, best first.
 * @param options.count how many are wanted; a body has one photo per angle, so at most that many come back.
 * @param options.seed anything stable about the car (its stock number): decides the order after the first.
 * @returns paths from the service's root, such as `/cars/suv/red/side.webp`; the same input gives the same list.
 */
export function photosFor(options: {
  body: Body;
  colour: Colour;
  count: number;
  seed: string | number;
}): string[] {
  const walk = WALKS[hash(String(options.seed)) % WALKS.length] ?? [];
  const angles: Angle[] = ['front-three-quarter', ...walk];
  return angles
    .slice(0, Math.max(0, Math.trunc(options.count)))
    .map((angle) => `/cars/${options.body}/${options.colour}/${angle}.webp`);
}

/** 32-bit FNV-1a of a text: small, stable across machines, spreads short stock numbers well. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value;
}
