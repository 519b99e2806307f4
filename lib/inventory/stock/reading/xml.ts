import sax from 'sax';
import { FeedError } from '../feed-error.ts';
import { checkHeader, type ExpectedColumns } from './header.ts';
import { MAX_FIELD_LENGTH, type Row } from './row.ts';
import { XmlEntry } from './xml-entry.ts';

/** Maximum nesting; real feeds are four or five levels deep. */
const DEEPEST = 40;

export interface XmlOptions extends ExpectedColumns {
  /** Path to the entries: `$.*` for every child of the root, `$.stock.vehicle` for a deeper path. */
  records: string;
  onUnexpected: (columns: string[]) => void;
}

/**
 * Streams the entries of an XML feed; see `XmlEntry` for the names of columns. A row's `line` is its number
 * among the entries, from 1. A DOCTYPE is refused, so entities can never be defined or fetched.
 *
 * @throws FeedError when the text is not XML or incomplete, has a DOCTYPE, a field is too long, or no entry
 * has one of the mapping's columns
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
 * Returns the complete entries at the start of an XML text, as `readXml` yields them.
 *
 * @throws FeedError when it is not XML or has a DOCTYPE
 */
export const xmlEntries = (text: string, records: string): Record<string, unknown>[] =>
  new EntryReader(records).read(text);

class EntryReader {
  private readonly parser = sax.parser(true, { position: false });
  private readonly records: readonly string[];
  private readonly path: string[] = [];
  private entry: XmlEntry | null = null;
  private finished: Record<string, unknown>[] = [];
  private count = 0;
  private isWhole = false;
  private problem: FeedError | null = null;

  constructor(records: string) {
    this.records = records.split('.').slice(1);
    const { parser } = this;
    parser.onerror = (error) => this.fail(`The file is not valid XML ${this.where()}: ${firstLine(error)}.`);
    parser.ondoctype = () =>
      this.fail('The file contains a document type (<!DOCTYPE>), which is refused for security reasons.');
    parser.onopentag = (tag) => this.open(tag);
    parser.onclosetag = () => this.close();
    parser.ontext = (text) => this.text(text);
    parser.oncdata = (text) => this.text(text);
  }

  read(piece: string): Record<string, unknown>[] {
    this.parser.write(piece);
    if (this.problem) throw this.problem;
    const entries = this.finished;
    this.finished = [];
    return entries;
  }

  /** @throws FeedError when the document is incomplete */
  end(): void {
    if (!this.isWhole)
      throw new FeedError(`The file was cut off: the XML ends early, ${this.where()}. Nothing was changed.`);
    this.parser.close();
    if (this.problem) throw this.problem;
  }

  private open({ name, attributes }: sax.Tag | sax.QualifiedTag): void {
    this.path.push(name);
    if (this.path.length > DEEPEST)
      this.fail(`The file is nested more than ${DEEPEST} levels deep ${this.where()}.`);
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
        `Entry ${this.count + 1} contains more than ${MAX_FIELD_LENGTH.toLocaleString('en-AU')} characters in one field.`,
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
