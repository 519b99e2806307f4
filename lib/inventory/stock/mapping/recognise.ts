import { nameInTitle } from '../../../vehicle/names/vehicle-name.ts';
import type { Encoding } from '../reading/encodings.ts';
import { ENCLOSING } from '../reading/row.ts';
import { PHOTO_SIZES } from './addresses.ts';
import { plainName, withoutNumber } from './column-name.ts';
import { FIELD_READERS, type Field, GATHERED, MONEY } from './fields.ts';
import { numberStyle } from './numerals.ts';
import { GENERIC, PRESETS, type Preset, type PresetId, recognisePreset } from './presets.ts';
import { FIELD_NAMES, NEEDLESS_NAMES, PRICE_TYPE_OF } from './recognised-names.ts';

export interface RecognisedColumn {
  name: string;
  field: Field | null;
  note: string | null;
  examples: string[];
}

export interface Recognition {
  columns: RecognisedColumn[];
  /** The system whose columns these are. */
  preset: PresetId | typeof GENERIC;
  /** Values for all vehicles that no column fills, derived from the header. */
  defaults: Partial<Record<Field, string>>;
  missing: Field[];
}

const EXAMPLES = 3;
/** Ranks guesses by values after all guesses by name. */
const BY_VALUES = 1_000;
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** A guess for a column; if several columns match a field, the lowest rank wins. */
interface Guess {
  field: Field | null;
  rank: number;
  note: string | null;
}

