import { parse } from 'csv-parse/browser/esm/sync';
import { isFilmPage } from '../../../vehicle/film-page.ts';
import { FeedError } from '../feed-error.ts';
import { SEPARATORS } from '../fetching/document.ts';
import { FIELD_READERS, type Field } from '../mapping/fields.ts';
import { NOTHING } from '../mapping/nothing.ts';
import { readJson } from '../reading/json.ts';
import { readXml } from '../reading/xml.ts';
import { xmlEncoding } from '../reading/xml-encoding.ts';
import type { IGNORED, SampleAnswer } from './sample.ts';

/** Something that stands in many rows of a file, and in how many. */
export interface Counted {
  value: string;
  count: number;
}

/** What only the whole file tells, the most frequent first. */
export interface WholeFile {
  /** Codes of locations, as an import reads them. */
  codes: Counted[];
  /** Where its pictures, films and history files are: `https://photos.dealer.example/`. */
  photoHosts: Counted[];
}

type Sample = Pick<SampleAnswer, 'format' | 'separator' | 'encoding' | 'records'>;

/** Fields whose addresses the image server fetches from. */
const FETCHED: readonly Field[] = [
  'images',
  'spin_images',
  'spin_interior_image',
  'video_url',
  'external_video_url',
  'file',
];

/** A dealer group has fewer yards: a column with more values says something else. */
export const MOST_CODES = 60;

/**
 * Reads a file to its end for what its beginning cannot tell. Runs in the browser, which alone has the file.
 * @param columns what each column fills
 * @throws FeedError when the file is not what its beginning was taken for, or has more than `MOST_CODES` codes
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
  if (locations.length + fetchedColumns.length > 0)
    for await (const cellOf of rowsOf(text, sample, [...locations, ...fetchedColumns])) {
      for (const column of locations) count(codes, codesIn(cellOf(column)));
      count(photoHosts, [...new Set(fetchedColumns.flatMap((column) => hostsIn(cellOf(column))))]);
      if (codes.size > MOST_CODES)
        throw new FeedError(
          `“${locations.join(', ')}” has more than ${MOST_CODES} different values, so it is hardly a location. Choose Nothing for it.`,
        );
    }
  return { codes: mostCounted(codes), photoHosts: mostCounted(photoHosts) };
}

function count(counts: Map<string, number>, values: readonly string[]): void {
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
}

const mostCounted = (counts: ReadonlyMap<string, number>): Counted[] =>
  [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count);

/** The code of a row as an import reads it. */
function codesIn(raw: unknown): string[] {
  const value = typeof raw === 'string' ? raw.trim() : raw;
  if (isNothing(value)) return [];
  const reading = FIELD_READERS.location(value);
  return 'problem' in reading || !reading.value ? [] : [String(reading.value)];
}

/** The hosts of the addresses in a cell; a film's page on another site is not fetched. */
function hostsIn(raw: unknown): string[] {
  if (isNothing(raw)) return [];
  const reading = FIELD_READERS.images(raw);
  if ('problem' in reading || !reading.value) return [];
  const addresses = (reading.value as { image: { url: string } }[]).map(({ image }) => image.url);
  return addresses.filter((url) => !isFilmPage(url)).map((url) => `${new URL(url).origin}/`);
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'string' && NOTHING.includes(value.toLowerCase()));

/** The rows of a text, each as a function that gives the value of a column. */
async function* rowsOf(
  text: string,
  { format, separator, records }: Sample,
  columns: readonly string[],
): AsyncGenerator<(column: string) => unknown> {
  if (format === 'csv') {
    const [header = [], ...rows] = csvRows(text, SEPARATORS[separator ?? 'comma']);
    const names = header.map((name) => name.trim());
    for (const row of rows) yield (column) => row[names.indexOf(column)];
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
    return parse(text, { delimiter, relax_column_count: true, skip_empty_lines: true });
  } catch (cause) {
    throw new FeedError(
      'The file is no CSV to its end: a quotation mark stands where none may be, or is never closed.',
      { cause },
    );
  }
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text;
}
