import { parse } from 'csv-parse/sync';
import { FeedError } from '../feed-error.ts';
import { recogniseDelimiter, recogniseEncoding } from '../mapping/recognise.ts';
import type { Encoding } from '../reading/encodings.ts';
import type { Format } from '../reading/formats.ts';
import type { Row } from '../reading/row.ts';
import { xmlEncoding } from '../reading/xml-encoding.ts';
import { bestList } from './best-list.ts';
import { jsonLists } from './json-lists.ts';
import { xmlLists } from './xml-lists.ts';

const MOST_ROWS = 500;

export interface Sample {
  format: Format;
  encoding: Encoding | null;
  delimiter: string | null;
  records: string | null;
  header: string[];
  rows: Row[];
}

/**
 * Reads the start of a file in an unknown format.
 *
 * @param isCut whether the file continues, so that its last entry is dropped
 * @throws FeedError when it is not a CSV with a header and rows, nor JSON or XML with a list of vehicles
 */
export function readSample(bytes: Uint8Array, isCut: boolean): Sample {
  const start = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  if (start.startsWith('PK') || start.startsWith('\x1f\x8b'))
    throw new FeedError(
      'The file is packed or an Excel workbook. Choose the list of cars as CSV; photos in a zip are sent afterwards, on the feed’s page.',
    );
  const encoding = recogniseEncoding(bytes);
  const declaredEncoding = xmlEncoding(bytes);
  const text = new TextDecoder(declaredEncoding ?? encoding).decode(bytes);
  if (/^\s*</.test(text))
    return { format: 'xml', encoding: declaredEncoding ? null : encoding, ...sampleOfLists(xmlLists(text)) };
  if (/^\s*[[{]/.test(text)) return { format: 'json', encoding, ...sampleOfLists(jsonLists(text)) };
  return { format: 'csv', encoding, ...readCsvSample(text, isCut) };
}

function sampleOfLists(
  lists: Parameters<typeof bestList>[0],
): Pick<Sample, 'delimiter' | 'records' | 'header' | 'rows'> {
  const { records, header, entries } = bestList(lists);
  const rows = entries.slice(0, MOST_ROWS).map((values, index) => ({ line: index + 1, values }));
  return { delimiter: null, records, header, rows };
}

function readCsvSample(
  whole: string,
  isCut: boolean,
): Pick<Sample, 'delimiter' | 'records' | 'header' | 'rows'> & { delimiter: string } {
  const text = isCut ? whole.slice(0, whole.lastIndexOf('\n') + 1) : whole;
  const delimiter = recogniseDelimiter(text.split('\n', 1)[0] ?? '');
  const records = recordsOf(text, delimiter);
  const header = (records[0]?.record ?? []).map((name) => name.trim());
  if (header.length < 2) throw new FeedError('The file has no header with several columns.');
  const rows = records
    .slice(1)
    .filter(({ record }) => record.length === header.length)
    .map(({ record, info }) => ({
      line: info.lines,
      values: Object.fromEntries(header.map((name, index) => [name, record[index]])),
    }));
  if (rows.length === 0) throw new FeedError('The file has a header but no rows that match it.');
  return { delimiter, records: null, header, rows };
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
