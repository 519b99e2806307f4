import { createHash } from 'node:crypto';
import { z } from 'zod';
import { slugify, vehicleSubtitle, vehicleTitle } from '../../vehicle/title.ts';
import { vehicleSchema } from '../../vehicle/vehicle.ts';
import type { Row } from '../reading/row.ts';
import { ESSENTIAL, FIELD_READERS, type Field, GATHERED } from './fields.ts';
import { type Draft, type Mapping, type Notes, type Rejection, type Rule, rulesOf } from './mapping.ts';
import type { Reader, ReaderContext, Reading } from './readers.ts';
import { simpleDrive, simpleFuel, simpleTransmission } from './words.ts';

/** A vehicle as the feed tells it, before the database adds its address and times. */
const feedVehicleSchema = vehicleSchema
  .omit({ slug: true, updated_at: true, created_at: true })
  .extend({ created_at: z.iso.datetime().nullable().default(null) });
export type FeedVehicle = z.output<typeof feedVehicleSchema>;

/** What became of a row. */
export type Applied = { vehicle: FeedVehicle; hash: string } | { rejections: Rejection[] };

/** Makes the function that turns rows of a feed into vehicles. */
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
    const filled = new Set<Field>();
    const rejections: Rejection[] = [];
    for (const { name, rules } of columns) {
      const value = row.values[name];
      const raw = typeof value === 'string' ? value.trim() : value;
      if (isEmpty(raw)) continue;
      for (const rule of rules) {
        const value = readBy(rule, raw, { mapping, notes, rejections });
        // An empty value leaves the default as it is.
        if (value === null) continue;
        const before = filled.has(rule.field) && GATHERED.has(rule.field) ? flat.get(rule.field) : null;
        flat.set(rule.field, before === null ? value : eachOnce([before, value].flat()));
        filled.add(rule.field);
      }
    }
    if (rejections.length > 0) return { rejections };

    const vehicle = assemble(flat);
    const misplaced = place(vehicle, flat.get('location'), mapping);
    if (misplaced) return { rejections: [misplaced] };
    mapping.finish?.(vehicle, row, notes);
    complete(vehicle, mapping.feed);
    return check(vehicle);
  };
}

/** The value that a rule reads; null for none. */
function readBy(
  rule: Rule,
  raw: unknown,
  { mapping, notes, rejections }: { mapping: ReaderContext; notes: Notes; rejections: Rejection[] },
): unknown {
  const { field } = rule;
  const reader: Reader = rule.read ?? FIELD_READERS[field];
  const reading: Reading = rule.table ? lookUp(rule.table, raw) : reader(raw, mapping);
  if ('problem' in reading) {
    if (ESSENTIAL.has(field)) rejections.push({ field, value: raw, reason: reading.problem });
    else notes.mended(`${field} that ${reading.problem}, left out`, field, raw, null);
    return null;
  }
  if (reading.mended) notes.mended(reading.mended, field, raw, reading.value);
  for (const { kind, from } of reading.leftOut ?? []) notes.mended(kind, field, from, null);
  return reading.value;
}

const eachOnce = (values: readonly unknown[]): unknown[] => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values(),
];

function lookUp(table: NonNullable<Rule['table']>, raw: unknown): Reading {
  const word = String(raw).trim().toLowerCase();
  const entry = Object.entries(table).find(([key]) => key.toLowerCase() === word);
  return entry ? { value: entry[1] } : { problem: `is none of ${Object.keys(table).join(', ')}` };
}

/** `variant.torque` and its like become objects. */
function assemble(flat: Map<string, unknown>): Draft {
  const vehicle: Record<string, unknown> = {};
  for (const [field, value] of flat) {
    if (field === 'location') continue;
    const [outer, inner] = field.split('.') as [string, string?];
    if (inner === undefined) vehicle[outer] = value;
    else {
      vehicle[outer] ??= {};
      (vehicle[outer] as Record<string, unknown>)[inner] = value;
    }
  }
  return vehicle as Draft;
}

/** Says which dealership has the vehicle, and at which location. */
function place(vehicle: Draft, code: unknown, mapping: Mapping): Rejection | null {
  const location = typeof code === 'string' ? mapping.locations[code] : undefined;
  if (code !== undefined && !location)
    return {
      field: 'location',
      value: code,
      reason: `is none of ${Object.keys(mapping.locations).join(', ')}`,
    };
  const dealership = location?.dealership ?? mapping.dealership;
  vehicle.dealership_id = dealership.id;
  vehicle.dealership_slug = dealership.slug;
  vehicle.dealership_name = dealership.name;
  if (!location) return null;
  vehicle.location_id = location.id;
  vehicle.location_name = location.name;
  vehicle.location_slug = location.slug;
  vehicle.city ??= location.city;
  vehicle.state ??= location.state;
  vehicle.lat ??= location.lat;
  vehicle.lng ??= location.lng;
  return null;
}

/** Fills in what follows from the other fields and the feed did not say itself. */
function complete(vehicle: Draft, feed: string): void {
  if (vehicle.stocknum) vehicle.id ??= vehicleId(feed, vehicle.stocknum);
  vehicle.simple_fuel ??= vehicle.fuel ? simpleFuel(vehicle.fuel) : null;
  vehicle.simple_transmission ??= vehicle.trans ? simpleTransmission(vehicle.trans) : null;
  vehicle.simple_drive ??= vehicle.drive ? simpleDrive(vehicle.drive) : null;
  vehicle.has_nvic = Boolean(vehicle.nvic);
  vehicle.year ??= null;
  if (vehicle.make && vehicle.model) {
    const title = { year: vehicle.year ?? null, make: vehicle.make, model: vehicle.model };
    const subtitle = vehicleSubtitle({ badge: vehicle.badge ?? null, series: vehicle.series ?? null });
    vehicle.name ??= [vehicleTitle(title), subtitle].filter(Boolean).join(' ');
  }
}

/** The lasting id of a vehicle: its feed and its stock number there. */
export const vehicleId = (feed: string, stocknum: string): string => `${feed}-${slugify(stocknum)}`;

function check(vehicle: Draft): Applied {
  const result = feedVehicleSchema.safeParse(vehicle);
  if (result.success) {
    const hash = createHash('sha256').update(JSON.stringify(result.data)).digest('base64url');
    return { vehicle: result.data, hash };
  }
  const rejections = result.error.issues.map((issue) => {
    const field = issue.path.join('.');
    const value = issue.path.reduce<unknown>(
      (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
      vehicle,
    );
    return { field, value, reason: value === undefined ? 'is missing' : issue.message };
  });
  // The id is made of the stock number: one missing value, one reason.
  return { rejections: rejections.filter(({ field }) => field !== 'id' || rejections.length === 1) };
}
