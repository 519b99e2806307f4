import { JSONParser } from '@streamparser/json';
import { FeedError } from '../feed-error.ts';
import { checkHeader, type ExpectedColumns } from './header.ts';
import { valueAt } from './json-paths.ts';
import { ENCLOSING, MAX_FIELD_LENGTH, type Row } from './row.ts';

/** The path to the entries of a file that has one object per line (JSON Lines). */
export const JSON_LINES = '$';

export interface JsonOptions extends ExpectedColumns {
  /** Path to the entries: `$.*` for a bare array, `$.vehicles.*` inside an object, `$` for one object per line. */
  records: string;
  onUnexpected: (columns: string[]) => void;
}

/**
 * Streams the entries of a JSON feed. A row's `line` is its number among the entries, from 1. A column is a
 * property of the entry, or a path if the mapping has one, such as `price.egc` or `attributes.Colour`. A column
 * `$.dealers.*.id` is a value of an object that encloses the entry, if it precedes it.
 *
 * @throws FeedError when the text is not JSON or incomplete, a field is too long, or no entry has one of the
 * mapping's columns
 */
export async function* readJson(text: AsyncIterable<string>, options: JsonOptions): AsyncGenerator<Row> {
  const shared = new SharedValues(options);
  const parser = new JSONParser({
    paths: [options.records, ...shared.columns],
    keepStack: false,
    // Without a separator the parser ends after the first object.
    ...(options.records === JSON_LINES && { separator: '' }),
  });
  let failure: Error | null = null;
  let waiting: unknown[] = [];
  parser.onValue = ({ value, key, stack }) => {
    const keys = [...stack.slice(1).map((step) => step.key), key];
    if (!shared.take(keys, value)) waiting.push(shared.addedTo(value, keys));
  };
  // Without a listener the parser may throw later, outside our calls.
  parser.onError = (error) => {
    failure ??= error;
  };
  const names = new Set<string>();
  const paths = [...options.known].filter((name) => name.includes('.') && !name.startsWith(ENCLOSING));
  let line = 0;
  let hasBegun = false;
  let pending = 0;
  for await (const piece of text) {
    hasBegun ||= piece.trim() !== '';
    parser.write(piece);
    if (failure) throw notJson(failure, line);
    // Otherwise an entry that never ends would be buffered to the end of the file.
    pending = waiting.length > 0 ? 0 : pending + piece.length;
    if (pending > 100 * MAX_FIELD_LENGTH) throw tooLong(line + 1, null);
    const values = waiting;
    waiting = [];
    for (const value of values) {
      line += 1;
      yield { line, values: entry(value, { line, names, paths }) };
    }
  }
  if (!hasBegun) throw new FeedError('The file is empty. Nothing was changed.');
  if (options.records === JSON_LINES) parser.end();
  if (!parser.isEnded || failure)
    throw new FeedError(
      `The file was cut off: the JSON ends early, after entry ${line}. Nothing was changed.`,
    );
  if (line === 0) return;
  // A column whose parts the mapping reads is not unexpected.
  const outer = new Set(paths.map((path) => path.split('.', 1)[0]));
  options.onUnexpected(checkHeader([...names], options).filter((name) => !outer.has(name)));
}

type Keys = readonly (string | number | undefined)[];

/** The values of objects that enclose the entries, for the columns of a mapping that start with `$.`. */
class SharedValues {
  readonly columns: readonly string[];
  private readonly records: string;
  private readonly values = new Map<string, { value: unknown; within: Keys }>();

  constructor({ known, records }: JsonOptions) {
    this.records = records;
    this.columns = [...known].filter((name) => name.startsWith(ENCLOSING) && name !== records);
  }

  /** Keeps a value that is one of the columns; returns whether it is. */
  take(keys: Keys, value: unknown): boolean {
    const column = this.columns.find((name) => isAt(name.split('.').slice(1), keys));
    if (column === undefined) return false;
    this.values.set(column, { value, within: keys.slice(0, this.commonDepth(column)) });
    return true;
  }

  /** Returns how many names a column's path shares with that of the entries. */
  private commonDepth(column: string): number {
    const [path, records] = [column, this.records].map((each) => each.split('.').slice(1)) as [
      string[],
      string[],
    ];
    const depth = path.findIndex((name, index) => name !== records[index]);
    return depth === -1 ? path.length : depth;
  }

  addedTo(entry: unknown, keys: Keys): unknown {
    if (this.values.size === 0 || typeof entry !== 'object' || entry === null) return entry;
    const ofEntry = [...this.values].filter(([, { within }]) =>
      within.every((key, depth) => keys[depth] === key),
    );
    return Object.assign(entry, Object.fromEntries(ofEntry.map(([column, { value }]) => [column, value])));
  }
}

const isAt = (path: readonly string[], keys: Keys): boolean =>
  path.length === keys.length && path.every((name, depth) => name === '*' || name === String(keys[depth]));

function entry(
  value: unknown,
  { line, names, paths }: { line: number; names: Set<string>; paths: readonly string[] },
): Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new FeedError(
      `Entry ${line} is not an object. Check that "records" in the mapping points to the entries.`,
    );
  for (const [name, field] of Object.entries(value)) {
    names.add(name);
    if (typeof field === 'string' && field.length > MAX_FIELD_LENGTH) throw tooLong(line, name);
  }
  const values = value as Record<string, unknown>;
  for (const path of paths) {
    const inner = Object.hasOwn(values, path) ? undefined : valueAt(values, path);
    if (inner === undefined) continue;
    if (typeof inner === 'string' && inner.length > MAX_FIELD_LENGTH) throw tooLong(line, path);
    names.add(path);
    values[path] = inner;
  }
  return values;
}

const tooLong = (line: number, column: string | null): FeedError =>
  new FeedError(
    `Entry ${line}${column ? `, field "${column}",` : ''} contains more than ${MAX_FIELD_LENGTH.toLocaleString('en-AU')} characters in one field. Nothing was changed.`,
  );

const notJson = (error: Error, line: number): FeedError =>
  new FeedError(`The file is not valid JSON after entry ${line}: ${error.message}. Nothing was changed.`, {
    cause: error,
  });
