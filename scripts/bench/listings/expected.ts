import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

export const FIELDS = [
  'make',
  'model',
  'year',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'price',
  'km',
  'badge',
  'simple_drive',
  'engine_size_litres',
  'colour',
  'seats',
  'doors',
] as const;
export type Field = (typeof FIELDS)[number];

const text = z.string().transform((value) => value || null);
const amount = z.string().transform((value) => (value === '' ? null : Number(value)));

/** Values entered by a person who read the listing; null where the listing does not state them. */
const expectedSchema = z.strictObject({
  row: z.coerce.number().int().positive(),
  hash: z.string().regex(/^[0-9a-f]{12}$/),
  make: text,
  model: text,
  year: amount,
  simple_body: text,
  simple_fuel: text,
  simple_transmission: text,
  price: amount,
  km: amount,
  badge: text,
  simple_drive: text,
  engine_size_litres: amount,
  colour: text,
  seats: amount,
  doors: amount,
});
export type ExpectedListing = z.output<typeof expectedSchema>;

/**
 * Returns the expected values of 300 listings, every tenth of the sample and every twentieth between them:
 * facts only, no quoted text.
 */
export const readExpectedListings = (): ExpectedListing[] =>
  z
    .array(expectedSchema)
    .parse(parse(readFileSync(path.resolve(import.meta.dirname, 'expected.csv')), { columns: true }));

/** Returns the start of a hash of the fields, which proves that the expected values belong to this row. */
export const hashOf = (values: Readonly<Record<string, unknown>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.values(values)))
    .digest('hex')
    .slice(0, 12);
