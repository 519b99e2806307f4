import { open } from 'node:fs/promises';
import { FeedError } from '../feed-error.ts';
import type { Encoding } from './encodings.ts';
import { xmlEncoding } from './xml-encoding.ts';

const CHUNK = 256 * 1024;
const HEAD = 4096;

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * Reads a file as text in chunks. The encoding is that of the byte order mark (which is removed), else the
 * mapping's, else the XML declaration's, else UTF-8. Invalid bytes are an error. A file that is said to be
 * Windows-1252, in which all bytes are valid, is read as UTF-8 if its first letters outside ASCII are UTF-8.
 *
 * @throws FeedError naming the line and byte that are invalid and what to do; also for an unknown encoding,
 * and when the file changes while it is read
 */
export async function* readText(
  path: string,
  declaredEncoding: Encoding | undefined,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<string> {
  const head = await headOf(path);
  let encoding = detect(head) ?? declaredEncoding ?? xmlEncoding(head) ?? 'utf-8';
  let decoder = new TextDecoder(encoding, { fatal: true });
  let isDoubtful = encoding === 'windows-1252';
  let bytes = 0;
  let line = 1;
  for await (const chunk of chunksOf(path)) {
    if (isDoubtful && chunk.some((byte) => byte > 0x7f)) {
      isDoubtful = false;
      if (isUtf8(chunk)) {
        encoding = 'utf-8';
        decoder = new TextDecoder(encoding, { fatal: true });
      }
    }
    let text: string;
    try {
      text = decoder.decode(chunk, { stream: true });
    } catch (cause) {
      throw wrongEncoding(encoding, chunk, line, cause);
    }
    bytes += chunk.length;
    line += count(chunk, 0x0a);
    onBytes(bytes);
    yield text;
  }
  try {
    yield decoder.decode();
  } catch (cause) {
    throw new FeedError('The file ends in the middle of a character: it was cut off. Nothing was changed.', {
      cause,
    });
  }
}

/**
 * Reads a file's bytes. Replacing the file while it is read is harmless.
 *
 * @throws FeedError at its end when the file was written to while it was read
 */
async function* chunksOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path);
  try {
    const before = await file.stat();
    yield* file.createReadStream({ highWaterMark: CHUNK, autoClose: false }) as AsyncIterable<Buffer>;
    const after = await file.stat();
    if (after.size !== before.size || after.mtimeMs !== before.mtimeMs)
      throw new FeedError(
        'The file was changed while it was being read. Import it again. Nothing was changed.',
      );
  } finally {
    await file.close();
  }
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Detects the encoding by the first bytes, and refuses archives and workbooks. */
function detect(head: Buffer): Encoding | null {
  const markedEncoding = MARKS.find(([, mark]) => mark.every((byte, index) => head[index] === byte));
  if (markedEncoding) return markedEncoding[0];
  if (head.subarray(0, 2).toString('latin1') === 'PK')
    throw new FeedError(
      'The file is a zip or an Excel workbook. Save it as CSV in UTF-8 and import that. Nothing was changed.',
    );
  if (head.subarray(0, 2).equals(Buffer.from([0x1f, 0x8b])))
    throw new FeedError(
      'The file is compressed (gzip). Unpack it and import what is inside. Nothing was changed.',
    );
  return looksLikeUtf16(head);
}

/** Western text in UTF-16 has a zero in every second byte. */
function looksLikeUtf16(head: Buffer): Encoding | null {
  const zerosAt = (parity: number) => head.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const many = head.length * 0.2;
  if (zerosAt(1) > many) return 'utf-16le';
  return zerosAt(0) > many ? 'utf-16be' : null;
}

/** Returns whether bytes are UTF-8; the last character may continue in the next chunk. */
function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function wrongEncoding(encoding: string, chunk: Buffer, firstLine: number, cause: unknown): FeedError {
  const { line, byte } = locate(encoding, chunk, firstLine);
  const advice =
    encoding === 'utf-8'
      ? "If the dealer's system writes Windows-1252, set encoding: 'windows-1252' in the mapping."
      : 'Check the encoding declared in the mapping or in the XML itself.';
  return new FeedError(
    `The file is not ${encoding.toUpperCase()}: line ${line} contains the byte 0x${byte.toString(16).toUpperCase()}. ${advice} Nothing was changed.`,
    { cause },
  );
}

/** Returns the first invalid line of a chunk, and its first non-ASCII byte. */
function locate(encoding: string, chunk: Buffer, firstLine: number): { line: number; byte: number } {
  let line = firstLine;
  for (let start = 0; start < chunk.length; line += 1) {
    const newline = chunk.indexOf(0x0a, start);
    const end = newline === -1 ? chunk.length : newline;
    const bytes = chunk.subarray(start, end);
    try {
      new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      return { line, byte: bytes.find((value) => value > 0x7f) ?? 0 };
    }
    start = end + 1;
  }
  return { line: firstLine, byte: chunk.find((value) => value > 0x7f) ?? 0 };
}

function count(chunk: Buffer, byte: number): number {
  let total = 0;
  for (let index = chunk.indexOf(byte); index !== -1; index = chunk.indexOf(byte, index + 1)) total += 1;
  return total;
}
