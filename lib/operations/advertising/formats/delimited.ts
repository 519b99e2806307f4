import type { AdvertRow } from '../receiver.ts';
import type { FileShape } from './file-shape.ts';

const LINE_END = '\r\n';

/** The delimiters of the two formats. */
export const DELIMITERS = { csv: ',', tsv: '\t' } as const;

const needsQuotes = (text: string, delimiter: string): boolean =>
  text.includes(delimiter) || /["\r\n]|^\s|\s$/.test(text);

/** RFC 4180, section 2: quotes around a value with special characters, and doubled within it. */
const cell = (text: string, delimiter: string): string =>
  needsQuotes(text, delimiter) ? `"${text.replaceAll('"', '""')}"` : text;

/**
 * Joins a list in one column. The separator within a value is percent-encoded: lists are addresses, in which
 * that means the same.
 */
const joined = (values: readonly string[], separator: string): string =>
  values.map((value) => value.replaceAll(separator, encodeURIComponent(separator))).join(separator);

/** Yields the lines of a CSV or TSV file (RFC 4180), with a header. */
export async function* delimitedLines(
  rows: AsyncIterable<AdvertRow>,
  { columns, listSeparator }: FileShape,
  delimiter: string,
): AsyncGenerator<string> {
  yield columns.map((name) => cell(name, delimiter)).join(delimiter) + LINE_END;
  for await (const row of rows) {
    const cells = columns.map((name) => {
      const value = row[name] ?? '';
      return cell(typeof value === 'string' ? value : joined(value, listSeparator), delimiter);
    });
    yield cells.join(delimiter) + LINE_END;
  }
}
