import { isMotorcycleMake } from '../motorcycle-makes.ts';
import type { Vehicle } from '../vehicle.ts';
import { isElectricModel, isHybridModel } from './powertrain-models.ts';
import { readDescription } from './redbook-description.ts';
import { twoWheelDrive } from './two-wheel-drive.ts';

/** A value read from a text, with the words that state it. */
export interface Stated<Value> {
  value: Value;
  words: string;
}

/** What the text about a version states, by the field it belongs to. */
export interface VersionFacts {
  simple_drive: Stated<string> | null;
  simple_fuel: Stated<string> | null;
  simple_transmission: Stated<string> | null;
  engine_size_litres: Stated<number> | null;
  seats: Stated<number> | null;
  doors: Stated<number> | null;
}

type Terms = readonly (readonly [RegExp, string])[];

const DRIVES: Terms = [
  [/\b(?:4 ?x ?4|4wd)\b/i, '4WD'],
  [/\b(?:awd|all[ -]wheel drive|4matic|quattro|xdrive\d*[ide]?|4motion|allgrip|e-?four|all4)\b/i, 'AWD'],
  [/\b(?:fwd|front[ -]wheel drive)\b/i, 'FWD'],
  [/\b(?:rwd|rear[ -]wheel drive)\b/i, 'RWD'],
];
/** Two driven wheels; which ones depends on the model. */
const TWO_WHEELS = /\b(?:2wd|4x2|sdrive\d*[ide]?)\b/i;
/** The drive of a text that does not say which wheels. */
export const TWO_WHEEL_DRIVE = '2WD';

const FUELS: Terms = [
  [
    /\bdiesel\b|\b(?:tdi\d*|crdi|cdti|\d*cdi|(?:blue)?hdi|tdci|dci|jtdm?|bluetec|d-4d|di-d|skyactiv-d|td(?:4|6|v6|v8)|sd(?:4|v6|v8))\b/i,
    'Diesel',
  ],
  [/\blp[gi]\b/i, 'LPG'],
  [/\b(?:petrol|\d*t?fsi|\d*tsi|ecoboost|(?:t-)?gdi|mpi|cgi|thp|puretech|skyactiv-g)\b/i, 'Petrol'],
];
const ELECTRIC =
  /\b(?:bev|(?<![+&] ?|plus )ev|electric(?! (?:s(?:eats?|unroof)|roof|windows?|tailgate|mirrors?|doors?|steps?|brakes?)))\b/i;
/** Mixed drives; their column may name either fuel. */
const HYBRID = /hybrid|\bm?hev\b|\bphe?v\b|plug.?in|\+ ?ev\b|\bplus ev\b|e:hev|e-power/i;
const GERMAN_DIESEL: Terms = [[/\b(?:(?:m|[xs]drive)?\d{2,3}|[a-z]{1,3}\d{3}) ?d\b/i, 'Diesel']];
const BRITISH_ENGINES: Terms = [
  [/\bd\d{3}\b/i, 'Diesel'],
  [/\bp\d{3}\b/i, 'Petrol'],
];
/** Names of engines: `320d`, `xDrive30d` and `GLC350 d`; `D300` and `P400`; Mazda's `G25`. */
const FUELS_BY_MAKE: Readonly<Record<string, Terms>> = {
  BMW: GERMAN_DIESEL,
  Jaguar: BRITISH_ENGINES,
  'Land Rover': BRITISH_ENGINES,
  Mazda: [[/\bg(?:15|20|25|35)e?\b/i, 'Petrol']],
  'Mercedes-Benz': GERMAN_DIESEL,
};
/** Lexus: `NX300h`. */
const HYBRID_VERSION = /\b(?:ct|es|gs|is|lc|ls|nx|rx|ux)\d{3}h\+?(?!\w)/i;

