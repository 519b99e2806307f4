import { altProblem } from './alt.ts';
import { emptyProblem } from './emptyBlocks.ts';
import { LIMITS } from './lengths.ts';
import { templatePlaceholdersIn } from './templatePlaceholders.ts';

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields => value !== null && typeof value === 'object';

/**
 * Returns the number of problems in a document that can be found without queries: missing alt text, empty
 * blocks, template placeholders and overlong headlines. Used in lists of many documents.
 */
export function countProblems(document: Fields): number {
  const wholeDocument = document as Parameters<typeof altProblem>[2];
  let count = 0;
  const walk = (value: unknown, path: (string | { _key: string })[]) => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item, isObject(item) ? [...path, { _key: String(item._key) }] : path);
      return;
    }
    if (typeof value === 'string') count += templatePlaceholdersIn(value).length;
    if (!isObject(value)) return;
    if ('asset' in value && altProblem(value, path, wholeDocument)?.level === 'error') count++;
    if (value.hidden !== true && emptyProblem(value, null)) count++;
    if (tooLong(value.heading, 'heading')) count++;
    if (path.length === 0 && value._type === 'slide' && tooLong(value.name, 'slideHeadline')) count++;
    for (const [name, inner] of Object.entries(value)) walk(inner, [...path, name]);
  };
  walk(document, []);
  return count;
}

const tooLong = (words: unknown, place: keyof typeof LIMITS) =>
  typeof words === 'string' && Array.from(words).length > LIMITS[place].most;

export function listBadge(document: Fields): string | undefined {
  const count = countProblems(document);
  if (count === 0) return undefined;
  return count === 1 ? '⚠ 1 problem' : `⚠ ${count} problems`;
}
