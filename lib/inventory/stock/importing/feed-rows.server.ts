import { expectedColumns, type Mapping } from '../mapping/mapping.ts';
import { readCsv } from '../reading/csv.ts';
import type { Format } from '../reading/formats.ts';
import { readJson } from '../reading/json.ts';
import type { Row } from '../reading/row.ts';
import { readText } from '../reading/text.server.ts';
import { readXml } from '../reading/xml.ts';

export interface FeedListener {
  onBytes?: (bytes: number) => void;
  onUnexpected?: (columns: string[]) => void;
  onRagged?: (row: { line: number; fields: number; expected: number }) => void;
}

/**
 * Reads the feed's rows, in any format.
 *
 * @param mayBeCut accept a CSV whose last line has no line break
 * @throws FeedError when the file does not fit the mapping, or was cut off
 */
export async function* feedRows(
  { mapping, file, mayBeCut }: { mapping: Mapping; file: string; mayBeCut: boolean },
  { onBytes = () => {}, onUnexpected = () => {}, onRagged = () => {} }: FeedListener,
): AsyncGenerator<Row> {
  const text = readText(file, mapping.encoding, onBytes);
  const columns = expectedColumns(mapping);
  const format = mapping.format ?? formatOf(file);
  if (format !== 'csv') {
    const readRows = format === 'json' ? readJson : readXml;
    yield* readRows(text, { ...columns, records: mapping.records, onUnexpected });
    return;
  }
  yield* readCsv(text, {
    ...columns,
    delimiter: mapping.delimiter,
    finalNewline: mayBeCut ? 'optional' : mapping.finalNewline,
    onUnexpected,
    onRagged,
  });
}

function formatOf(file: string): Format {
  const name = file.toLowerCase();
  if (name.endsWith('.json')) return 'json';
  return name.endsWith('.xml') ? 'xml' : 'csv';
}
