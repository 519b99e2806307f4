import { hash } from 'node:crypto';
import { z } from 'zod';
import { bodyByModel, bodyWords } from '../../../vehicle/body-by-model.ts';
import { nameInTitle, nameVehicle } from '../../../vehicle/names/vehicle-name.ts';
import { slugify, vehicleName } from '../../../vehicle/title.ts';
import { vehicleSchema } from '../../../vehicle/vehicle.ts';
import type { Row } from '../reading/row.ts';
import { settleColours } from './colours.ts';
import { type ColumnContext, columnContext } from './column-context.ts';
import { combineColumns } from './combined-columns.ts';
import { EMPTY_MARKERS } from './empty-markers.ts';
import { ESSENTIAL, FIELD_READERS, FIELDS, type Field, GATHERED } from './fields.ts';
import { type Draft, type Mapping, type Notes, type Rejection, type Rule, rulesOf } from './mapping.ts';
import { settleOdometer } from './odometer.ts';
import { settlePrices, settlePriceWords, type WordsOfPrices } from './prices.ts';
import type { Reader, ReaderContext, Reading } from './readers.ts';
import { settleYear } from './settle-year.ts';
import { settleFrames } from './spin-frames.ts';
import { spreadsheetProblem, withoutSpreadsheetMarks } from './spreadsheet.ts';
import { stockNumbering } from './stock-number.ts';
import { fuelByTitle, simpleDrive, simpleFuel, simpleTransmission } from './term-patterns.ts';
import { settleVersion } from './version.ts';

/** A vehicle from the feed, before the database adds its address and dates. */
const feedVehicleSchema = vehicleSchema
  .omit({ slug: true, updated_at: true, created_at: true })
  .extend({ created_at: z.iso.datetime().nullable().default(null) });
export type FeedVehicle = z.output<typeof feedVehicleSchema>;

export interface AcceptedRow {
  vehicle: FeedVehicle;
  json: string;
  hash: string;
}

/** The result for a row. A rejected row includes its location as far as the row names it. */
export type Applied =
  | AcceptedRow
  | {
      rejections: Rejection[];
      place: { dealershipId: string; locationId: string | null };
      /** The number made for a row of a file without stock numbers. */
      stocknum: string | null;
    };

/** In characters: longer text after make and model is a description, not a badge. */
const LONGEST_BADGE = 60;

const LONGEST_CODE = 80;

/**
 * Returns a function that reads a mapping's rows.
 *
 * @param firstRows the start of the file, which shows how its columns write numbers and units
 */
