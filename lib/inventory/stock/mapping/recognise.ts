import type { Encoding } from '../reading/encodings.ts';
import { FIELD_READERS, type Field, GATHERED } from './fields.ts';
import { FIELD_NAMES, NEEDLESS_NAMES, PRICE_TYPE_OF } from './recognised-names.ts';

/** What a column of a sample seems to be. */
export interface RecognisedColumn {
  name: string;
  /** The field it fills; null for none that is known. */
  field: Field | null;
  /** What to know of it, in words; null for nothing. */
  note: string | null;
  /** The first few different values. */
  examples: string[];
}

/** What a sample seems to be. */
export interface Recognition {
  columns: RecognisedColumn[];
  /** Values for every vehicle that no column fills and the header gives away. */
  defaults: Partial<Record<Field, string>>;
  /** Fields without which no vehicle is taken and that nothing fills. */
  missing: Field[];
}

const EXAMPLES = 3;
/** After every name. */
const BY_VALUES = 1_000;
const DELIMITERS = [',', ';', '\t', '|'] as const;

/** A field that a column may fill; of several columns for one field the one with the lowest rank gets it. */
interface Guess {
  field: Field | null;
  rank: number;
  note: string | null;
}

/** A column's name without case and marks: `REGO_EXP` as `regoexp`. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

/** Looks up own properties only: a dealer may call a column `constructor`. */
const ownValue = (record: Readonly<Record<string, string>>, name: string): string | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** `Photo 12`, `image[3].url` and `Images.4` without their number. */
const withoutNumber = (name: string): string => plain(name.replace(/[\s_.[-]*\d{1,3}\]?(?:\.url)?$/i, ''));

const FIELD_OF = new Map(
  Object.entries(FIELD_NAMES).flatMap(([field, names]) =>
    names.map((name, rank) => [name, { field: field as Field, rank }] as const),
  ),
);

/**
 * The mark that separates the columns of a header: the most frequent one outside quotation marks, a comma where there is
 * none.
 */
export function recogniseDelimiter(header: string): string {
  const bare = header.replaceAll(/"[^"]*"/g, '');
  const count = (mark: string) => bare.split(mark).length - 1;
  const [best] = DELIMITERS.toSorted((a, b) => count(b) - count(a));
  return best && count(best) > 0 ? best : ',';
}

/**
 * The encoding of a sample's first bytes: what its byte order mark says, UTF-16 by its zeros, UTF-8 where the bytes are
 * that, else Windows-1252, which every byte is.
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
 * Proposes for each column of a sample the field it fills, by its name first and by its values where the name says
 * nothing. Of several columns for one field the likeliest has it; photos are gathered.
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
  // A vehicle's only price is its price, whatever is in it.
  if (!guesses.some(({ field }) => field === 'price'))
    for (const each of guesses) if (each.field === 'drive_away_price') each.field = 'price';
  const winners = new Map<Field, string>();
  for (const { field, name } of guesses.toSorted((a, b) => a.rank - b.rank))
    if (field && !winners.has(field)) winners.set(field, name);

  const place = guesses.find(({ name }) => name === winners.get('location'));
  if (place && isSameForAll(place.values)) {
    winners.delete('location');
    place.field = null;
    place.note = 'The same for every vehicle: no places to tell apart';
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

/** Lets the values decide where the name says nothing, or what they contradict: a `Type` may be a body or a condition. */
function corrected(byName: Guess, values: readonly string[]): Guess {
  const { field, note } = byName;
  if (note || (field && !misfit(field, values))) return byName;
  const meaningOfValues = byValues(values);
  return meaningOfValues ? { field: meaningOfValues, rank: BY_VALUES, note: 'By its values' } : byName;
}

/** What a column's name says; with the last part of it (`Specification.Make`) where the whole says nothing. */
function guess(name: string): Guess {
  const needless = ownValue(NEEDLESS_NAMES, plain(name));
  if (needless) return { field: null, rank: BY_VALUES, note: `Nothing uses ${needless}` };
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

/** Says so when most values cannot be read as the field's. */
function misfit(field: Field, values: readonly string[]): string | null {
  const problems = values.flatMap((value) => {
    const reading = FIELD_READERS[field](value);
    return 'problem' in reading ? [reading.problem] : [];
  });
  return problems.length > values.length / 2 ? `Most of its values: ${problems[0]}` : null;
}

const PHOTO = /^https?:\/\/\S+\.(?:jpe?g|png|webp|avif)(?:[?|;,\s]|$)/i;
const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;

/** The few fields that values give away. */
function byValues(values: readonly string[]): Field | null {
  if (values.length === 0) return null;
  if (values.every((value) => VIN.test(value))) return 'vin';
  if (values.every((value) => !('problem' in FIELD_READERS.car_type(value)))) return 'car_type';
  return values.every((value) => PHOTO.test(value)) ? 'images' : null;
}

/** Rules for every vehicle that follow from which columns the file has. */
function defaultsOf(winners: ReadonlyMap<Field, string>): Recognition['defaults'] {
  const priceType = winners.has('price_type')
    ? undefined
    : ownValue(PRICE_TYPE_OF, plain(winners.get('price') ?? ''));
  return {
    ...(priceType ? { price_type: priceType } : {}),
    ...(winners.has('status') ? {} : { status: 'in_stock' }),
  };
}

/** Fields without which a vehicle is rejected. */
const NEEDED: readonly Field[] = ['stocknum', 'car_type', 'make', 'model'];

const missingOf = (winners: ReadonlyMap<Field, string>): Field[] =>
  NEEDED.filter((field) => !winners.has(field));
