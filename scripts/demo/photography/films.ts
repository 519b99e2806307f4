import type { Body } from './names.ts';
import type { ColourName } from './paints.ts';

/**
 * Videos of spins, `assets/files/films/<name>.mp4`, made by film.ts: the most common colours of the most
 * common bodies.
 */
export const FILMS = {
  'suv-white': { body: 'suv', colour: 'white' },
  'suv-grey': { body: 'suv', colour: 'grey' },
  'hatch-white': { body: 'hatch', colour: 'white' },
  'ute-white': { body: 'ute', colour: 'white' },
} as const satisfies Record<string, { body: Body; colour: ColourName }>;
