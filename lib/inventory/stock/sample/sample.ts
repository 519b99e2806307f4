import { z } from 'zod';
import type { Separator } from '../fetching/feed-options.ts';
import { FIELDS, type Field } from '../mapping/fields.ts';
import { GENERIC, PRESET_IDS, type PresetId } from '../mapping/presets.ts';
import type { RecognisedColumn } from '../mapping/recognise.ts';
import type { Encoding } from '../reading/encodings.ts';
import type { Format } from '../reading/formats.ts';

// API types between the mapping assistant and the back office.

export const SAMPLE_BYTES = 256 * 1024;
export const ROWS_SHOWN = 200;
const MOST_COLUMNS = 500;

export const IGNORED = 'ignore';
const field = z.enum(FIELDS);
const columnName = z.string().max(500);

export const sampleRequestSchema = z.strictObject({
  content: z
    .base64()
    .min(1)
    .max(Math.ceil(SAMPLE_BYTES / 3) * 4),
  isCut: z.boolean(),
  columns: z
    .record(columnName, z.union([field, z.literal(IGNORED)]))
    .refine((columns) => Object.keys(columns).length <= MOST_COLUMNS)
    .nullable(),
  values: z.partialRecord(field, z.string().max(200)).nullable(),
  /** XML and JSON: the path to the vehicles, by default the likeliest list. */
  records: z.string().max(500).nullish(),
  /** The system that wrote the file; by default it is recognised. */
  preset: z.enum([...PRESET_IDS, GENERIC]).nullish(),
});
export type SampleRequest = z.input<typeof sampleRequestSchema>;

export interface SampleVehicle {
  line: number;
  stocknum: string;
  title: string;
  /** `$34,990`, or `No price`. */
  price: string;
  /** `Drive Away`, `Excl. Govt. Charges`. */
  priceType: string | null;
  km: number | null;
  facts: string[];
  photo: string | null;
  photos: number;
}

/** A row of the sample, and what an import would do with it. */
export type SampleRow =
  | { outcome: 'taken'; line: number; vehicle: SampleVehicle }
  | { outcome: 'held' | 'rejected'; line: number; stocknum: string | null; reasons: SampleReason[] };

export interface SampleReason {
  field: string;
  value: string;
  reason: string;
}

/** A column with values that were corrected, left out, held or rejected. */
export interface SampleProblem {
  field: string;
  reason: string;
  count: number;
  example: string;
  /** True if the vehicle is rejected; otherwise the value is corrected or left out. */
  isRejected: boolean;
  /** True if the vehicle is held for review. */
  isHeld: boolean;
}

/** A value of a column that is corrected or not understood. */
export interface OddValue {
  value: string;
  /** `is not a number`, `price as text` */
  result: string;
}

export interface SampleColumn extends RecognisedColumn {
  /** Number of rows in which the column has a value. */
  filled: number;
  odd: OddValue[];
}

export interface SampleAnswer {
  format: Format;
  separator: Separator | null;
  encoding: Encoding | null;
  records: string | null;
  lists: { records: string; entries: number }[];
  preset: PresetId | typeof GENERIC;
  columns: SampleColumn[];
  values: Partial<Record<Field, string>>;
  rows: number;
  taken: number;
  held: number;
  rejected: number;
  /** Rows that repeat a stock number, so that the more complete row is used. */
  repeated: number;
  /** Why an import would refuse the whole file; null if it would not. */
  refusal: string | null;
  warnings: string[];
  shown: SampleRow[];
  problems: SampleProblem[];
}
