import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';

/** The fields that are compared. */
export const FIELDS = [
  'make',
  'model',
  'year',
  'simple_body',
  'simple_fuel',
  'simple_transmission',
  'price',
  'km',
] as const;

const text = z.string().transform((value) => value || null);
const amount = z.string().transform((value) => (value === '' ? null : Number(value)));

/** What a person who read the listing says of it; null where the listing does not tell. */
const truthSchema = z.strictObject({
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
});
export type Truth = z.output<typeof truthSchema>;

/** The truth of 200 listings, every tenth of the sample: facts only, none of its sentences. */
export const readTruth = (): Truth[] =>
  z
    .array(truthSchema)
    .parse(parse(readFileSync(path.resolve(import.meta.dirname, 'truth.csv')), { columns: true }));

/** Tells whether the truth was written for this row: the start of the hash of its fields. */
export const hashOf = (values: Readonly<Record<string, unknown>>): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.values(values)))
    .digest('hex')
    .slice(0, 12);
