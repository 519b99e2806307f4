import { z } from 'zod';
import type { VehicleInput } from '../../../vehicle/vehicle.ts';
import { ENCODINGS } from '../reading/encodings.ts';
import { FORMATS } from '../reading/formats.ts';
import type { Row } from '../reading/row.ts';
import { FIELDS } from './fields.ts';
import type { Reader } from './readers.ts';

const fieldSchema = z.enum(FIELDS);
const readerSchema = z.custom<Reader>((value) => typeof value === 'function', 'a reader function');

/** What is done with one column. */
const ruleSchema = z.strictObject({
  field: fieldSchema,
  /** Values of the feed and what they mean; a value that is not in it is not understood. */
  table: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])).optional(),
  /** In place of the field's own way of reading. */
  read: readerSchema.optional(),
  /** The feed may come without this column. */
  optional: z.boolean().optional(),
});

const columnSchema = z.union([z.literal('ignore'), fieldSchema, ruleSchema, z.array(ruleSchema)]);
type Column = z.output<typeof columnSchema>;

/** Writes `Photo{1..40}` out as `Photo1` to `Photo40`. */
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
  /** Identifies the feed: what it stops listing is retired, vehicles of other feeds are not touched. */
  feed: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  /** When absent, the file's extension decides. */
  format: z.enum(FORMATS).optional(),
  encoding: z.enum(ENCODINGS).optional(),
  delimiter: z.string().length(1).default(','),
  finalNewline: z.enum(['required', 'optional']).default('required'),
  /** JSON and XML: where the entries stand. */
  records: z.string().default('$.*'),
  /** Values by which the feed says "not known": read as empty. */
  unknown: z.array(z.string()).default([]),
  dealership: dealershipSchema,
  /** By the code in the column that fills `location`; null for a code whose vehicles stand at no location. */
  locations: z.record(z.string(), locationSchema.nullable()).default({}),
  /** Values of fields that no column fills, or whose column is empty. */
  defaults: z.partialRecord(fieldSchema, z.unknown()).default({}),
  /**
   * By column name: the field it fills, a rule or several, or 'ignore'. `Photo{1..40}` stands for forty columns, any of
   * which may be absent.
   */
  columns: z.record(z.string(), columnSchema).transform(withNumbered),
  /** Names of hosts on a private network whose photos, films and reports are taken all the same. */
  privateHosts: z.array(z.string()).default([]),
  /** Puts a row right before its columns are read: may change `row.values`, note what it did, or reject. */
  mend: z
    .custom<(row: Row, notes: Notes) => Rejection | undefined>((value) => typeof value === 'function')
    .optional(),
  /** May change a finished vehicle, with its row at hand. */
  finish: z
    .custom<(vehicle: Draft, row: Row, notes: Notes) => void>((value) => typeof value === 'function')
    .optional(),
});

export type MappingInput = z.input<typeof mappingSchema>;
export type Mapping = z.output<typeof mappingSchema>;
export type Rule = z.output<typeof ruleSchema>;

/** A vehicle on its way: what the feed says, not yet checked as a whole. */
export type Draft = Partial<Omit<VehicleInput, 'slug' | 'updated_at'>>;

/** Where a mapping records what it put right. */
export interface Notes {
  mended(kind: string, field: string, from: unknown, to: unknown): void;
  /** Hears the code of a location that the mapping does not have: the vehicle is taken without one. */
  unplaced?(code: string): void;
}

/** Why a row is not taken. */
export interface Rejection {
  field: string;
  value: unknown;
  reason: string;
}

/** Types a mapping where it is written; it is checked when it is loaded. */
export const defineMapping = (mapping: MappingInput): MappingInput => mapping;

/** The rules of a column, in order; none for one that is ignored. */
export function rulesOf(column: Mapping['columns'][string]): Rule[] {
  if (column === 'ignore') return [];
  if (typeof column === 'string') return [{ field: column }];
  return Array.isArray(column) ? column : [column];
}

/** The columns a feed must have and may have. */
export function expectedColumns(mapping: Mapping): { known: Set<string>; required: Set<string> } {
  const requiredColumns = Object.entries(mapping.columns)
    .filter(([, column]) => rulesOf(column).some((rule) => !rule.optional))
    .map(([name]) => name);
  return { known: new Set(Object.keys(mapping.columns)), required: new Set(requiredColumns) };
}
