import { createHash } from 'node:crypto';
import { z } from 'zod';
import { carSchema } from '../../vehicle/car.ts';
import { slugify, vehicleSubtitle, vehicleTitle } from '../../vehicle/title.ts';
import type { Row } from '../reading/row.ts';
import { ESSENTIAL, FIELD_READERS } from './fields.ts';
import { type Draft, type Mapping, type Notes, type Rejection, type Rule, rulesOf } from './mapping.ts';
import type { Reading } from './readers.ts';
import { simpleDrive, simpleFuel, simpleTransmission } from './words.ts';

/** A car as the feed tells it, before the database adds its address and times. */
const feedCarSchema = carSchema
  .omit({ slug: true, updated_at: true, created_at: true })
  .extend({ created_at: z.iso.datetime().nullable().default(null) });
export type FeedCar = z.output<typeof feedCarSchema>;

/** What became of a row. */
export type Applied = { car: FeedCar; hash: string } | { rejections: Rejection[] };

/** Makes the function that turns rows of a feed into cars. */
export function rowReader(mapping: Mapping): (row: Row, notes: Notes) => Applied {
  const columns = Object.entries(mapping.columns).map(([name, column]) => ({ name, rules: rulesOf(column) }));
  const unknown = new Set(mapping.unknown.map((marker) => marker.toLowerCase()));
  const isEmpty = (raw: unknown) =>
    raw === null ||
    raw === undefined ||
    (typeof raw === 'string' && (raw === '' || unknown.has(raw.toLowerCase())));

  return (row, notes) => {
    const rejection = mapping.mend?.(row, notes);
    if (rejection) return { rejections: [rejection] };
    const flat = new Map<string, unknown>(Object.entries(mapping.defaults));
    const rejections: Rejection[] = [];
    for (const { name, rules } of columns) {
      const value = row.values[name];
      const raw = typeof value === 'string' ? value.trim() : value;
      if (isEmpty(raw)) continue;
      for (const rule of rules) readInto(flat, rule, raw, notes, rejections);
    }
    if (rejections.length > 0) return { rejections };

    const car = assemble(flat);
    const misplaced = place(car, flat.get('location'), mapping);
    if (misplaced) return { rejections: [misplaced] };
    mapping.finish?.(car, row, notes);
    complete(car, mapping.feed);
    return check(car);
  };
}

function readInto(
  flat: Map<string, unknown>,
  rule: Rule,
  raw: unknown,
  notes: Notes,
  rejections: Rejection[],
): void {
  const { field } = rule;
  const reading: Reading = rule.table ? lookUp(rule.table, raw) : (rule.read ?? FIELD_READERS[field])(raw);
  if ('problem' in reading) {
    if (ESSENTIAL.has(field)) rejections.push({ field, value: raw, reason: reading.problem });
    else notes.mended(`${field} that ${reading.problem}, left out`, field, raw, null);
    return;
  }
  if (reading.mended) notes.mended(reading.mended, field, raw, reading.value);
  // An empty value leaves the default as it is.
  if (reading.value !== null) flat.set(field, reading.value);
}

function lookUp(table: NonNullable<Rule['table']>, raw: unknown): Reading {
  const word = String(raw).trim().toLowerCase();
  const entry = Object.entries(table).find(([key]) => key.toLowerCase() === word);
  return entry ? { value: entry[1] } : { problem: `is none of ${Object.keys(table).join(', ')}` };
}

/** `variant.torque` and its like become objects. */
function assemble(flat: Map<string, unknown>): Draft {
  const car: Record<string, unknown> = {};
  for (const [field, value] of flat) {
    if (field === 'location') continue;
    const [outer, inner] = field.split('.') as [string, string?];
    if (inner === undefined) car[outer] = value;
    else {
      car[outer] ??= {};
      (car[outer] as Record<string, unknown>)[inner] = value;
    }
  }
  return car as Draft;
}

/** Says which dealership has the car, and at which location. */
function place(car: Draft, code: unknown, mapping: Mapping): Rejection | null {
  const location = typeof code === 'string' ? mapping.locations[code] : undefined;
  if (code !== undefined && !location)
    return {
      field: 'location',
      value: code,
      reason: `is none of ${Object.keys(mapping.locations).join(', ')}`,
    };
  const dealership = location?.dealership ?? mapping.dealership;
  car.dealership_id = dealership.id;
  car.dealership_slug = dealership.slug;
  car.dealership_name = dealership.name;
  if (!location) return null;
  car.location_id = location.id;
  car.location_name = location.name;
  car.location_slug = location.slug;
  car.city ??= location.city;
  car.state ??= location.state;
  car.lat ??= location.lat;
  car.lng ??= location.lng;
  return null;
}

/** Fills in what follows from the other fields and the feed did not say itself. */
function complete(car: Draft, feed: string): void {
  if (car.stocknum) car.id ??= carId(feed, car.stocknum);
  car.simple_fuel ??= car.fuel ? simpleFuel(car.fuel) : null;
  car.simple_transmission ??= car.trans ? simpleTransmission(car.trans) : null;
  car.simple_drive ??= car.drive ? simpleDrive(car.drive) : null;
  car.has_nvic = Boolean(car.nvic);
  car.year ??= null;
  if (car.make && car.model) {
    const title = { year: car.year ?? null, make: car.make, model: car.model };
    const subtitle = vehicleSubtitle({ badge: car.badge ?? null, series: car.series ?? null });
    car.name ??= [vehicleTitle(title), subtitle].filter(Boolean).join(' ');
  }
}

/** The lasting id of a car: its feed and its stock number there. */
export const carId = (feed: string, stocknum: string): string => `${feed}-${slugify(stocknum)}`;

function check(car: Draft): Applied {
  const result = feedCarSchema.safeParse(car);
  if (result.success) {
    const hash = createHash('sha256').update(JSON.stringify(result.data)).digest('base64url');
    return { car: result.data, hash };
  }
  const rejections = result.error.issues.map((issue) => {
    const field = issue.path.join('.');
    const value = issue.path.reduce<unknown>(
      (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
      car,
    );
    return { field, value, reason: value === undefined ? 'is missing' : issue.message };
  });
  // The id is made of the stock number: one missing value, one reason.
  return { rejections: rejections.filter(({ field }) => field !== 'id' || rejections.length === 1) };
}
