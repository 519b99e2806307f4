import { z } from 'zod';
import type { Separator } from '../fetching/document.ts';
import { FIELDS, type Field } from '../mapping/fields.ts';
import type { RecognisedColumn } from '../mapping/recognise.ts';
import type { Encoding } from '../reading/encodings.ts';
import type { Format } from '../reading/formats.ts';

// What the mapping assistant and the back office say to each other.

/** How many bytes of a file are looked at: enough for some hundred vehicles. */
export const SAMPLE_BYTES = 256 * 1024;
/** How many vehicles are shown. */
export const VEHICLES_SHOWN = 20;
const MOST_COLUMNS = 500;

export const IGNORED = 'ignore';
const field = z.enum(FIELDS);
const columnName = z.string().max(500);

export const sampleRequestSchema = z.strictObject({
  /** The first bytes of a file, in base64. */
  content: z
    .base64()
    .min(1)
    .max(Math.ceil(SAMPLE_BYTES / 3) * 4),
  /** Whether the file goes on. */
  isCut: z.boolean(),
  /** By column name; null to have them proposed. */
  columns: z
    .record(columnName, z.union([field, z.literal(IGNORED)]))
    .refine((columns) => Object.keys(columns).length <= MOST_COLUMNS)
    .nullable(),
  /** Of every vehicle, where no column says so; null to have them proposed. */
  values: z.partialRecord(field, z.string().max(200)).nullable(),
});
export type SampleRequest = z.input<typeof sampleRequestSchema>;

/** A vehicle as the import would read it. */
export interface SampleVehicle {
  line: number;
  stocknum: string;
  title: string;
  price: number | null;
  priceType: string | null;
  km: number | null;
  /** Further facts, such as its colour. */
  facts: string[];
  /** Address of its first photo. */
  photo: string | null;
  photos: number;
}

/** A column whose values are not all taken as they stand. */
export interface SampleProblem {
  field: string;
  reason: string;
  /** Values of the sample. */
  count: number;
  example: string;
  /** Whether its vehicle is rejected, or the value put right or left out. */
  isRejected: boolean;
}

export interface SampleAnswer {
  format: Format;
  /** Of a CSV. */
  separator: Separator | null;
  /** Null for an XML file that says it itself. */
  encoding: Encoding | null;
  /** Where the vehicles stand, of JSON and XML. */
  records: string | null;
  columns: RecognisedColumn[];
  values: Partial<Record<Field, string>>;
  /** Rows that were read, and vehicles that came of them. */
  rows: number;
  taken: number;
  vehicles: SampleVehicle[];
  problems: SampleProblem[];
}
