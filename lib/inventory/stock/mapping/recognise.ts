import type { Encoding } from '../reading/encodings.ts';
import { FIELD_READERS, type Field, GATHERED } from './fields.ts';
import { FIELD_NAMES, NEEDLESS_NAMES, PRICE_TYPE_OF } from './recognised-names.ts';

export interface RecognisedColumn {
  name: string;
  field: Field | null;
  note: string | null;
  examples: string[];
}

export interface Recognition {
  columns: RecognisedColumn[];
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

const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Own properties only: a dealer may name a column `constructor`. */
const ownValue = (record: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Removes the number from `Photo 12`, `image[3].url` and `Images.4`. */
const withoutNumber = (name: string): string => plain(name.replace(/[\s_.[-]*\d{1,3}\]?(?:\.url)?$/i, ''));

const FIELD_OF = new Map(
  Object.entries(FIELD_NAMES).flatMap(([field, names]) =>
    names.map((name, rank) => [name, { field: field as Field, rank }] as const),
  ),
);

/** Returns the most frequent delimiter outside quotes in a header, or a comma. */
export function recogniseDelimiter(header: string): string {
  const bare = header.replaceAll(/"[^"]*"/g, '');
  const count = (mark: string) => bare.split(mark).length - 1;
  const [best] = DELIMITERS.toSorted((a, b) => count(b) - count(a));
  return best && count(best) > 0 ? best : ',';
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

/**
 * Proposes the field of each column of a sample, by its name first, else by its values. If several columns
 * match a field, the likeliest wins; photo columns are combined.
 *
 * @param rows the sample's first rows by column name
 */
export function recogniseColumns(
  header: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): Recognition {
  const guesses = header.map((name) => {
    const values = valuesOf(name, rows);
    return { name, ...corrected(guess(name), values), values };
  });
  // A vehicle's only price is its price, even if it includes charges.
  if (!guesses.some(({ field }) => field === 'price'))
    for (const each of guesses) if (each.field === 'drive_away_price') each.field = 'price';
  const winners = new Map<Field, string>();
  for (const { field, name } of guesses.toSorted((a, b) => a.rank - b.rank))
    if (field && !winners.has(field)) winners.set(field, name);

  const place = guesses.find(({ name }) => name === winners.get('location'));
  if (place && isSameForAll(place.values)) {
    winners.delete('location');
    place.field = null;
    place.note = 'The same for every vehicle, so it does not distinguish locations';
  }

  const columns = guesses.map(({ name, field, note, values }): RecognisedColumn => {
    const examples = [...new Set(values)].slice(0, EXAMPLES);
    const winner = field && winners.get(field);
    if (field && winner !== name && !GATHERED.has(field))
      return { name, field: null, note: `“${winner}” fills the same field`, examples };
    return { name, field, note: note ?? (field && misfit(field, values)), examples };
  });
  return { columns, defaults: defaultsOf(winners), missing: missingOf(winners) };
}

const isSameForAll = (values: readonly string[]): boolean => values.length > 1 && new Set(values).size === 1;

/** Uses the values where the name is unknown or contradicts them: a `Type` may be body or condition. */
function corrected(byName: Guess, values: readonly string[]): Guess {
  const { field, note } = byName;
  if (note || (field && !misfit(field, values))) return byName;
  const meaningOfValues = byValues(values);
  return meaningOfValues
    ? { field: meaningOfValues, rank: BY_VALUES, note: 'Recognised by its values' }
    : byName;
}

/** Guesses a field by the column's name, or else by its last part (`Specification.Make`). */
function guess(name: string): Guess {
  const needless = ownValue(NEEDLESS_NAMES, plain(name));
  if (needless) return { field: null, rank: BY_VALUES, note: `Not used: ${needless}` };
  const gatheredField = FIELD_OF.get(withoutNumber(name));
  const match =
    FIELD_OF.get(plain(name)) ??
    (gatheredField && GATHERED.has(gatheredField.field) ? gatheredField : undefined) ??
    FIELD_OF.get(plain(name.split('.').at(-1) ?? ''));
  return match ? { ...match, note: null } : { field: null, rank: BY_VALUES, note: null };
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
  const problems = values.flatMap((value) => {
    const reading = FIELD_READERS[field](value);
    return 'problem' in reading ? [reading.problem] : [];
  });
  return problems.length > values.length / 2 ? `Most values are invalid: ${problems[0]}` : null;
}

const PHOTO = /^https?:\/\/\S+\.(?:jpe?g|png|webp|avif)(?:[?|;,\s]|$)/i;
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;

function byValues(values: readonly string[]): Field | null {
  if (values.length === 0) return null;
  if (values.every((value) => VIN.test(value))) return 'vin';
  if (values.every((value) => !('problem' in FIELD_READERS.car_type(value)))) return 'car_type';
  return values.every((value) => PHOTO.test(value)) ? 'images' : null;
}

function defaultsOf(winners: ReadonlyMap<Field, string>): Recognition['defaults'] {
  const priceType = winners.has('price_type')
    ? undefined
    : ownValue(PRICE_TYPE_OF, plain(winners.get('price') ?? ''));
  return {
    ...(priceType ? { price_type: priceType } : {}),
    ...(winners.has('status') ? {} : { status: 'in_stock' }),
  };
}

const NEEDED: readonly Field[] = ['stocknum', 'car_type', 'make', 'model'];

const missingOf = (winners: ReadonlyMap<Field, string>): Field[] =>
  NEEDED.filter((field) => !winners.has(field));