export function rowReader(
  mapping: Mapping,
  firstRows: readonly Row[] = [],
): (row: Row, notes: Notes) => Applied {
  const unknownMarkers = new Set([
    ...EMPTY_MARKERS,
    ...mapping.unknown.map((marker) => marker.toLowerCase()),
  ]);
  const longestUnknown = Math.max(...[...unknownMarkers].map((marker) => marker.length));
  const isEmpty = (raw: unknown) =>
    raw === null ||
    raw === undefined ||
    (typeof raw === 'string' &&
      (raw === '' || (raw.length <= longestUnknown && unknownMarkers.has(raw.toLowerCase()))));

  const columns = Object.entries(mapping.columns).map(([name, column]) => {
    const rules = rulesOf(column);
    const fields = rules.filter((rule) => !rule.read && !rule.table).map(({ field }) => field);
    const units = columnContext(name, fields, firstRows);
    const context = { privateHosts: mapping.privateHosts, numbers: units.numbers };
    return { name, readCell: cellReader({ rules, context, units, isEmpty }) };
  });

  const numberOf = stockNumbering(mapping);
  const defaults = Object.entries(mapping.defaults);

  return (row, notes) => {
    const flat = new Map<string, unknown>();
    const made = numberOf?.(row) ?? null;
    const rejectedRow = (rejections: Rejection[]): Applied => {
      const location = mapping.locations[String(flat.get('location') ?? mapping.defaults['location'])];
      const dealershipId = (location?.dealership ?? mapping.dealership).id;
      const place = { dealershipId, locationId: location?.id ?? null };
      return { rejections, place, stocknum: made?.number ?? null };
    };
    const rejection = mapping.mend?.(row, notes);
    if (rejection) return rejectedRow([rejection]);
    const rejections: Rejection[] = [];
    const wordsOfPrices: WordsOfPrices = new Map();
    const alsoFilled = new Map<string, unknown>();
    const reports = { notes, rejections };
    for (const { name, readCell } of columns) {
      for (const { rule, isGathered, raw, reading } of readCell(row.values[name], row)) {
        const value = takenValue(rule, raw, reading, reports);
        if (value === null) continue;
        if ('also' in reading && reading.also)
          for (const [field, other] of Object.entries(reading.also)) alsoFilled.set(field, other);
        if ('beside' in reading && reading.beside) wordsOfPrices.set(rule.field, reading.beside);
        const before = isGathered ? flat.get(rule.field) : undefined;
        flat.set(rule.field, before === undefined ? value : gatherValues(rule.field, [before, value].flat()));
      }
    }
    if (rejections.length > 0) return rejectedRow(rejections);

    if (made) notes.numbered?.(made.source);
    // In this order: columns, what they fill in other fields, the number that was made, defaults.
    for (const [field, value] of alsoFilled) fill(flat, field, value);
    if (made) fill(flat, 'stocknum', made.number);
    for (const [field, value] of defaults) fill(flat, field, value);
    readColours(flat, isEmpty);
    combineColumns(flat, notes);
    const namingProblem = readMakeAndModel(flat);
    if (namingProblem) return rejectedRow([namingProblem]);
    const vehicle = assemble(flat);
    place(vehicle, flat.get('location'), { mapping, notes });
    mapping.finish?.(vehicle, row, notes);
    complete(vehicle, { feed: mapping.feed, wordsOfPrices, notes });
    const checkedVehicle = check(vehicle);
    return 'vehicle' in checkedVehicle ? checkedVehicle : rejectedRow(checkedVehicle.rejections);
  };
}

function fill(flat: Map<string, unknown>, field: string, value: unknown): void {
  if (!flat.has(field)) flat.set(field, value);
}

/** The result of one rule for a cell. */
interface CellReading {
  rule: Rule;
  /** Whether the field's values of several columns are combined. */
  isGathered: boolean;
  /** With its unit, without a spreadsheet's marks. */
  raw: unknown;
  reading: Reading;
}

const NOTHING_READ: readonly CellReading[] = [];

/** Readings of short texts cached per column: most columns repeat a few values. */
const MOST_REMEMBERED = 2_000;
const LONGEST_REMEMBERED = 60;
/** Different texts after which a column shows whether its values repeat. */
const ENOUGH_TO_TELL = 200;

