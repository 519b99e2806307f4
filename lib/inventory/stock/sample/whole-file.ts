import { parse } from 'csv-parse/browser/esm/sync';
import { isVideoPage } from '../../../vehicle/video-page.ts';
import { FeedError } from '../feed-error.ts';
import { SEPARATORS } from '../fetching/feed-options.ts';
import { vinOf } from '../importing/identity.ts';
import { EMPTY_MARKERS } from '../mapping/empty-markers.ts';
import { FIELD_READERS, type Field } from '../mapping/fields.ts';
import { MOST_LOCATIONS } from '../mapping/recognise.ts';
import { columnNames, MOST_ABOVE_HEADER, withoutFormulas } from '../reading/csv-header.ts';
import { readJson } from '../reading/json.ts';
import { readXml } from '../reading/xml.ts';
import { xmlEncoding } from '../reading/xml-encoding.ts';
import type { IGNORED, SampleAnswer } from './sample.ts';

export interface Counted {
  value: string;
  count: number;
}

/** Details that need the whole file, the most frequent first. */
export interface WholeFile {
  codes: Counted[];
  /** Origins of its photos, videos and history files: `https://photos.dealer.example/`. */
  photoHosts: Counted[];
  /** VINs, and registration plates of vehicles without one, each once. */
  vins: string[];
  plates: string[];
}

type Sample = Pick<SampleAnswer, 'format' | 'separator' | 'encoding' | 'records'>;

const FETCHED: readonly Field[] = [
  'images',
  'spin_images',
  'spin_interior_image',
  'video_url',
  'external_video_url',
  'file',
];

/**
 * Reads a whole file for details that the sample lacks. Runs in the browser, which has the file.
 *
 * @param columns the field that each column fills
 * @throws FeedError when the file does not match its sample, or has more than `MOST_LOCATIONS` codes
 */
export async function readWholeFile(
  bytes: Uint8Array,
  sample: Sample,
  columns: Readonly<Record<string, Field | typeof IGNORED>>,
): Promise<WholeFile> {
  const text = new TextDecoder(sample.encoding ?? xmlEncoding(bytes) ?? 'utf-8').decode(bytes);
  const codes = new Map<string, number>();
  const photoHosts = new Map<string, number>();
  const filling = (field: Field) => Object.keys(columns).filter((column) => columns[column] === field);
  const [locations, fetchedColumns] = [filling('location'), FETCHED.flatMap(filling)];
  const [vinColumns, plateColumns] = [filling('vin'), filling('regplate')];
  const [vins, plates] = [new Set<string>(), new Set<string>()];
  const usedColumns = [...locations, ...fetchedColumns, ...vinColumns, ...plateColumns];
  if (usedColumns.length > 0)
    for await (const cellOf of rowsOf(text, sample, usedColumns)) {
      const vin = vinOf({ vin: textIn('vin', vinColumns.map(cellOf)) });
      const plate = textIn('regplate', plateColumns.map(cellOf));
      if (vin !== null) vins.add(vin);
      else if (plate !== null) plates.add(plate);
      for (const column of locations) count(codes, codesIn(cellOf(column)));
      count(photoHosts, [...new Set(fetchedColumns.flatMap((column) => hostsIn(cellOf(column))))]);
      if (codes.size > MOST_LOCATIONS)
        throw new FeedError(
          `“${locations.join(', ')}” has more than ${MOST_LOCATIONS} different values, so it is probably not a location. Choose Suburb or city, or Address, for it.`,
        );
    }
  return {
    codes: mostCounted(codes),
    photoHosts: mostCounted(photoHosts),
    vins: [...vins],
    plates: [...plates],
  };
}

function count(counts: Map<string, number>, values: readonly string[]): void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

const mostCounted = (counts: ReadonlyMap<string, number>): Counted[] =>
  [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count);

function codesIn(raw: unknown): string[] {
  const value = typeof raw === 'string' ? raw.trim() : raw;
  if (isNothing(value)) return [];
  const reading = FIELD_READERS.location(value);
  return 'problem' in reading || !reading.value ? [] : [String(reading.value)];
}

/** Returns the first of the values that a field can be read from. */
function textIn(field: 'vin' | 'regplate', values: readonly unknown[]): string | null {
  for (const raw of values) {
    const reading = isNothing(raw) ? null : FIELD_READERS[field](raw);
    if (reading && !('problem' in reading) && typeof reading.value === 'string') return reading.value;
  }
  return null;
}

/** Returns the origins of the URLs in a cell; video pages on other sites are not fetched. */
function hostsIn(raw: unknown): string[] {
  if (isNothing(raw)) return [];
  const reading = FIELD_READERS.images(raw);
  if ('problem' in reading || !reading.value) return [];
  const addresses = (reading.value as { image: { url: string } }[]).map(({ image }) => image.url);
  return addresses.filter((url) => !isVideoPage(url)).map((url) => `${new URL(url).origin}/`);
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'string' && EMPTY_MARKERS.includes(value.toLowerCase()));

/** Yields the rows of a text, each as a function that returns the value of a column. */
async function* rowsOf(
  text: string,
  { format, separator, records }: Sample,
  columns: readonly string[],
): AsyncGenerator<(column: string) => unknown> {
  if (format === 'csv') {
    const records = csvRows(text, SEPARATORS[separator ?? 'comma']);
    const headerAt = records
      .slice(0, MOST_ABOVE_HEADER + 1)
      .findIndex((record) => columns.every((column) => columnNames(record).includes(column)));
    const names = columnNames(records[Math.max(0, headerAt)] ?? []);
    for (const row of records.slice(Math.max(0, headerAt) + 1)) yield (column) => row[names.indexOf(column)];
    return;
  }
  const read = format === 'json' ? readJson : readXml;
  const rows = read(inOnePiece(text), {
    records: records ?? '$.*',
    known: new Set(columns),
    required: new Set(),
    onUnexpected: () => {},
  });
  for await (const { values } of rows) yield (column) => values[column];
}

function csvRows(text: string, delimiter: string): string[][] {
  try {
    return parse(withoutFormulas(text, delimiter), {
      delimiter,
      relax_column_count: true,
      skip_empty_lines: true,
    });
  } catch (cause) {
    throw new FeedError('The file is not valid CSV: a quotation mark is misplaced or never closed.', {
      cause,
    });
  }
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text;
}
