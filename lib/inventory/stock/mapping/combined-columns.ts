import type { Notes } from './mapping.ts';
import { STATES } from './term-patterns.ts';

const STATE_NAMES = Object.keys(STATES).toSorted((a, b) => b.length - a.length);
/** `12 High Street, Kew VIC 3101`: the suburb, the state and perhaps the postcode at the end. */
const ADDRESS = new RegExp(
  String.raw`(?:^|,)\s*([^,\d]*[^,\d\s])[\s,]+(${STATE_NAMES.join('|')})(?:[\s,]+\d{4})?(?:[\s,]+Australia)?$`,
  'i',
);

/** Meta's CSV: `{addr1: '1 High Street', city: 'Kew', region: 'Victoria'}`, also with JSON's quotation marks. */
const CITY_OF_OBJECT = /[{,]\s*["']?city["']?\s*:\s*(["'])(.*?)\1\s*[,}]/;
const REGION_OF_OBJECT = /[{,]\s*["']?region["']?\s*:\s*(["'])(.*?)\1\s*[,}]/;

/**
 * Resolves the fields that are no vehicle fields themselves: `miles` becomes kilometres, the suburb and state of
 * an `address` are used if no column has them. Columns with yes or no become the condition and the drive.
 */
export function combineColumns(flat: Map<string, unknown>, notes: Notes): void {
  const fromMiles = flat.get('miles');
  flat.delete('miles');
  if (fromMiles !== undefined && !flat.has('km')) flat.set('km', fromMiles);
  readConditionFlags(flat, notes);
  if (flat.get('is_sold') === true) flat.set('status', 'sold');
  flat.delete('is_sold');
  readDriveFlag(flat, notes);
  readAddress(flat, notes);
}

/** Reads `New = N, Used = Y`. A vehicle that is neither, or both, has no condition. */
function readConditionFlags(flat: Map<string, unknown>, notes: Notes): void {
  const [isNew, isUsed, isDemo] = ['is_new', 'is_used', 'is_demo'].map((field) => {
    const value = flat.get(field);
    flat.delete(field);
    return value;
  });
  const before = flat.get('car_type');
  if (isDemo === true && before !== 'demo') {
    if (before !== undefined) notes.mended('condition of a demonstrator', 'car_type', before, 'demo');
    flat.set('car_type', 'demo');
  } else if (before === undefined && (isNew === true || isUsed === true)) {
    if (isNew !== isUsed) flat.set('car_type', isNew === true ? 'new' : 'used');
  } else if (before === undefined && (isNew === false) !== (isUsed === false)) {
    const carType = isNew === false ? 'used' : 'new';
    notes.mended(`vehicle that is not ${isNew === false ? 'new' : 'used'}`, 'car_type', false, carType);
    flat.set('car_type', carType);
  }
}

function readDriveFlag(flat: Map<string, unknown>, notes: Notes): void {
  const isFourWheelDrive = flat.get('four_wheel_drive');
  flat.delete('four_wheel_drive');
  if (isFourWheelDrive !== true || flat.has('drive') || flat.has('simple_drive')) return;
  notes.mended('drive by a yes-or-no column', 'drive', true, '4WD');
  flat.set('drive', '4WD');
}

function readAddress(flat: Map<string, unknown>, notes: Notes): void {
  const address = flat.get('address');
  flat.delete('address');
  if (typeof address !== 'string') return;
  const [suburb, stateName] = suburbAndState(address.trim());
  const state = STATE_NAMES.find((name) => name.toLowerCase() === stateName?.toLowerCase());
  if (!suburb || !state) {
    notes.mended('address without a suburb and a state, left out', 'address', address, null);
    return;
  }
  if (!flat.has('city')) flat.set('city', suburb);
  if (!flat.has('state')) flat.set('state', STATES[state]);
}

/** Returns the suburb and the name of the state in an address, as far as it has them. */
function suburbAndState(address: string): (string | undefined)[] {
  if (address.startsWith('{'))
    return [CITY_OF_OBJECT.exec(address)?.[2], REGION_OF_OBJECT.exec(address)?.[2]];
  return ADDRESS.exec(address)?.slice(1) ?? [];
}
