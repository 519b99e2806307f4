import { z } from 'zod';
import type { Separator } from '../fetching/feed-options.ts';
import { FIELDS, type Field } from '../mapping/fields.ts';
import type { RecognisedColumn } from '../mapping/recognise.ts';
import type { Encoding } from '../reading/encodings.ts';
import type { Format } from '../reading/formats.ts';

// API types between the mapping assistant and the back office.

export const SAMPLE_BYTES = 256 * 1024;
export const VEHICLES_SHOWN = 20;
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

/** A column with values that were corrected, left out or rejected. */
export interface SampleProblem {
  field: string;
  reason: string;
  count: number;
  example: string;
  /** True if the vehicle is rejected; otherwise the value is corrected or left out. */
  isRejected: boolean;
}

export interface SampleAnswer {
  format: Format;
  separator: Separator | null;
  encoding: Encoding | null;
  records: string | null;
  columns: RecognisedColumn[];
  values: Partial<Record<Field, string>>;
  rows: number;
  taken: number;
  vehicles: SampleVehicle[];
  problems: SampleProblem[];
}
