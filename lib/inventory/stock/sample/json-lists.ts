import { JSONParser } from '@streamparser/json';
import { FeedError } from '../feed-error.ts';
import { JSON_LINES } from '../reading/json.ts';
import { pathsOf, valueAt } from '../reading/json-paths.ts';

type Entry = Record<string, unknown>;

/**
 * Returns the lists of objects at the start of a JSON text by path, such as `$.vehicles.*`; shallowest first.
 * An object whose values are all objects, `{"A1": {…}, "A2": {…}}`, counts as a list. Entries have the values
 * of the objects that enclose them, as `$.dealers.*.name`.
 */
export function jsonLists(text: string): Map<string, Entry[]> {
  const lists = new Map<string, Entry[]>();
  const mixedLists = new Set<string>();
  const parser = new JSONParser();
  let failure: Error | null = null;
  parser.onError = (error) => {
    failure ??= error;
  };
  parser.onValue = ({ value, key, parent, stack }) => {
    if (parent === undefined || key === undefined) return;
    const steps = stack.slice(1).map((step) => (typeof step.key === 'number' ? '*' : String(step.key)));
    const name = ['$', ...steps, '*'].join('.');
    if (!isObject(value)) mixedLists.add(name);
    else if (!mixedLists.has(name)) {
      const list = lists.get(name) ?? [];
      list.push({ ...columns(value), ...enclosing(stack.slice(1), steps) });
      lists.set(name, list);
    }
  };
  parser.write(text);
  for (const name of mixedLists) lists.delete(name);
  // A sample may end anywhere, so an error matters only if no list was read before it.
  if (failure && lists.size === 0) throw new FeedError('The file is not valid JSON.', { cause: failure });
  const depth = (records: string) => records.split('.').length;
  return new Map([...lists].toSorted(([one], [other]) => depth(one) - depth(other)));
}

/**
 * Returns the objects of a text that has one per line (JSON Lines), as the only list; null for any other text.
 *
 * @param isCut whether the text continues, so that its last line is dropped
 */
export function jsonLines(text: string, isCut: boolean): Map<string, Entry[]> | null {
  const [first, second, ...others] = text.split('\n').filter((line) => line.trim() !== '');
  if (!first || !second?.trimStart().startsWith('{')) return null;
  const lines = [first, second, ...others].slice(0, isCut ? -1 : undefined);
  const entries: Entry[] = [];
  for (const line of lines) {
    const entry = objectIn(line);
    // A wrong line further down is for the import to report.
    if (entry) entries.push(columns(entry));
    else if (entries.length < 2) return null;
  }
  return entries.length === 0 ? null : new Map([[JSON_LINES, entries]]);
}

function objectIn(line: string): Entry | null {
  try {
    const value: unknown = JSON.parse(line);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const columns = (entry: Entry): Entry =>
  Object.fromEntries(pathsOf(entry).map((path) => [path, valueAt(entry, path)]));

/** Returns the single values of the objects that enclose an entry and precede it. */
function enclosing(
  stack: readonly { key?: string | number | undefined; value?: unknown }[],
  steps: readonly string[],
): Entry {
  const values: Entry = {};
  for (const [depth, { key, value }] of stack.entries()) {
    if (!isObject(value)) continue;
    const above = ['$', ...steps.slice(0, depth)].join('.');
    const { [String(key)]: _inner, ...others } = value;
    for (const [path, shared] of Object.entries(columns(others)))
      if (typeof shared === 'string' || typeof shared === 'number') values[`${above}.${path}`] = shared;
  }
  return values;
}
