import { pipeline, Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseWhole } from 'csv-parse/sync';
import { FeedError } from '../feed-error.ts';
import { checkHeader, type ExpectedColumns } from './header.ts';
import { MAX_FIELD_LENGTH, type Row } from './row.ts';

const MAX_RECORD_SIZE = 5 * MAX_FIELD_LENGTH;

export interface CsvOptions extends ExpectedColumns {
  delimiter: string;
  /** True if a missing final line break means that the file was cut off. */
  finalNewline: 'required' | 'optional';
  onUnexpected: (columns: string[]) => void;
  onRagged: (row: { line: number; fields: number; expected: number }) => void;
}

/**
 * Streams the rows of a CSV (RFC 4180).
 *
 * @throws FeedError when the header does not fit the mapping, a quotation mark is never closed, a field is
 * too long, or the file stops in the middle of a row
 */
export async function* readCsv(text: AsyncIterable<string>, options: CsvOptions): AsyncGenerator<Row> {
  const edges = { first: '', last: '' };
  const parser = parse(parserOptions(options.delimiter));
  // Unlike `pipe`, this forwards an error of the text to the reader of the rows.
  pipeline(Readable.from(withLineFeeds(text, edges)), parser, () => {});
  let header: string[] | null = null;
  let line = 1;
  let raggedRow: { line: number; fields: number; expected: number } | null = null;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const start = line;
      line = info.lines + 1;
      if (!header) {
        header = record.map((name) => name.trim());
        options.onUnexpected(checkHeader(header, options));
        continue;
      }
      // A short row is reported only when another row follows: if it is the last, the file was cut off.
      if (raggedRow) options.onRagged(raggedRow);
      raggedRow = null;
      checkLengths(record, header, start);
      if (record.length === header.length) yield { line: start, values: zip(header, record) };
      else raggedRow = { line: start, fields: record.length, expected: header.length };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // A wrong delimiter often looks like broken quoting; an error about the header explains it better.
    if (!header) checkHeader(headerOf(edges.first, options.delimiter), options);
    throw explained(error, line);
  } finally {
    parser.destroy();
  }
  if (!header) throw new FeedError('The file is empty. Nothing was changed.');
  if (raggedRow && raggedRow.fields < raggedRow.expected)
    throw new FeedError(
      `The file was cut off: its last row (line ${raggedRow.line}) has ${raggedRow.fields} of ${raggedRow.expected} fields. Nothing was changed.`,
    );
  if (raggedRow) options.onRagged(raggedRow);
  if (options.finalNewline === 'required' && edges.last !== '\n')
    throw new FeedError(
      "The file does not end with a line break, so it may have been cut off in its last field. Fetch it again; use --accept cut if this is its end, or say finalNewline: 'optional' in the mapping if this dealer's system always writes it so. Nothing was changed.",
    );
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

const parserOptions = (delimiter: string): Options => ({
  delimiter,
  info: true,
  relax_column_count: true,
  skip_empty_lines: true,
  max_record_size: MAX_RECORD_SIZE,
  // `withLineFeeds` normalises line breaks; searching for every kind would be slower.
  record_delimiter: '\n',
});

/** Normalises line breaks to line feeds, and keeps the first line and the last character. */
async function* withLineFeeds(
  text: AsyncIterable<string>,
  edges: { first: string; last: string },
): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of text) {
    const wholeText = rest + piece;
    // The line feed after a carriage return may be in the next chunk.
    rest = wholeText.endsWith('\r') ? '\r' : '';
    const lines = (rest ? wholeText.slice(0, -1) : wholeText).replaceAll(/\r\n?/g, '\n');
    if (!edges.first.includes('\n')) edges.first += lines;
    if (lines !== '') edges.last = lines.slice(-1);
    yield lines;
  }
  if (rest === '') return;
  edges.last = '\n';
  yield '\n';
}

function headerOf(firstLine: string, delimiter: string): string[] {
  const line = firstLine.split('\n', 1)[0] ?? '';
  const [header = []] = parseWhole(line, { delimiter, relax_quotes: true });
  return header.map((name) => name.trim());
}

function checkLengths(record: string[], header: string[], line: number): void {
  const index = record.findIndex((field) => field.length > MAX_FIELD_LENGTH);
  if (index === -1) return;
  throw tooLong(line, header[index] ?? `number ${index + 1}`);
}

const tooLong = (line: number, column: string | null): FeedError =>
  new FeedError(
    `Line ${line}${column ? `, column "${column}",` : ''} contains a field of more than ${MAX_FIELD_LENGTH.toLocaleString('en-AU')} characters. The usual cause is a quotation mark that is never closed. Nothing was changed.`,
  );

/** Explains a parser error so that a dealer's support can act on it. */
function explained(error: CsvError, line: number): FeedError {
  switch (error.code) {
    case 'CSV_QUOTE_NOT_CLOSED':
      return new FeedError(
        `The file was cut off: the quotation mark opened in the row at line ${line} is never closed. Nothing was changed.`,
        { cause: error },
      );
    case 'CSV_MAX_RECORD_SIZE':
      return tooLong(line, null);
    default:
      return new FeedError(
        `The row at line ${line} is not valid CSV: a quotation mark inside or after a field is not doubled. Nothing was changed.`,
        { cause: error },
      );
  }
}

function zip(header: string[], record: string[]): Record<string, string> {
  const values: Record<string, string> = {};
  for (let index = 0; index < header.length; index += 1)
    values[header[index] as string] = record[index] as string;
  return values;
}