const TRANSMISSIONS: Terms = [
  [
    /\b(?:auto(?:matic)?(?! (?:park|tailgate|hold|dim|lights?|doors?|wipers?|start))|dsg|s[ -]?tronic|\dg-?tronic|steptronic|tiptronic|multitronic|geartronic|powershift|lineartronic|x-?tronic|commandshift|s-cvt|e-cvt|cvt|dct|pdk|\da\/t)\b/i,
    'Automatic',
  ],
  [/\b(?:manual|man \d{1,2}sp|\d ?sp(?:eed)? man|\dm\/t)\b/i, 'Manual'],
];

/** Litres: `2.8L`, `3.0DT`, `2.5i-L`; not `(4.0T)`, which is a van's mass, and not part of a longer number. */
const LITRES =
  /(?<![\w.\-/])([0-8]\.\d)(?!t\))(?: ?(?:l|lt|ltr|litres?)\b|(?:d?t{1,3}|[deirsgvxz])(?:-[a-z]{1,2})?\b|(?=[ ),/]|$))/gi;
const LEAST_LITRES = 0.6;
/** A larger number without a unit is a series, `Golf 7.5`. */
const MOST_BARE_LITRES = 6.7;
const SEATS = /\b(\d{1,2}) ?(?:st|seats?|seater)\b/i;
const DOORS = /\b([2-5]) ?(?:dr|d|doors?)\b(?! ?\/)/i;

type About = Pick<Vehicle, 'make' | 'model' | 'simple_body' | 'item_type'>;

const NOTHING: VersionFacts = {
  simple_drive: null,
  simple_fuel: null,
  simple_transmission: null,
  engine_size_litres: null,
  seats: null,
  doors: null,
};

/**
 * Returns what a text about a version states: title, badge, or a RedBook description. A field is null if the
 * text does not state it, or states two different values.
 *
 * @param text without the dealer's comments, which also mention other vehicles and accessories
 */
export function versionFacts(vehicle: About, text: string): VersionFacts {
  if (vehicle.item_type === 'caravan' || isMotorcycleMake(vehicle.make)) return NOTHING;
  const version = text.replace(YEAR, '');
  const key = `${vehicle.make}\n${vehicle.model}\n${vehicle.simple_body}\n${version}`;
  const before = known.get(key);
  if (before) return before;
  const facts = readFacts(vehicle, version);
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, facts);
  return facts;
}

/** Facts of recent texts: a feed repeats its versions, and the import reads each text twice. */
const known = new Map<string, VersionFacts>();
const MOST_KNOWN = 5_000;
const YEAR = /^(?:19|20)\d\d /;

function readFacts(vehicle: About, text: string): VersionFacts {
  const description = readDescription(text);
  return {
    simple_drive: driveIn(vehicle, text),
    simple_fuel: fuelIn(vehicle, text) ?? described(description?.fuel, description?.engine),
    simple_transmission:
      only(TRANSMISSIONS, text) ??
      described(
        description && (/\bman/i.test(description.transmission) ? 'Manual' : 'Automatic'),
        description?.transmission,
      ),
    engine_size_litres: litresIn(text) ?? described(description?.litres, description?.engine),
    seats: countIn(SEATS, text),
    doors: countIn(DOORS, text),
  };
}

const described = <Value>(
  value: Value | null | undefined,
  words: string | null | undefined,
): Stated<Value> | null => (value === null || value === undefined ? null : { value, words: words ?? '' });

/** Returns the one value that a text states in any of its terms; null if it states several. */
function only(terms: Terms, text: string): Stated<string> | null {
  const found = terms.flatMap(([pattern, value]) => {
    const words = pattern.exec(text)?.[0];
    return words === undefined ? [] : [{ value, words }];
  });
  return new Set(found.map(({ value }) => value)).size === 1 ? (found[0] ?? null) : null;
}

function driveIn(vehicle: About, text: string): Stated<string> | null {
  const stated = DRIVES.flatMap(([pattern, value]) => {
    const words = pattern.exec(text)?.[0];
    return words === undefined ? [] : [{ value, words }];
  });
  const twoWheels = TWO_WHEELS.exec(text)?.[0];
  const [first] = stated;
  if (!first)
    return twoWheels ? { value: twoWheelDrive(vehicle) ?? TWO_WHEEL_DRIVE, words: twoWheels } : null;
  const axles = new Set(stated.map(({ value }) => driveAxles(value)));
  return axles.size === 1 && !(twoWheels && axles.has('all')) ? first : null;
}

