import type { FileFormat } from '../feed-options.ts';
import type { AdvertRow } from '../receiver.ts';
import { DELIMITERS, delimitedLines } from './delimited.ts';
import type { FileShape } from './file-shape.ts';
import { jsonLines } from './json.ts';
import { xmlLines } from './xml.ts';

export const CONTENT_TYPES: Readonly<Record<FileFormat, string>> = {
  csv: 'text/csv; charset=utf-8; header=present',
  tsv: 'text/tab-separated-values; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/** Characters per chunk: few enough for memory, many enough that a row does not cost a write. */
const CHUNK = 64 * 1024;

/** Yields the chunks of a file. Ends with the error of the rows if they fail. */
export async function* fileOf(rows: AsyncIterable<AdvertRow>, shape: FileShape): AsyncGenerator<string> {
  let chunk = '';
  for await (const line of linesOf(rows, shape)) {
    chunk += line;
    if (chunk.length < CHUNK) continue;
    yield chunk;
    chunk = '';
  }
  if (chunk !== '') yield chunk;
}

function linesOf(rows: AsyncIterable<AdvertRow>, shape: FileShape): AsyncGenerator<string> {
  if (shape.format === 'json') return jsonLines(rows, shape);
  if (shape.format === 'xml') return xmlLines(rows, shape);
  return delimitedLines(rows, shape, DELIMITERS[shape.format]);
}
