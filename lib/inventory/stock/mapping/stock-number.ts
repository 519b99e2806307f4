import { hash } from 'node:crypto';
import type { Row } from '../reading/row.ts';
import { EMPTY_MARKERS } from './empty-markers.ts';
import type { Field } from './fields.ts';
import { type Mapping, rulesOf } from './mapping.ts';
import { vin } from './readers.ts';
import type { StockNumberSource } from './stock-number-source.ts';

/**
 * Fields that stay the same while a vehicle is for sale. Price, kilometres, photos and comments do not.
 */
const STABLE: readonly Field[] = [
  'regplate',
  'vin',
  'make_and_model',
  'make',
  'model',
  'badge',
  'series',
  'year',
  'build_date',
  'simple_body',
  'colour',
  'colours',
  'interior_colour',
  'trans',
  'fuel',
  'engine_size',
  'nvic',
  'redbook_code',
];

/** A number that identifies a vehicle, and where it is from. */
export interface StockNumber {
  number: string;
  source: StockNumberSource;
}

/**
 * Returns a function that identifies the vehicles of a file without a column of stock numbers: by the VIN, else
 * by a number made of the texts of stable columns, so that it does not change when a reader is improved. The
 * second and later rows with the same texts get `-2`, `-3`, … The function returns null for a row without any
 * of these values.
 *
 * @returns null if the mapping has a column for the stock number
 */
export function stockNumbering(mapping: Mapping): ((row: Row) => StockNumber | null) | null {
  const columns = columnsByField(mapping);
  if (columns.has('stocknum')) return null;
  const counts = new Map<string, number>();
  const stableColumns = STABLE.flatMap((field) => columns.get(field) ?? []);
  const vinColumns = columns.get('vin') ?? [];
  return ({ values }) => {
    for (const name of vinColumns) {
      const reading = vin(textOf(values[name]));
      if (!('problem' in reading)) return { number: String(reading.value), source: 'vin' };
    }
    const texts = stableColumns.map((name) => textOf(values[name]).toLowerCase().replaceAll(/\s+/g, ' '));
    if (texts.every((text) => text === '' || EMPTY_MARKERS.includes(text))) return null;
    const number = hash('sha256', JSON.stringify(texts)).slice(0, 10).toUpperCase();
    const count = (counts.get(number) ?? 0) + 1;
    counts.set(number, count);
    return { number: count === 1 ? number : `${number}-${count}`, source: 'fields' };
  };
}

function columnsByField(mapping: Mapping): Map<Field, string[]> {
  const columns = new Map<Field, string[]>();
  for (const [name, column] of Object.entries(mapping.columns))
    for (const { field } of rulesOf(column)) columns.set(field, [...(columns.get(field) ?? []), name]);
  return columns;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
