import type { Notes } from './mapping.ts';
import { STATES } from './term-patterns.ts';

const STATE_NAMES = Object.keys(STATES).toSorted((a, b) => b.length - a.length);
/** `12 High Street, Kew VIC 3101`: the suburb, the state and perhaps the postcode at the end. */
const ADDRESS = new RegExp(
  String.raw`(?:^|,)\s*([^,\d]*[^,\d\s])[\s,]+(${STATE_NAMES.join('|')})(?:[\s,]+\d{4})?(?:[\s,]+Australia)?$`,
  'i',
);

/**
 * Resolves the fields that are no vehicle fields themselves: `miles` becomes kilometres, the suburb and state of
 * an `address` are used if no column has them.
 */
export function combineColumns(flat: Map<string, unknown>, notes: Notes): void {
  const fromMiles = flat.get('miles');
  flat.delete('miles');
  if (fromMiles !== undefined && !flat.has('km')) flat.set('km', fromMiles);
  readAddress(flat, notes);
}

function readAddress(flat: Map<string, unknown>, notes: Notes): void {
  const address = flat.get('address');
  flat.delete('address');
  if (typeof address !== 'string') return;
  const [, suburb, stateName] = ADDRESS.exec(address.trim()) ?? [];
  const state = STATE_NAMES.find((name) => name.toLowerCase() === stateName?.toLowerCase());
  if (!suburb || !state) {
    notes.mended('address without a suburb and a state, left out', 'address', address, null);
    return;
  }
  if (!flat.has('city')) flat.set('city', suburb);
  if (!flat.has('state')) flat.set('state', STATES[state]);
}
