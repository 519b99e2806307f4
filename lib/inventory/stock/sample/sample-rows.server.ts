import type { FeedListener } from '../importing/feed-rows.server.ts';
import { expectedColumns, type Mapping } from '../mapping/mapping.ts';
import { readCsv } from '../reading/csv.ts';
import { readJson } from '../reading/json.ts';
import type { Row } from '../reading/row.ts';
import { readXml } from '../reading/xml.ts';
import type { Sample } from './read-sample.server.ts';

/**
 * Reads the rows of a sample as an import reads the file. The entries of an XML or JSON file that was cut are
 * those that the sample found.
 *
 * @throws FeedError as the import does
 */
export async function* sampleRows(
  { format, text, rows, delimiter }: Sample,
  mapping: Mapping,
  { onUnexpected = () => {}, onRagged = () => {} }: Pick<FeedListener, 'onUnexpected' | 'onRagged'>,
): AsyncGenerator<Row> {
  if (text === null) {
    yield* rows;
    return;
  }
  const columns = expectedColumns(mapping);
  if (format === 'csv') {
    yield* readCsv(inOnePiece(text), {
      ...columns,
      delimiter: delimiter ?? ',',
      finalNewline: 'optional',
      onUnexpected,
      onRagged,
    });
    return;
  }
  const read = format === 'json' ? readJson : readXml;
  yield* read(inOnePiece(text), { ...columns, records: mapping.records, onUnexpected });
}

async function* inOnePiece(text: string): AsyncGenerator<string> {
  yield text;
}
