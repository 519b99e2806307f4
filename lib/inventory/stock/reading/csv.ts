import { pipeline, Readable } from 'node:stream';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseWhole } from 'csv-parse/sync';
import { FeedError } from '../feed-error.ts';
import { columnNames, MOST_ABOVE_HEADER, withoutFormulas } from './csv-header.ts';
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
 * Streams the rows of a CSV (RFC 4180). Up to 15 records above the header are ignored, such as a report's title
 * and Excel's `sep=;`. Text in the form of a formula, `="00123"`, is text.
 *
 * @throws FeedError when the header does not fit the mapping, a quotation mark is never closed, a field is
 * too long, or the file stops in the middle of a row
 */
export async function* readCsv(text: AsyncIterable<string>, options: CsvOptions): AsyncGenerator<Row> {
  const edges = { first: '', last: '' };
  const parser = parse(parserOptions(options.delimiter));
  // Unlike `pipe`, this forwards an error of the text to the reader of the rows.
  pipeline(Readable.from(withLineFeeds(text, edges, options.delimiter)), parser, () => {});
  let header: string[] | null = null;
  const above: string[][] = [];
  let line = 1;
  let raggedRow: { line: number; fields: number; expected: number } | null = null;
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const start = line;
      line = info.lines + 1;
      if (!header) {
        const names = columnNames(record, (name) => options.known.has(name));
        if (!hasRequired(names, options)) above.push(names);
        // No record can be the header: the first one shows best what is wrong.
        if (above.length > MOST_ABOVE_HEADER) checkHeader(above[0] ?? [], options);
        if (!hasRequired(names, options)) continue;
        header = names;
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
  if (!header && above[0]) checkHeader(above[0], options);
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

const hasRequired = (names: readonly string[], { required }: ExpectedColumns): boolean =>
  [...required].every((name) => names.includes(name));

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

/** In characters: a formula that a chunk's end may interrupt. */
const LONGEST_FORMULA = 100;

/**
 * Normalises line breaks to line feeds and formulas to text, and keeps the first line and the last character.
 */
async function* withLineFeeds(
  text: AsyncIterable<string>,
  edges: { first: string; last: string },
  delimiter: string,
): AsyncGenerator<string> {
  let rest = '';
  const taken = (part: string): string => {
    const lines = withoutFormulas(part.replaceAll(/\r\n?/g, '\n'), delimiter);
    if (!edges.first.includes('\n')) edges.first += lines;
    if (lines !== '') edges.last = lines.slice(-1);
    return lines;
  };
  for await (const piece of text) {
    const wholeText = rest + piece;
    // The line feed after a carriage return, or the end of a formula, may be in the next chunk.
    const end = safeEnd(wholeText, delimiter);
    rest = wholeText.slice(end);
    yield taken(wholeText.slice(0, end));
  }
  if (rest !== '') yield taken(rest);
}

/** Returns where a text can be split without splitting a line break or a short formula. */
function safeEnd(text: string, delimiter: string): number {
  const least = text.length - LONGEST_FORMULA;
  const equals = text.lastIndexOf('=');
  const field = Math.max(text.lastIndexOf('\n'), text.lastIndexOf(delimiter));
  const mark = equals >= least ? Math.max(0, equals - 1) : field;
  const end = mark >= Math.max(0, least) ? mark : text.length;
  return text[end - 1] === '\r' ? end - 1 : end;
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