function fuelIn({ make, model }: About, text: string): Stated<string> | null {
  const hybrid = HYBRID.exec(text)?.[0] ?? (make === 'Lexus' ? HYBRID_VERSION.exec(text)?.[0] : undefined);
  if (hybrid !== undefined) {
    if (/mild|mhev/i.test(text)) return null;
    const isPlugIn = /phe?v|plug.?in|\+ ?ev\b|plus ev/i.test(text);
    return { value: isPlugIn ? 'Plug-in Hybrid' : 'Hybrid', words: hybrid };
  }
  if (isElectricModel(make, model)) return { value: 'Electric', words: `${make} ${model}` };
  if (isHybridModel(make, model)) return { value: 'Hybrid', words: `${make} ${model}` };
  const electric = ELECTRIC.exec(text)?.[0];
  if (electric !== undefined) return { value: 'Electric', words: electric };
  return only([...(FUELS_BY_MAKE[make] ?? []), ...FUELS], text);
}

function litresIn(text: string): Stated<number> | null {
  const sizes = new Map<number, string>();
  for (const [words, size = ''] of text.matchAll(LITRES)) {
    const most = words === size ? MOST_BARE_LITRES : Number.POSITIVE_INFINITY;
    if (Number(size) >= LEAST_LITRES && Number(size) <= most) sizes.set(Number(size), words.trim());
  }
  const [first] = sizes;
  return first && sizes.size === 1 ? { value: first[0], words: first[1] } : null;
}

function countIn(pattern: RegExp, text: string): Stated<number> | null {
  const match = pattern.exec(text);
  const count = Number(match?.[1] ?? 0);
  return match && count > 1 ? { value: count, words: match[0] } : null;
}

/** Litres by which a rounded size in a title may differ from its column. */
const MOST_LITRES_APART = 0.3;

/** Fuels that exclude each other. Hybrids and gas conversions also run on petrol. */
const SINGLE_FUELS: ReadonlySet<string | number> = new Set(['Petrol', 'Diesel', 'Electric']);

/** A column that a title contradicts, with its value and the title's words. */
export interface VersionContradiction {
  field: 'simple_drive' | 'simple_fuel' | 'simple_transmission' | 'engine_size_litres' | 'seats';
  value: string | number;
  words: string;
}

/**
 * Returns the column that the text about a version clearly contradicts, or null. `4x4` does not contradict
 * all-wheel drive, nor a mild hybrid its fuel: dealers write either.
 */
export function versionContradiction(
  vehicle: About &
    Pick<Vehicle, 'simple_drive' | 'simple_fuel' | 'simple_transmission' | 'engine_size_litres' | 'seats'>,
  text: string,
): VersionContradiction | null {
  const stated = versionFacts(vehicle, text);
  const check = (
    field: VersionContradiction['field'],
    isContradiction: (value: string | number, column: string | number) => boolean,
  ): VersionContradiction | null => {
    const [fact, column] = [stated[field], vehicle[field]];
    return fact && column !== null && isContradiction(fact.value, column)
      ? { field, value: column, words: fact.words }
      : null;
  };
  return (
    check('simple_drive', (value, column) => {
      const axles = driveAxles(column);
      const isTwo = TWO_WHEELS.test(stated.simple_drive?.words ?? '');
      return isTwo ? axles === 'all' : driveAxles(value) !== axles;
    }) ??
    check(
      'simple_fuel',
      (value, column) => value !== column && SINGLE_FUELS.has(column) && SINGLE_FUELS.has(value),
    ) ??
    check('simple_transmission', (value, column) => value !== column) ??
    check(
      'engine_size_litres',
      (value, column) => Math.abs(Number(value) - Number(column)) > MOST_LITRES_APART,
    ) ??
    check('seats', (value, column) => value !== column)
  );
}

const driveAxles = (drive: string | number): string =>
  drive === '4WD' || drive === 'AWD' ? 'all' : String(drive);
