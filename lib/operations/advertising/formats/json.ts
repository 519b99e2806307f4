import type { AdvertRow } from '../receiver.ts';
import type { FileShape } from './file-shape.ts';

/** JSON has no empty number: an unknown one is null. */
function numberOf(text: string): number | string | null {
  if (text === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : text;
}

/** Yields a JSON file: a list of objects, or an object with the list. The end is missing if the rows fail. */
export async function* jsonLines(
  rows: AsyncIterable<AdvertRow>,
  { columns, root, numbers, booleans }: FileShape,
): AsyncGenerator<string> {
  const typed = (name: string, value: string | readonly string[]) => {
    if (typeof value !== 'string') return value;
    if (numbers.has(name)) return numberOf(value);
    return booleans.has(name) ? value === 'true' : value;
  };
  yield root === null ? '[' : `{${JSON.stringify(root)}:[`;
  let separator = '\n';
  for await (const row of rows) {
    // Entries rather than an object literal, so that a column may be called `__proto__`.
    const entries = columns.map(
      (name) => `${JSON.stringify(name)}:${JSON.stringify(typed(name, row[name] ?? ''))}`,
    );
    yield `${separator}{${entries.join(',')}}`;
    separator = ',\n';
  }
  yield root === null ? '\n]\n' : '\n]}\n';
}
