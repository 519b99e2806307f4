import { isTranslatedType, TRANSLATED_FIELDS } from './translations.ts';

type Fields = Record<string, unknown>;
type Item = Fields & { _key: string };

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && typeof (value as { _key?: unknown })._key === 'string';
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the fields of a translation that lack parts of the English document, with these parts copied in the
 * order of the English document. Parts that the translation has are unchanged, also those it has alone.
 */
export function missingParts(english: { _type: string }, translation: object): Fields {
  if (!isTranslatedType(english._type)) return {};
  const [original, own] = [english as Fields, translation as Fields];
  return Object.fromEntries(
    TRANSLATED_FIELDS[english._type].flatMap((field) => {
      const completed = complete(original[field], own[field]);
      return JSON.stringify(completed) === JSON.stringify(own[field]) ? [] : [[field, completed]];
    }),
  );
}

function complete(english: unknown, own: unknown): unknown {
  if (own === undefined || own === null) return english;
  if (Array.isArray(english) && Array.isArray(own)) return completeItems(english, own);
  if (!isFields(english) || !isFields(own)) return own;
  // The text of a paragraph is translated as a whole.
  if (english._type === 'block') return own;
  const fields = Object.keys(english).map((name) => [name, complete(english[name], own[name])] as const);
  return { ...own, ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)) };
}

function completeItems(english: readonly unknown[], own: readonly unknown[]): readonly unknown[] {
  const items = english.filter(isItem);
  if (items.length !== english.length) return own;
  const byKey = new Map(own.filter(isItem).map((item) => [item._key, item]));
  const inOrder = items.map((item) => complete(item, byKey.get(item._key)));
  const keys = new Set(items.map(({ _key }) => _key));
  return [...inOrder, ...own.filter((item) => !isItem(item) || !keys.has(item._key))];
}
