import { COLOUR_NAMES, type ColourName } from './paints.ts';

/** Bodies that have been photographed. A body is a folder under `cars/`. */
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
