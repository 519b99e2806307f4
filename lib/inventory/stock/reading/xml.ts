import sax from 'sax';
import { FeedError } from '../feed-error.ts';
import { checkHeader, type ExpectedColumns } from './header.ts';
import { ENCLOSING, MAX_FIELD_LENGTH, type Row } from './row.ts';
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
 * among the entries, from 1. Prefixes of namespaces are removed, unless the mapping has a name with one. A
 * column `$.dealer@id` is a value of an element that encloses the entry; elements count from there on. A
 * DOCTYPE is refused, so entities can never be defined or fetched.
 *
 * @throws FeedError when the text is not XML or incomplete, has a DOCTYPE, a field is too long, or no entry
 * has one of the mapping's columns
 */
export async function* readXml(text: AsyncIterable<string>, options: XmlOptions): AsyncGenerator<Row> {
  const names = new Set<string>();
  const reader = new EntryReader(options.records, {
    known: options.known,
    keepsPrefixes: [options.records, ...options.known].some((name) => name.includes(':')),
  });
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
 * Returns the complete entries at the start of an XML text, as `readXml` yields them, with all values of the
 * elements that enclose them.
 *
 * @throws FeedError when it is not XML or has a DOCTYPE
 */
export const xmlEntries = (text: string, records: string): Record<string, unknown>[] =>
  new EntryReader(records).read(text);

/** An open element outside of the entries, with the values that its entries share. */
interface Enclosing {
  path: string;
  text: string;
  isLeaf: boolean;
  shared: Record<string, string> | null;
}

interface EntryOptions {
  /** The mapping's columns. Of enclosing elements and named elements only these are added, by default all. */
  known?: ReadonlySet<string>;
  keepsPrefixes?: boolean;
}

class EntryReader {
  private readonly parser = sax.parser(true, { position: false });
  private readonly records: readonly string[];
  private readonly options: EntryOptions;
  private readonly path: string[] = [];
  private readonly outer: Enclosing[] = [];
  private entry: XmlEntry | null = null;
  private finished: Record<string, unknown>[] = [];
  private count = 0;
  private isWhole = false;
  private problem: FeedError | null = null;

  constructor(records: string, options: EntryOptions = {}) {
    this.records = records.split('.').slice(1);
    this.options = options;
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

  private open({ name: source, attributes }: sax.Tag | sax.QualifiedTag): void {
    const name = this.local(source);
    this.path.push(name);
    if (this.path.length > DEEPEST)
      this.fail(`The file is nested more than ${DEEPEST} levels deep ${this.where()}.`);
    if (this.entry) this.entry.open(name, source);
    else if (this.isEntry()) this.entry = new XmlEntry();
    else this.openOuter(name);
    for (const [key, value] of Object.entries(attributes)) {
      if (/^xmlns(?::|$)/.test(key)) continue;
      const attribute = this.local(key);
      if (this.entry) this.entry.attribute(attribute, String(value));
      else this.share(`${this.outer.at(-1)?.path ?? ''}@${attribute}`, String(value));
    }
  }

  private openOuter(name: string): void {
    const parent = this.outer.at(-1);
    if (parent) parent.isLeaf = false;
    const path = parent ? `${parent.path}.${name}` : '$';
    this.outer.push({ path, text: '', isLeaf: true, shared: null });
  }

  /** Keeps a value for the entries in the innermost open element. */
  private share(column: string, value: string): void {
    if (!column.startsWith(ENCLOSING) || value === '') return;
    if (this.options.known && !this.options.known.has(column)) return;
    const element = this.outer.at(-1);
    if (!element) return;
    element.shared ??= {};
    element.shared[column] ??= value;
  }

  private closeOuter(): void {
    const element = this.outer.pop();
    if (element?.isLeaf) this.share(element.path, element.text.trim());
  }

  private close(): void {
    this.path.pop();
    this.isWhole = this.path.length === 0;
    if (!this.entry) {
      this.closeOuter();
      return;
    }
    if (this.path.length > this.records.length) {
      this.entry.close();
      return;
    }
    const parent = this.outer.at(-1);
    if (parent) parent.isLeaf = false;
    const values = this.entry.end(this.options.known);
    for (const { shared } of this.outer) if (shared) Object.assign(values, shared);
    this.finished.push(values);
    this.count += 1;
    this.entry = null;
  }

  private text(text: string): void {
    const element = this.entry ? null : this.outer.at(-1);
    if (element && element.text.length < MAX_FIELD_LENGTH) element.text += text;
    if (!this.entry) return;
    this.entry.text(text);
    if (this.entry.longest > MAX_FIELD_LENGTH)
      this.fail(
        `Entry ${this.count + 1} contains more than ${MAX_FIELD_LENGTH.toLocaleString('en-AU')} characters in one field.`,
      );
  }

  private local(name: string): string {
    return this.options.keepsPrefixes ? name : name.slice(name.indexOf(':') + 1);
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