/** Returns a reader of a column's cells, which returns nothing for an empty cell. */
function cellReader({
  rules,
  context,
  units,
  isEmpty,
}: {
  rules: readonly Rule[];
  context: ReaderContext;
  units: ColumnContext;
  isEmpty: (raw: unknown) => boolean;
}): (value: unknown, row: Row) => readonly CellReading[] {
  const readers = rules.map((rule) => ({
    rule,
    isGathered: GATHERED.has(rule.field),
    read: readerOf(rule),
  }));
  const readCell = (value: unknown, row: Row): CellReading[] => {
    const written = typeof value === 'string' ? withoutSpreadsheetMarks(value.trim()) : value;
    if (isEmpty(written)) return [];
    const raw = units.withUnit(written, row);
    return readers.map(({ rule, isGathered, read }) => {
      const problem = spreadsheetProblem(rule.field, raw);
      return { rule, isGathered, raw, reading: problem ? { problem } : read(raw, context) };
    });
  };
  // A mapping's own function may depend on more than the text.
  if (rules.some(({ read }) => read)) return readCell;
  const known = new Map<string, readonly CellReading[]>();
  let repeatCount = 0;
  let repeats = true;
  return (value, row) => {
    if (value === '') return NOTHING_READ;
    if (!repeats || typeof value !== 'string' || value.length > LONGEST_REMEMBERED)
      return readCell(value, row);
    const unit = units.unitIn(row);
    const key = unit === null ? value : `${value}\n${unit}`;
    const before = known.get(key);
    if (before) {
      repeatCount += 1;
      return before;
    }
    const readings = readCell(value, row);
    // A column of stock numbers would fill the memory for nothing.
    if (known.size >= ENOUGH_TO_TELL && repeatCount < known.size) {
      repeats = false;
      known.clear();
      return readings;
    }
    if (known.size < MOST_REMEMBERED && readings.every(isPlain)) known.set(key, readings);
    return readings;
  };
}

/** Lists and objects are not cached: they become parts of the vehicle, which a mapping may still modify. */
const isPlain = ({ reading }: CellReading): boolean =>
  'problem' in reading || typeof reading.value !== 'object' || reading.value === null;

function readerOf({ read, table, field }: Rule): Reader {
  if (read) return read;
  return table ? (raw) => lookUp(table, raw) : FIELD_READERS[field];
}

function takenValue(
  { field }: Rule,
  raw: unknown,
  reading: Reading,
  { notes, rejections }: { notes: Notes; rejections: Rejection[] },
): unknown {
  if ('problem' in reading) {
    if (ESSENTIAL.has(field)) rejections.push({ field, value: raw, reason: reading.problem });
    else if (field === 'location')
      notes.unplaced?.((typeof raw === 'string' ? raw : JSON.stringify(raw)).slice(0, LONGEST_CODE));
    else notes.mended(`${field} that ${reading.problem}, left out`, field, raw, null);
    return null;
  }
  if (reading.mended) notes.mended(reading.mended, field, raw, reading.value);
  if (reading.leftOut) for (const { kind, from } of reading.leftOut) notes.mended(kind, field, from, null);
  return reading.value;
}

/**
 * Combines values of several columns without duplicates; spin frames keep their index until `settleFrames`.
 */
const gatherValues = (field: Field, values: unknown[]): unknown[] =>
  field === 'spin_images'
    ? values
    : [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];

function lookUp(table: NonNullable<Rule['table']>, raw: unknown): Reading {
  const word = String(raw).trim().toLowerCase();
  const entry = Object.entries(table).find(([key]) => key.toLowerCase() === word);
  return entry ? { value: entry[1] } : { problem: `is none of ${Object.keys(table).join(', ')}` };
}

