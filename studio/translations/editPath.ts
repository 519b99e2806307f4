import { partAt, segmentsOf } from '@forecourt/lib/sites/text-path';

/**
 * Returns the path at which a text of a translation can be changed as plain text.
 * @param path path of the text in the English document, as in `readTexts`
 * @returns null if the translation lacks the part, or a paragraph has several formats
 */
export function editPath(translation: object, path: string): string | null {
  const segments = segmentsOf(path);
  const value = partAt(translation, segments);
  if (typeof value === 'object' && value !== null) {
    const { children } = value as { children?: unknown };
    return Array.isArray(children) && children.length === 1 ? `${path}.children[0].text` : null;
  }
  const parent = partAt(translation, segments.slice(0, -1));
  return typeof segments.at(-1) === 'string' && typeof parent === 'object' && parent !== null ? path : null;
}
