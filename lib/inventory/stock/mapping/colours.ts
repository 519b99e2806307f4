import { memoised } from '../../../platform/text/memoised.ts';
import { readColour } from '../../../vehicle/colour.ts';
import type { Draft, Notes } from './mapping.ts';

const KINDS = {
  upholstery: 'that names an upholstery, left out',
  code: 'that is a code, left out',
} as const;

const colourIn = memoised(readColour);

/** Corrects both colours: abbreviations are written out, upholstery and codes are left out. */
export function settleColours(vehicle: Draft, notes: Notes): void {
  for (const field of ['colour', 'interior_colour'] as const) {
    const text = vehicle[field];
    if (!text) continue;
    const reading = colourIn(text);
    if ('reason' in reading) {
      notes.mended(`${field} ${KINDS[reading.reason]}`, field, text, null);
      vehicle[field] = null;
    } else if (reading.colour !== text) {
      notes.mended('spelling of a colour', field, text, reading.colour);
      vehicle[field] = reading.colour;
    }
  }
}
