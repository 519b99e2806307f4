/** A record of a CSV, and the line on which it begins. */
export interface CsvRecord {
  line: number;
  fields: string[];
}

/** What is wrong with a text that is no CSV. */
type CsvFault = 'quote_not_closed' | 'quote_out_of_place' | 'record_too_long';

/** A text that is no CSV. */
export class CsvSyntaxError extends Error {
  readonly fault: CsvFault;
  /** On which the record begins. */
  readonly line: number;
  constructor(fault: CsvFault, line: number) {
    super(`${fault} in the record of line ${line}`);
    this.fault = fault;
    this.line = line;
  }
}

const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const NOTHING = Buffer.alloc(0);

/**
 * Splits pieces of text into the records of a CSV (RFC 4180) with line feeds for line breaks; lines without a character are skipped.
 * It works on bytes: a field cut out of a long string would keep that string in memory for as long as the field is needed.
 */
export class CsvRecords {
  private readonly delimiter: Buffer;
  private readonly maxBytes: number;
  /** The beginning of a record whose end has not come yet. */
  private rest: Buffer = NOTHING;
  private line = 1;

  /** @param maxBytes the longest record that is accepted, in bytes of UTF-8 */
  constructor(delimiter: string, maxBytes: number) {
    this.delimiter = Buffer.from(delimiter);
    this.maxBytes = maxBytes;
  }

  /**
   * The records that end in the next piece of the text.
   * @throws CsvSyntaxError
   */
  *next(text: string): Generator<CsvRecord> {
    const piece = Buffer.from(text);
    yield* this.records(this.rest.length === 0 ? piece : Buffer.concat([this.rest, piece]), false);
  }

  /**
   * The last record, where no line break ends it.
   * @throws CsvSyntaxError
   */
  *end(): Generator<CsvRecord> {
    yield* this.records(this.rest, true);
  }

  private *records(bytes: Buffer, isEnd: boolean): Generator<CsvRecord> {
    let at = 0;
    while (at < bytes.length) {
      if (bytes[at] === LINE_FEED) {
        at += 1;
        this.line += 1;
        continue;
      }
      const record = this.record(bytes, at, isEnd);
      if ((record?.end ?? bytes.length) - at > this.maxBytes) throw this.error('record_too_long');
      if (!record && isEnd) throw this.error('quote_not_closed');
      if (!record) break;
      yield { line: this.line, fields: record.fields };
      this.line += record.lines;
      at = record.end;
    }
    this.rest = bytes.subarray(at);
  }

  /** The record that begins at a place; null when its end has not come yet. */
  private record(
    bytes: Buffer,
    start: number,
    isEnd: boolean,
  ): { fields: string[]; lines: number; end: number } | null {
    const fields: string[] = [];
    let lines = 1;
    for (let at = start; ; at += this.delimiter.length) {
      const field = bytes[at] === QUOTE ? quoted(bytes, at, isEnd) : this.plain(bytes, at, isEnd);
      if (!field) return null;
      fields.push(field.text);
      lines += field.lines;
      at = field.end;
      if (at === bytes.length || bytes[at] === LINE_FEED) return { fields, lines, end: at + 1 };
      if (!this.isDelimiter(bytes, at)) throw this.error('quote_out_of_place');
    }
  }

  private plain(bytes: Buffer, start: number, isEnd: boolean): Field | null {
    let at = start;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === LINE_FEED || (byte === this.delimiter[0] && this.isDelimiter(bytes, at))) break;
      if (byte === QUOTE) throw this.error('quote_out_of_place');
    }
    if (at === bytes.length && !isEnd) return null;
    return { text: at === start ? '' : bytes.toString('utf8', start, at), lines: 0, end: at };
  }

  private error(fault: CsvFault): CsvSyntaxError {
    return new CsvSyntaxError(fault, this.line);
  }

  private isDelimiter(bytes: Buffer, at: number): boolean {
    const { delimiter } = this;
    return (
      bytes[at] === delimiter[0] &&
      (delimiter.length === 1 || bytes.subarray(at, at + delimiter.length).equals(delimiter))
    );
  }
}

interface Field {
  text: string;
  /** Line breaks in it. */
  lines: number;
  end: number;
}

/** The field between quotation marks that begins at a place; null when its end has not come yet. */
function quoted(bytes: Buffer, start: number, isEnd: boolean): Field | null {
  let text = '';
  for (let from = start + 1; ; ) {
    const mark = bytes.indexOf(QUOTE, from);
    if (mark === -1) return null;
    // Whether a mark at the very end closes the field or is doubled is told by what comes next.
    if (mark === bytes.length - 1 && !isEnd) return null;
    text += bytes.toString('utf8', from, mark);
    if (bytes[mark + 1] !== QUOTE) return { text, lines: lineFeeds(bytes, start, mark), end: mark + 1 };
    text += '"';
    from = mark + 2;
  }
}

function lineFeeds(bytes: Buffer, start: number, end: number): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED, start); at !== -1 && at < end; at = bytes.indexOf(LINE_FEED, at + 1))
    count += 1;
  return count;
}
