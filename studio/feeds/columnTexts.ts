import type { SampleColumn } from '@forecourt/lib/inventory/stock/sample/sample';
import { correctionText } from './texts.ts';

const EXAMPLE_LENGTH = 40;
const shortenText = (text: string): string =>
  text.length > EXAMPLE_LENGTH ? `${text.slice(0, EXAMPLE_LENGTH - 1)}…` : text;

/** Describes the values of a column: examples, how often it is filled, and why it is mapped as it is. */
export function columnText({ examples, note, filled }: SampleColumn, rows: number): string {
  if (filled === 0) return ['Empty', note].filter(Boolean).join(' · ');
  const coverage = filled < rows ? `Filled in ${share(filled, rows)} of rows` : null;
  return [examples.map(shortenText).join(', '), coverage, note].filter(Boolean).join(' · ');
}

/** Describes the values that are corrected or not understood: `“45k” (is not a number)`; null for none. */
export function oddText({ odd }: Pick<SampleColumn, 'odd'>): string | null {
  if (odd.length === 0) return null;
  const values = odd.map(({ value, result }) => `“${shortenText(value)}” (${correctionText(result)})`);
  return `Unusual values: ${values.join(', ')}`;
}

/** Never `100%` for a column with gaps, nor `0%` for one with values. */
const share = (part: number, whole: number): string =>
  `${Math.min(99, Math.max(1, Math.round((part / whole) * 100)))}%`;

/** Explains how vehicles are identified if no column has the stock number. */
export const identityText = (hasVin: boolean): string =>
  hasVin
    ? 'No column contains a stock number. Vehicles are identified by their VIN, and those without a VIN by a number made of registration, make, model, year and colour.'
    : 'No column contains a stock number. Vehicles are identified by a number made of registration, make, model, year and colour. If one of these changes, the vehicle counts as a new one.';