/** Splits a combined column into make, model and badge; separate columns take precedence. */
function readMakeAndModel(flat: Map<string, unknown>): Rejection | null {
  const text = flat.get('make_and_model');
  if (typeof text !== 'string') return null;
  flat.delete('make_and_model');
  const [modelYear = '', , twoDigits] = /^MY\s?((?:20)?(\d{2}))(?:\.\d+)?\s+/i.exec(text) ?? [];
  const name = nameInTitle(text.slice(modelYear.length));
  if (!name && !(flat.has('make') && flat.has('model')))
    return { field: 'make_and_model', value: text, reason: 'contains no known make with one of its models' };
  const yearWords = name ? /(?<![\w-])(?:19[5-9]|20[0-4])\d(?![\w-])/.exec(text)?.[0] : undefined;
  const nameFields = {
    make: name?.make,
    model: name?.model,
    badge: name?.rest
      .replace(yearWords ?? '', '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    year: yearWords && yearWords !== name?.model ? Number(yearWords) : twoDigits && 2_000 + Number(twoDigits),
  };
  for (const [field, value] of Object.entries(nameFields))
    if (value && !flat.has(field)) flat.set(field, value);
  return null;
}

const INNER = new Map<string, [outer: string, inner: string]>(
  FIELDS.flatMap((field) => {
    const [outer, inner] = field.split('.') as [string, string?];
    return inner === undefined ? [] : [[field, [outer, inner]]];
  }),
);

/** Splits a combined column, `White / Black`, into both colours; separate columns take precedence. */
function readColours(flat: Map<string, unknown>, isEmpty: (raw: unknown) => boolean): void {
  const text = flat.get('colours');
  if (typeof text !== 'string') return;
  flat.delete('colours');
  const [outside = '', ...inside] = text.split('/');
  const colourFields = { colour: outside.trim(), interior_colour: inside.join('/').trim() };
  for (const [field, value] of Object.entries(colourFields))
    if (!isEmpty(value) && !flat.has(field)) flat.set(field, value);
}

/** Builds a vehicle from flat fields: `variant.torque` becomes `torque` of the object `variant`. */
function assemble(flat: Map<string, unknown>): Draft {
  const vehicle: Record<string, unknown> = {};
  for (const [field, value] of flat) {
    if (field === 'location') continue;
    const parts = INNER.get(field);
    if (parts === undefined) vehicle[field] = value;
    else {
      const [outer, inner] = parts;
      vehicle[outer] ??= {};
      (vehicle[outer] as Record<string, unknown>)[inner] = value;
    }
  }
  return vehicle as Draft;
}

function place(vehicle: Draft, code: unknown, { mapping, notes }: { mapping: Mapping; notes: Notes }): void {
  const isKnown = typeof code === 'string' && Object.hasOwn(mapping.locations, code);
  if (code !== undefined && !isKnown) notes.unplaced?.(String(code));
  const location = isKnown ? mapping.locations[code] : null;
  const dealership = location?.dealership ?? mapping.dealership;
  vehicle.dealership_id = dealership.id;
  vehicle.dealership_slug = dealership.slug;
  vehicle.dealership_name = dealership.name;
  if (!location) return;
  vehicle.location_id = location.id;
  vehicle.location_name = location.name;
  vehicle.location_slug = location.slug;
  vehicle.city ??= location.city;
  vehicle.state ??= location.state;
  vehicle.lat ??= location.lat;
  vehicle.lng ??= location.lng;
}

function complete(
  vehicle: Draft,
  { feed, wordsOfPrices, notes }: { feed: string; wordsOfPrices: WordsOfPrices; notes: Notes },
): void {
  if (vehicle.stocknum) vehicle.id ??= vehicleId(feed, vehicle.stocknum);
  vehicle.simple_fuel ??= vehicle.fuel ? simpleFuel(vehicle.fuel) : null;
  vehicle.simple_transmission ??= vehicle.trans ? simpleTransmission(vehicle.trans) : null;
  vehicle.simple_drive ??= vehicle.drive ? simpleDrive(vehicle.drive) : null;
  if (vehicle.make && vehicle.model && vehicle.item_type !== 'caravan') {
    spell(vehicle, { make: vehicle.make, model: vehicle.model }, notes);
    vehicle.badge ??= vehicle.series ? null : badgeInTitle(vehicle);
    clarify(vehicle, notes);
    settleVersion(Object.assign(vehicle, { make: vehicle.make, model: vehicle.model }), notes);
  }
  noteUnknownTerms(vehicle, notes);
  settleColours(vehicle, notes);
  settleOdometer(vehicle, notes);
  vehicle.has_nvic = Boolean(vehicle.nvic);
  settlePriceWords(vehicle, wordsOfPrices, notes);
  settlePrices(vehicle, notes);
  settleFrames(vehicle, notes);
  settleYear(vehicle, notes);
  if (vehicle.make && vehicle.model) {
    const { year = null, make, model, badge = null, series = null } = vehicle;
    vehicle.name ??= vehicleName({ year, make, model, badge, series });
  }
}

const NO_TERM = /^(?:other|unknown|none|not specified|tb[ac])$/i;

/** Notes texts about drive, fuel and transmission that no filter of the site finds. */
function noteUnknownTerms(vehicle: Draft, notes: Notes): void {
  for (const [field, simple] of [
    ['fuel', 'simple_fuel'],
    ['trans', 'simple_transmission'],
    ['drive', 'simple_drive'],
  ] as const) {
    const text = vehicle[field];
    if (text && !vehicle[simple] && !NO_TERM.test(text))
      notes.mended(`${field} of an unknown kind, not in the filter`, simple, text, null);
  }
}

/** Corrects the spelling of make and model; extra text in the model's column goes to the badge. */
function spell(vehicle: Draft, columns: { make: string; model: string }, notes: Notes): void {
  const { make, model, rest } = nameVehicle({
    ...columns,
    title: vehicle.name ?? null,
    year: vehicle.year ?? null,
  });
  if (make !== columns.make) notes.mended('spelling of a make', 'make', columns.make, make);
  if (model !== columns.model) notes.mended('spelling of a model', 'model', columns.model, model);
  vehicle.make = make;
  vehicle.model = model;
  const badge = vehicle.badge ?? '';
  if (rest && !badge.toLowerCase().startsWith(rest.toLowerCase())) vehicle.badge = `${rest} ${badge}`.trim();
}

/** Returns the text after make and model in the title, used as badge if there is no other; else null. */
function badgeInTitle({ name, make, model }: Draft): string | null {
  const titleName = name ? nameInTitle(name) : null;
  if (titleName?.make !== make || titleName?.model !== model) return null;
  const badge = titleName?.rest.replace(/\(no badge\)/i, '').trim() ?? '';
  return badge !== '' && badge.length <= LONGEST_BADGE ? badge : null;
}

/** Uses title and model where the fuel and body columns are ambiguous. */
function clarify(vehicle: Draft, notes: Notes): void {
  const { make, model, badge, series } = vehicle;
  const title = [vehicle.name, model, badge, series].filter(Boolean).join(' ');
  const clearerFields = {
    // An empty column is filled by `settleVersion`.
    simple_fuel: vehicle.simple_fuel ? fuelByTitle(vehicle.simple_fuel, title) : null,
    simple_body: bodyByModel({
      make: make ?? '',
      model: model ?? '',
      body: vehicle.simple_body ?? null,
      title,
    }),
  };
  for (const field of ['simple_fuel', 'simple_body'] as const) {
    const [from, to] = [vehicle[field] ?? null, clearerFields[field]];
    // The usual body of a model fills an empty column without a note.
    const evidence = from ?? bodyWords(title);
    if (to !== from && evidence) notes.mended(`${field} by title or model`, field, evidence, to);
    vehicle[field] = to;
  }
}

/** Returns the permanent id of a vehicle, made of its feed and stock number. */
export const vehicleId = (feed: string, stocknum: string): string => `${feed}-${slugify(stocknum)}`;

function check(vehicle: Draft): AcceptedRow | { rejections: Rejection[] } {
  const result = feedVehicleSchema.safeParse(vehicle);
  if (result.success) return acceptedRow(result.data);
  const rejections = result.error.issues.map((issue) => {
    const field = issue.path.join('.');
    const value = issue.path.reduce<unknown>(
      (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
      vehicle,
    );
    return { field, value, reason: value === undefined ? 'is missing' : issue.message };
  });
  // The id is derived from the stock number, so a missing one would be reported twice.
  return { rejections: rejections.filter(({ field }) => field !== 'id' || rejections.length === 1) };
}

export function acceptedRow(vehicle: FeedVehicle): AcceptedRow {
  const json = JSON.stringify(vehicle);
  return { vehicle, json, hash: hash('sha256', json, 'base64url') };
}
