import sax from 'sax';
import { FeedError } from '../feed-error.ts';
import { checkHeader, type ExpectedColumns } from './header.ts';
import { MAX_FIELD_LENGTH, type Row } from './row.ts';
import { XmlEntry } from './xml-entry.ts';

/** Real feeds are four or five deep. */
const DEEPEST = 40;

export interface XmlOptions extends ExpectedColumns {
  /** Where the entries stand: `$.*` for every child of the root, `$.stock.vehicle` for those of that path below it. */
  records: string;
  onUnexpected: (columns: string[]) => void;
}

/**
 * Reads the entries of an XML feed as they come; see `XmlEntry` for what their columns are called. A row's `line` is its
 * number among the entries, from 1. A document type is refused, so no entity is ever defined, let alone fetched.
 * @throws FeedError when the text is not XML, stops before its end, declares a document type, holds a field beyond belief,
 *   or no entry has one of the mapping's columns
 */
export async function* readXml(text: AsyncIterable<string>, options: XmlOptions): AsyncGenerator<Row> {
  const names = new Set<string>();
  const reader = new EntryReader(options.records);
  let line = 0;
  let isBegun = false;
  for await (const piece of text) {
    isBegun ||= piece.trim() !== '';
    for (const values of reader.read(piece)) {
      line += 1;
      for (const name of Object.keys(values)) names.add(name);
      yield { line, values };
    }
  }
  if (!isBegun) throw new FeedError('The file is empty. Nothing was changed.');
  reader.end();
  if (line > 0) options.onUnexpected(checkHeader([...names], options));
}

/**
 * The whole entries in the beginning of an XML text, as `readXml` gives them.
 * @throws FeedError when it is not XML, or declares a document type
 */
export const xmlEntries = (text: string, records: string): Record<string, unknown>[] =>
  new EntryReader(records).read(text);

/** Turns pieces of XML into the entries that end in them. */
class EntryReader {
  private readonly parser = sax.parser(true, { position: false });
  private readonly records: readonly string[];
  /** Names of the open elements, from the root. */
  private readonly path: string[] = [];
  private entry: XmlEntry | null = null;
  private finished: Record<string, unknown>[] = [];
  private count = 0;
  /** The root element has ended. */
  private isWhole = false;
  private problem: FeedError | null = null;

  constructor(records: string) {
    this.records = records.split('.').slice(1);
    const { parser } = this;
    parser.onerror = (error) => this.fail(`The file is not valid XML ${this.where()}: ${firstLine(error)}.`);
    parser.ondoctype = () =>
      this.fail(
        'The file declares a document type (<!DOCTYPE>). Such files are not read, because of what they may name.',
      );
    parser.onopentag = (tag) => this.open(tag);
    parser.onclosetag = () => this.close();
    parser.ontext = (text) => this.text(text);
    parser.oncdata = (text) => this.text(text);
  }

  /** @throws FeedError */
  read(piece: string): Record<string, unknown>[] {
    this.parser.write(piece);
    if (this.problem) throw this.problem;
    const entries = this.finished;
    this.finished = [];
    return entries;
  }

  /** @throws FeedError when the document is not at its end */
  end(): void {
    if (!this.isWhole)
      throw new FeedError(
        `The file was cut off: the XML stops before its end, ${this.where()}. Nothing was changed.`,
      );
    this.parser.close();
    if (this.problem) throw this.problem;
  }

  private open({ name, attributes }: sax.Tag | sax.QualifiedTag): void {
    this.path.push(name);
    if (this.path.length > DEEPEST)
      this.fail(`The file is nested more than ${DEEPEST} deep ${this.where()}.`);
    if (this.entry) this.entry.open(name);
    else if (this.isEntry()) this.entry = new XmlEntry();
    for (const [key, value] of Object.entries(attributes)) this.entry?.attribute(key, String(value));
  }

  private close(): void {
    this.path.pop();
    this.isWhole = this.path.length === 0;
    if (!this.entry) return;
    if (this.path.length > this.records.length) {
      this.entry.close();
      return;
    }
    this.finished.push(this.entry.end());
    this.count += 1;
    this.entry = null;
  }

  private text(text: string): void {
    if (!this.entry) return;
    this.entry.text(text);
    if (this.entry.longest > MAX_FIELD_LENGTH)
      this.fail(
        `Entry ${this.count + 1} holds more than ${MAX_FIELD_LENGTH.toLocaleString('en-AU')} characters in one field.`,
      );
  }

  private isEntry(): boolean {
    const [, ...below] = this.path;
    return (
      below.length === this.records.length &&
      this.records.every((name, index) => name === '*' || name === below[index])
    );
  }

  private where = () =>
    this.count === 0 ? 'before the end of its first entry' : `after entry ${this.count}`;

  private fail(words: string): void {
    this.problem ??= new FeedError(`${words} Nothing was changed.`);
  }
}

const firstLine = ({ message }: Error): string => message.split('\n', 1)[0] ?? '';