/** Own properties only: a dealer may name a column `constructor`. */
const ownValue = (record: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

const FIELD_OF = new Map(
  Object.entries(FIELD_NAMES).flatMap(([field, names]) =>
    names.map((name, rank) => [name, { field: field as Field, rank }] as const),
  ),
);

/** Returns how many cells of a record are names of columns that dealers' systems use. */
export const knownNames = (record: readonly string[]): number =>
  record.filter((cell) => FIELD_OF.has(plainName(cell))).length;

/** A title above the header may have a comma or two. */
const LEAST_DELIMITERS = 3;

/**
 * Returns the delimiter of a CSV: the one that Excel's `sep=;` declares, else the most frequent one outside of
 * quotes in the header, or a comma.
 *
 * @param lines the first lines; titles may precede the header
 */
export function recogniseDelimiter(lines: readonly string[]): string {
  const declared = /^\ufeff?"?sep=(.)"?\s*$/i.exec(lines[0] ?? '')?.[1];
  if (declared) return declared;
  const counts = lines.map((line) => {
    const bare = line.replaceAll(/"[^"]*"/g, '');
    return DELIMITERS.map((mark) => ({ mark, count: bare.split(mark).length - 1 })).toSorted(
      (a, b) => b.count - a.count,
    )[0];
  });
  const best = counts.find((each) => each && each.count >= LEAST_DELIMITERS) ?? counts[0];
  return best && best.count > 0 ? best.mark : ',';
}

/**
 * Detects the encoding of a sample: by byte order mark, UTF-16 by its zero bytes, UTF-8 if the bytes are
 * valid, else Windows-1252, in which all bytes are valid.
 */
export function recogniseEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const zeros = (parity: number) => bytes.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  if (zeros(1) > bytes.length / 5) return 'utf-16le';
  if (zeros(0) > bytes.length / 5) return 'utf-16be';
  try {
    // A sample may end in the middle of a character.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Dealer groups have fewer yards, so a column with more values is not a location. */
export const MOST_LOCATIONS = 60;

/**
 * Proposes the field of each column of a sample: by the system that wrote it, else by the column's name, else
 * by its values. If several columns match a field, one with values precedes an empty one, then the likeliest
 * wins; photo columns are combined.
 *
 * @param rows the sample's first rows by column name
 * @param chosen the system that a person has chosen; by default it is recognised
 */
export function recogniseColumns(
  header: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
  chosen?: PresetId | typeof GENERIC | null,
): Recognition {
  const preset = chosen ?? recognisePreset(header) ?? GENERIC;
  const guess = guesser(preset === GENERIC ? null : PRESETS[preset]);
  const guesses = header.map((name) => {
    const values = valuesOf(name, rows);
    // Values of a dealer are not those of its vehicles.
    const guessed = name.startsWith(ENCLOSING) ? guess(name) : corrected(guess(name), values);
    return { name, ...guessed, values };
  });
  // A vehicle's only price is its price, even if it includes charges.
  if (!guesses.some(({ field }) => field === 'make' || field === 'make_and_model')) takeTitleApart(guesses);
  if (!guesses.some(({ field }) => field === 'price'))
    for (const each of guesses) if (each.field === 'drive_away_price') each.field = 'price';
  for (const each of guesses) if (each.field === 'location') settleLocation(each);

  leaveOutSmallerSizes(guesses);
  settleTrim(guesses);
  const winners = new Map<Field, string>();
  const isBlank = (values: readonly string[]) => values.every((value) => /^0*(?:\.0*)?$/.test(value));
  const byRank = guesses.toSorted(
    (a, b) => Number(isBlank(a.values)) - Number(isBlank(b.values)) || a.rank - b.rank,
  );
  for (const { field, name } of byRank) if (field && !winners.has(field)) winners.set(field, name);

  const columns = guesses.map(({ name, field, note, values }): RecognisedColumn => {
    const examples = [...new Set(values)].slice(0, EXAMPLES);
    const winner = field && winners.get(field);
    if (field && winner !== name && !GATHERED.has(field))
      return { name, field: null, note: `“${winner}” fills the same field`, examples };
    return { name, field, note: note ?? (field && misfit(field, values)), examples };
  });
  return { columns, preset, defaults: defaultsOf(winners), missing: missingOf(winners) };
}

/** Vehicles whose titles contain make and model, so that a column is their title. */
const LEAST_NAMED = 0.5;

/** Without a column for the make, the title names make and model: `2021 Toyota Corolla Ascent Sport`. */
function takeTitleApart(guesses: (Guess & { name: string; values: readonly string[] })[]): void {
  const isNamed = (values: readonly string[]) =>
    values.filter((value) => nameInTitle(value) !== null).length >= Math.max(1, values.length * LEAST_NAMED);
  const title = guesses.find(({ field, values }) => field === 'name' && isNamed(values));
  const column = title ?? guesses.find(({ field, values }) => field === null && isNamed(values));
  if (column) Object.assign(column, { field: 'make_and_model', note: 'Contains make and model' });
}

/** `Trim` is the badge if another column has the colour of the interior and none has the badge. */
function settleTrim(guesses: (Guess & { name: string })[]): void {
  const trim = guesses.find(({ field, name }) => field === 'interior_colour' && plainName(name) === 'trim');
  const others = guesses.filter((guess) => guess !== trim);
  if (!trim || others.some(({ field }) => field === 'badge')) return;
  if (others.some(({ field }) => field === 'interior_colour')) trim.field = 'badge';
}

const lastPart = (name: string): string => plainName(name.split(/[.@]/).at(-1) ?? '');

/** Keeps the largest of the columns with sizes of the same photo, `photo.large` and `photo.original`. */
function leaveOutSmallerSizes(guesses: (Guess & { name: string; values: readonly string[] })[]): void {
  const sized = guesses
    .filter(({ field, name }) => field === 'images' && PHOTO_SIZES.includes(lastPart(name)))
    .toSorted((a, b) => a.rank - b.rank);
  const kept = new Set<string>();
  for (const guess of sized) {
    const parent = guess.name.slice(0, guess.name.search(/[.@][^.@]*$/));
    if (kept.has(parent)) Object.assign(guess, notUsed('another size of the same photo'));
    else if (guess.values.length > 0) kept.add(parent);
  }
}

const WITH_STATE = /,\s*(?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)$/i;

/**
 * Checks that the values of a column can be locations: with one value it distinguishes none, and too many are
 * suburbs or addresses.
 */
function settleLocation(column: Guess & { values: readonly string[] }): void {
  const count = new Set(column.values).size;
  if (column.values.length > 1 && count === 1) {
    column.field = null;
    column.note = 'The same for every vehicle, so it does not distinguish locations';
  } else if (count > MOST_LOCATIONS) {
    const numbers = column.values.filter((value) => /\d/.test(value) || WITH_STATE.test(value)).length;
    column.field = numbers > column.values.length / 2 ? 'address' : 'city';
    column.note = `More than ${MOST_LOCATIONS} different values, so these are ${column.field === 'city' ? 'suburbs' : 'addresses'} and not locations`;
  }
}

/** Uses the values where the name is unknown or contradicts them: a `Type` may be body or condition. */
function corrected(byName: Guess, values: readonly string[]): Guess {
  const { field, note } = byName;
  if (note || (field && !misfit(field, values))) return byName;
  const meaningOfValues = isFlagOf(field, values) ?? byValues(values);
  if (meaningOfValues) return { field: meaningOfValues, rank: BY_VALUES, note: 'Recognised by its values' };
  // `Drive Away? = Yes` is no price, although its name is that of one.
  return field && MONEY.has(field) && areFlags(values) ? notUsed('yes or no, not a price') : byName;
}

const areFlags = (values: readonly string[]): boolean =>
  values.every((value) => !('problem' in FIELD_READERS.is_sold(value)));

/** A column with the name of a date may only say whether the vehicle was sold. */
const isFlagOf = (field: Field | null, values: readonly string[]): Field | null =>
  field === 'sold_date_timestamp' && areFlags(values) ? 'is_sold' : null;

const UNKNOWN: Guess = { field: null, rank: BY_VALUES, note: null };
const notUsed = (reason: string): Guess => ({ field: null, rank: BY_VALUES, note: `Not used: ${reason}` });

/** Fields whose columns may have names such as `BODY_DESC` and `BodyStyleDescription`. */
const DESCRIBED: ReadonlySet<Field> = new Set([
  'make',
  'model',
  'badge',
  'series',
  'simple_body',
  'colour',
  'interior_colour',
  'drive',
  'fuel',
  'trans',
  'engine_size',
]);

function described(name: string): { field: Field; rank: number } | undefined {
  const match = FIELD_OF.get(name.replace(/desc(?:ription)?$/, ''));
  return match && DESCRIBED.has(match.field) ? match : undefined;
}

/** Parts of a path that only wrap a value, `image.url`, so that the part before names it. */
const WRAPPERS = new Set(['url', 'src', 'href', 'value', 'text', 'string', 'uri']);
/** Parts of a path that describe the part before, `transmission.name`. */
const DESCRIPTIONS = new Set(['name', 'title', 'label', 'description', 'displayname', 'displayvalue']);
/** Parts of a path that identify the part before in a system, `model.id`. */
const KEYS = new Set(['id', 'uuid', 'guid', 'slug', 'key']);

/** Parts of a path whose values are about a person, not the vehicle. */
const PEOPLE = new Set(['contact', 'seller', 'salesperson', 'owner']);

/** Attributes that mean nothing without the name of their element. */
const VAGUE_ATTRIBUTES = new Set(['name', 'type', 'id', 'code', 'key', 'title', 'label', 'format']);

/** Fields that a dealer may have for all of its vehicles. */
const ENCLOSED_FIELDS: ReadonlySet<Field> = new Set(['location', 'city', 'state', 'address', 'lat', 'lng']);

/**
 * Returns a function that guesses a field by a column's name, as a system uses it, else as any system does, or
 * else by the last part of its path (`Specification.Make`, `Price@type`).
 */
function guesser(preset: Preset | null): (name: string) => Guess {
  const presetRanks = new Map(
    Object.keys(preset?.columns ?? {}).map((name, rank) => [name, rank - BY_VALUES]),
  );
  const ofName = (name: string): Guess | null => {
    const unusedReason = ownValue(preset?.unused ?? {}, name);
    if (unusedReason) return notUsed(unusedReason);
    const rank = presetRanks.get(name);
    if (preset && rank !== undefined) return { field: preset.columns[name] ?? null, rank, note: null };
    const needless = ownValue(NEEDLESS_NAMES, name);
    if (needless) return notUsed(needless);
    const match = FIELD_OF.get(name) ?? described(name);
    return match ? { ...match, note: null } : null;
  };
  return (name) => {
    if (name.startsWith(ENCLOSING)) return enclosed(name, ofName);
    const parts = name.split(/[.@]/).map(plainName).filter(Boolean);
    const [last = '', parent = ''] = parts.toReversed();
    const whole = ofName(plainName(name));
    if (whole) return whole;
    const gathered = ofName(withoutNumber(name));
    if (gathered?.field && GATHERED.has(gathered.field)) return gathered;
    if (parts.length > 1) {
      const together = ofName(parent + last);
      if (together) return together;
      const outer = ofName(parent.replace(/\d+$/, ''));
      if (WRAPPERS.has(last)) return outer ?? UNKNOWN;
      if (KEYS.has(last) && outer?.field) return UNKNOWN;
      if (DESCRIPTIONS.has(last) && outer?.field && outer.field !== 'images') return outer;
      const size = PHOTO_SIZES.indexOf(last);
      if (outer?.field === 'images' && size !== -1) return { ...outer, rank: BY_VALUES + size };
      const isPhoto = ofName(last)?.field === 'images';
      if (outer?.field === 'images' && !isPhoto) return notUsed('a detail of a photo');
      if (PEOPLE.has(parent)) return UNKNOWN;
      // An attribute qualifies its element: the type of a price is not the type of the vehicle.
      if (name.lastIndexOf('@') > 0 && (outer?.field || VAGUE_ATTRIBUTES.has(last))) return UNKNOWN;
    }
    return ofName(last) ?? UNKNOWN;
  };
}

/** Guesses the field of a value that a dealer has for all of its vehicles, `$.Dealers.Dealer@id`. */
function enclosed(name: string, ofName: (name: string) => Guess | null): Guess {
  const [last = '', parent = ''] = name.split(/[.@]/).map(plainName).filter(Boolean).toReversed();
  const guess = [ofName(parent + last), ofName(last)].find(
    (each) => each?.field && ENCLOSED_FIELDS.has(each.field),
  );
  // The vehicle's own columns precede those of its dealer.
  return guess ? { ...guess, rank: guess.rank + BY_VALUES / 2 } : UNKNOWN;
}

const valuesOf = (name: string, rows: readonly Readonly<Record<string, unknown>>[]): string[] =>
  rows.flatMap(({ [name]: value }) => {
    const text =
      typeof value === 'string'
        ? value.trim()
        : value === null || value === undefined
          ? ''
          : JSON.stringify(value);
    return text ? [text] : [];
  });

function misfit(field: Field, values: readonly string[]): string | null {
  const context = { privateHosts: [], numbers: numberStyle(values) };
  const problems = values.flatMap((value) => {
    const reading = FIELD_READERS[field](value, context);
    return 'problem' in reading ? [reading.problem] : [];
  });
  return problems.length > values.length / 2 ? `Most values are invalid: ${problems[0]}` : null;
}

const PHOTO = /^https?:\/\/\S+\.(?:jpe?g|png|webp|avif)(?:[?|;,\s]|$)/i;
/** Longer text is a description that mentions the condition; a single letter may be yes or no. */
const LONGEST_CONDITION = 40;
const LEAST_CONDITIONS = 0.75;
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;

function byValues(values: readonly string[]): Field | null {
  if (values.length === 0) return null;
  if (values.every((value) => VIN.test(value))) return 'vin';
  // `U` can only mean used; `N` and `D` alone may be something else.
  const hasLetters = values.some((value) => /^u$/i.test(value));
  const isCondition = (value: string) =>
    (value.length > 1 || hasLetters) &&
    value.length <= LONGEST_CONDITION &&
    !('problem' in FIELD_READERS.car_type(value));
  // A row of totals below the vehicles has something else in this column.
  if (values.filter(isCondition).length >= values.length * LEAST_CONDITIONS) return 'car_type';
  return values.every((value) => PHOTO.test(value)) ? 'images' : null;
}

function defaultsOf(winners: ReadonlyMap<Field, string>): Recognition['defaults'] {
  const priceColumn = winners.get('price') ?? '';
  const priceType = winners.has('price_type')
    ? undefined
    : (ownValue(PRICE_TYPE_OF, plainName(priceColumn)) ??
      ownValue(PRICE_TYPE_OF, plainName(priceColumn.split('.').at(-1) ?? '')));
  return {
    ...(priceType ? { price_type: priceType } : {}),
    ...(winners.has('status') ? {} : { status: 'in_stock' }),
  };
}

const NEEDED: readonly Field[] = ['stocknum', 'car_type', 'make', 'model'];

/** Fields that other columns can fill, and these columns. */
const FILLED_BY: Partial<Record<Field, readonly Field[]>> = {
  car_type: ['is_new', 'is_used'],
  make: ['make_and_model'],
  model: ['make_and_model'],
};

const missingOf = (winners: ReadonlyMap<Field, string>): Field[] =>
  NEEDED.filter((field) => ![field, ...(FILLED_BY[field] ?? [])].some((each) => winners.has(each)));
