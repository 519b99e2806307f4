import { JSONParser } from '@streamparser/json';
import { FeedError } from '../feed-error.ts';
import { pathsOf, valueAt } from '../reading/json-paths.ts';

/**
 * Returns the lists of objects at the start of a JSON text by path, such as `$.vehicles.*`; shallowest first.
 */
export function jsonLists(text: string): Map<string, Record<string, unknown>[]> {
  const lists = new Map<string, Record<string, unknown>[]>();
  const parser = new JSONParser();
  let failure: Error | null = null;
  parser.onError = (error) => {
    failure ??= error;
  };
  parser.onValue = ({ value, key, parent, stack }) => {
    if (!Array.isArray(parent) || typeof key !== 'number' || typeof value !== 'object' || value === null)
      return;
    if (Array.isArray(value)) return;
    const records = [
      '$',
      ...stack.slice(1).map((step) => (typeof step.key === 'number' ? '*' : step.key)),
      '*',
    ];
    const name = records.join('.');
    lists.set(name, [...(lists.get(name) ?? []), columns(value as Record<string, unknown>)]);
  };
  parser.write(text);
  // A sample may end anywhere, so an error matters only if no list was read before it.
  if (failure && lists.size === 0) throw new FeedError('The file is not valid JSON.', { cause: failure });
  const depth = (records: string) => records.split('.').length;
  return new Map([...lists].toSorted(([one], [other]) => depth(one) - depth(other)));
}

const columns = (entry: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(pathsOf(entry).map((path) => [path, valueAt(entry, path)]));
