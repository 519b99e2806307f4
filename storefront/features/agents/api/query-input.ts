import type { Operation } from '../operations/operation.ts';
import { inputSchemaOf } from './schemas.ts';

/**
 * Returns an operation's input from a query and the fields of its path. Lists are repeated parameters,
 * `makes=Toyota&makes=Ford`. Numbers are converted; what is not a number stays text, which the operation refuses.
 */
export function queryInput(
  operation: Operation,
  query: URLSearchParams,
  fields: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const { properties } = inputSchemaOf(operation);
  const input: [string, unknown][] = [...new Set(query.keys())].map((name) => {
    const values = query.getAll(name);
    const type = properties[name]?.type;
    if (type === 'array') return [name, values];
    // A repeated parameter that is not a list is refused.
    return [name, values.length > 1 ? values : scalar(values[0] ?? '', type)];
  });
  // Parts of the path come last, so that a parameter cannot replace them.
  return { ...Object.fromEntries(input), ...fields };
}

const scalar = (value: string, type: string | readonly string[] | undefined): unknown => {
  if (type !== 'number' && type !== 'integer') return value;
  return /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value;
};
