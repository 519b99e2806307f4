import { parse } from 'csv-parse/sync';
import { FeedError } from '../feed-error.ts';
import { knownNames, recogniseDelimiter, recogniseEncoding } from '../mapping/recognise.ts';
import { columnNames, MOST_ABOVE_HEADER, withoutFormulas } from '../reading/csv-header.ts';
import type { Encoding } from '../reading/encodings.ts';
import type { Format } from '../reading/formats.ts';
import type { Row } from '../reading/row.ts';
import { xmlEncoding } from '../reading/xml-encoding.ts';
import { type List, rankedLists } from './best-list.ts';
import { jsonLines, jsonLists } from './json-lists.ts';
import { xmlLists } from './xml-lists.ts';

/** More rows than a sample has, unless they are nearly empty. */
const MOST_ROWS = 5_000;
const LISTS_OFFERED = 10;

export interface Sample {
  format: Format;
  encoding: Encoding | null;
  delimiter: string | null;
  records: string | null;
  /** XML and JSON: the lists that may be the vehicles, the likeliest first. */
  lists: { records: string; entries: number }[];
  header: string[];
  rows: Row[];
  /** The text of the complete rows; of JSON and XML the whole text, or null if it was cut. */
  text: string | null;
}

/**
 * Reads the start of a file in an unknown format.
 *
 * @param isCut whether the file continues, so that its last entry is dropped
 * @param chosenRecords the list of a JSON or XML file that a person has chosen; by default the likeliest
 * @throws FeedError when it is not a CSV with a header and rows, nor JSON or XML with a list of vehicles
 */
export function readSample(bytes: Uint8Array, isCut: boolean, chosenRecords: string | null = null): Sample {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (start.startsWith('PK') || start.startsWith('\x1f\x8b'))
    throw new FeedError(
      'The file is packed or an Excel workbook. Choose the list of cars as CSV; photos in a zip are sent afterwards, on the feed’s page.',
    );
  const encoding = recogniseEncoding(bytes);
  const declaredEncoding = xmlEncoding(bytes);
  const text = new TextDecoder(declaredEncoding ?? encoding).decode(bytes);
  const ofLists = (lists: Parameters<typeof rankedLists>[0]) => ({
    ...sampleOfLists(rankedLists(lists), chosenRecords),
    text: isCut ? null : text,
  });
  if (/^\s*</.test(text))
    return { format: 'xml', encoding: declaredEncoding ? null : encoding, ...ofLists(xmlLists(text)) };
  if (/^\s*[[{]/.test(text))
    return { format: 'json', encoding, ...ofLists(jsonLines(text, isCut) ?? jsonLists(text)) };
  return { format: 'csv', encoding, ...readCsvSample(text, isCut) };
}

type Content = Pick<Sample, 'delimiter' | 'records' | 'lists' | 'header' | 'rows'>;

function sampleOfLists(lists: readonly [List, ...List[]], chosenRecords: string | null): Content {
  const { records, header, entries } = lists.find((list) => list.records === chosenRecords) ?? lists[0];
  const rows = entries.slice(0, MOST_ROWS).map((values, index) => ({ line: index + 1, values }));
  const offered = lists
    .slice(0, LISTS_OFFERED)
    .map((list) => ({ records: list.records, entries: list.entries.length }));
  return { delimiter: null, records, lists: offered, header, rows };
}

function readCsvSample(whole: string, isCut: boolean): Content & { delimiter: string; text: string } {
  const text = isCut ? withoutCutRow(whole) : whole;
  const delimiter = recogniseDelimiter(text.split('\n', MOST_ABOVE_HEADER));
  const records = recordsOf(withoutFormulas(text, delimiter), delimiter);
  const headerAt = headerIndex(records);
  const header = columnNames(records[headerAt]?.record ?? []);
  if (header.length < 2) throw new FeedError('The file has no header with several columns.');
  const rows = records
    .slice(headerAt + 1)
    .filter(({ record }) => record.length === header.length)
    .map(({ record, info }) => ({
      line: info.lines,
      values: Object.fromEntries(header.map((name, index) => [name, record[index]])),
    }));
  if (rows.length === 0) throw new FeedError('The file has a header but no rows that match it.');
  const named = [...new Set(header.filter((name) => name !== ''))];
  return { delimiter, records: null, lists: [], header: named, rows, text };
}

/** Names that a header has in a column each: fewer may be words in a report's title. */
const LEAST_KNOWN = 3;

/** Returns the first record with names of columns; the first of all if none has them. */
function headerIndex(records: readonly Parsed[]): number {
  const index = records
    .slice(0, MOST_ABOVE_HEADER)
    .findIndex(({ record }) => knownNames(record) >= LEAST_KNOWN);
  if (index !== -1) return index;
  return /^sep=/i.test(records[0]?.record[0] ?? '') ? 1 : 0;
}

/** Returns the text up to the last line break outside of quotation marks. */
function withoutCutRow(text: string): string {
  let end = 0;
  let isQuoted = false;
  for (const { 0: mark, index } of text.matchAll(/["\n]/g))
    if (mark === '"') isQuoted = !isQuoted;
    else if (!isQuoted) end = index + 1;
  return text.slice(0, end);
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

function recordsOf(text: string, delimiter: string): Parsed[] {
  try {
    return parse(text, {
      delimiter,
      info: true,
      to: MOST_ROWS + 1,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Parsed[];
  } catch {
    throw new FeedError('The file is not valid CSV: a quotation mark is misplaced or never closed.');
  }
}
