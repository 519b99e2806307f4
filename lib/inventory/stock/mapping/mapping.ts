import { z } from 'zod';
import type { VehicleInput } from '../../../vehicle/vehicle.ts';
import { ENCODINGS } from '../reading/encodings.ts';
import { FORMATS } from '../reading/formats.ts';
import type { Row } from '../reading/row.ts';
import { FIELDS } from './fields.ts';
import type { Reader } from './readers.ts';
import type { StockNumberSource } from './stock-number-source.ts';

const fieldSchema = z.enum(FIELDS);
const readerSchema = z.custom<Reader>((value) => typeof value === 'function', 'a reader function');

const ruleSchema = z.strictObject({
  field: fieldSchema,
  /** Values of the feed and what they mean; other values are invalid. */
  table: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  read: readerSchema.optional(),
  optional: z.boolean().optional(),
});

const columnSchema = z.union([z.literal('ignore'), fieldSchema, ruleSchema, z.array(ruleSchema)]);
type Column = z.output<typeof columnSchema>;

/** Expands `Photo{1..40}` to `Photo1` to `Photo40`. */
function withNumbered(columns: Record<string, Column>): Record<string, Column> {
  const expandedColumns = Object.entries(columns).flatMap(([name, column]): [string, Column][] => {
    const [, before = '', first, last, after = ''] = /^(.*)\{(\d{1,3})\.\.(\d{1,3})\}(.*)$/.exec(name) ?? [];
    if (first === undefined) return [[name, column]];
    const rules = column === 'ignore' ? column : rulesOf(column).map((rule) => ({ ...rule, optional: true }));
    return Array.from({ length: Math.max(0, Number(last) - Number(first) + 1) }, (_, index) => [
      `${before}${Number(first) + index}${after}`,
      rules,
    ]);
  });
  return Object.fromEntries(expandedColumns);
}

const dealershipSchema = z.strictObject({ id: z.string(), slug: z.string(), name: z.string() });

const locationSchema = z.strictObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  city: z.string(),
  state: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
  dealership: dealershipSchema.optional(),
});

/**
 * How one dealer's feed becomes vehicles. A mapping is a TypeScript module in `scripts/demo/mappings` with
 * `export default defineMapping({...})`, or the same as JSON (without functions).
 */
export const mappingSchema = z.strictObject({
  /** Identifies the feed. Vehicles it stops listing are retired; those of other feeds are not affected. */
  feed: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** Feeds whose vehicles this one takes over if it lists them; any other feed's stay with that feed. */
  replaces: z.array(z.string()).default([]),
  format: z.enum(FORMATS).optional(),
  encoding: z.enum(ENCODINGS).optional(),
  delimiter: z.string().length(1).default(','),
  finalNewline: z.enum(['required', 'optional']).default('required'),
  /** JSON and XML: the path to the entries. */
  records: z.string().default('$.*'),
  /** Placeholder values that count as empty. */
  unknown: z.array(z.string()).default([]),
  dealership: dealershipSchema,
  /** By the code in the `location` column; null for a code whose vehicles have no location. */
  locations: z.record(z.string(), locationSchema.nullable()).default({}),
  /** Values of fields that no column fills, or whose column is empty. */
  defaults: z.partialRecord(fieldSchema, z.unknown()).default({}),
  /**
   * By column name: the field it fills, one or several rules, or 'ignore'. `Photo{1..40}` expands to forty
   * optional columns.
   */
  columns: z.record(z.string(), columnSchema).transform(withNumbered),
  /** Hosts on a private network that photo, video and report URLs may still use. */
  privateHosts: z.array(z.string()).default([]),
  /** Corrects a row before its columns are read: may change `row.values`, add notes, or reject the row. */
  mend: z
    .custom<(row: Row, notes: Notes) => Rejection | undefined>((value) => typeof value === 'function')
    .optional(),
  /** May change the finished vehicle. */
  finish: z
    .custom<(vehicle: Draft, row: Row, notes: Notes) => void>((value) => typeof value === 'function')
    .optional(),
});

export type MappingInput = z.input<typeof mappingSchema>;
export type Mapping = z.output<typeof mappingSchema>;
export type Rule = z.output<typeof ruleSchema>;

export type Draft = Partial<Omit<VehicleInput, 'slug' | 'updated_at'>>;

export interface Notes {
  mended(kind: string, field: string, from: unknown, to: unknown): void;
  /** Called with an unknown location code; the vehicle is imported without a location. */
  unplaced?(code: string): void;
  /** Called if the file has no stock numbers, with what identifies the vehicle. */
  numbered?(source: StockNumberSource): void;
}

export interface Rejection {
  field: string;
  value: unknown;
  reason: string;
}

/** Adds types to a mapping's source; the mapping is validated when it is loaded. */
export const defineMapping = (mapping: MappingInput): MappingInput => mapping;

/** Returns the rules of a column, in order; none if it is ignored. */
export function rulesOf(column: Mapping['columns'][string]): Rule[] {
  if (column === 'ignore') return [];
  if (typeof column === 'string') return [{ field: column }];
  return Array.isArray(column) ? column : [column];
}

export function expectedColumns(mapping: Mapping): { known: Set<string>; required: Set<string> } {
  const requiredColumns = Object.entries(mapping.columns)
    .filter(([, column]) => rulesOf(column).some((rule) => !rule.optional))
    .map(([name]) => name);
  return { known: new Set(Object.keys(mapping.columns)), required: new Set(requiredColumns) };
}
