import { isTranslatedType, TRANSLATED_FIELDS } from './translations.ts';

type Fields = { readonly [field: string]: unknown };

/** A document as the content lake stores it. */
interface Content {
  readonly _type: string;
}

export interface PlacedText {
  /** Path of the field, as in the content lake: `blocks[_key=="a"].heading`. A paragraph is one text. */
  path: string;
  text: string;
}

/**
 * - `missing`: the site shows it in English
 * - `outdated`: the English text has changed since the translation was confirmed
 * - `unconfirmed`: translated, and nobody has confirmed that it matches the English text
 * - `current`: confirmed for the English text as it is
 */
export type TextState = 'missing' | 'outdated' | 'unconfirmed' | 'current';

export interface TextPair extends PlacedText {
  /** Empty if the translation lacks the text. */
  translation: string;
  /** The English text that the translation was last confirmed for; null if never. */
  confirmed: string | null;
  state: TextState;
}

/** Fields that shoppers read. Names of people, prices and addresses are the same in each language. */
const READ_FIELDS: ReadonlySet<string> = new Set([
  'alt',
  'answer',
  'buttonLabel',
  'caption',
  'category',
  'description',
  'disclaimer',
  'eyebrow',
  'heading',
  'headline',
  'intro',
  'label',
  'question',
  'quote',
  'role',
  'subheading',
  'subtitle',
  'suffix',
  'text',
  'title',
  'viewAllLabel',
]);
/** A name is a headline in these types. */
const HEADLINES: ReadonlySet<string> = new Set(['offer', 'slide']);
const HAS_LETTERS = /\p{L}/u;

/** Returns the texts of a document that shoppers read, in the order of the document. */
export function readTexts(document: Content): PlacedText[] {
  const { _type: type } = document;
  if (!isTranslatedType(type)) return [];
  return TRANSLATED_FIELDS[type].flatMap((field) => {
    const value = (document as unknown as Fields)[field];
    if (field === 'name' && HEADLINES.has(type)) return textAt(value, field);
    return within(value, field, field);
  });
}

const textAt = (value: unknown, path: string): PlacedText[] =>
  typeof value === 'string' && HAS_LETTERS.test(value) ? [{ path, text: value }] : [];

function within(value: unknown, path: string, field: string): PlacedText[] {
  if (typeof value === 'string') return READ_FIELDS.has(field) ? textAt(value, path) : [];
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => {
      const key = keyOf(item);
      return key === null ? [] : within(item, `${path}[_key=="${key}"]`, field);
    });
  if (value === null || typeof value !== 'object') return [];
  const paragraph = paragraphOf(value);
  if (paragraph !== null) return textAt(paragraph, path);
  return Object.entries(value).flatMap(([name, inner]) =>
    name.startsWith('_') ? [] : within(inner, path === '' ? name : `${path}.${name}`, name),
  );
}

function keyOf(item: unknown): string | null {
  const key = (item as { _key?: unknown } | null)?._key;
  return typeof key === 'string' ? key : null;
}

/** Returns the text of a paragraph of formatted text; null if the value is none. */
function paragraphOf(value: object): string | null {
  const { _type, children } = value as { _type?: unknown; children?: unknown };
  if (_type !== 'block' || !Array.isArray(children)) return null;
  return children
    .map((child: { text?: unknown } | null) => (typeof child?.text === 'string' ? child.text : ''))
    .join('');
}

/** Returns the texts of an English document beside those of its translation. */
export function pairTexts(english: Content, translation: Content): TextPair[] {
  const translated = new Map(readTexts(translation).map(({ path, text }) => [path, text]));
  const confirmed = confirmedTexts(translation);
  return readTexts(english).map(({ path, text }) => {
    const own = translated.get(path) ?? '';
    const base = confirmed.get(path) ?? null;
    return { path, text, translation: own, confirmed: base, state: stateOf(text, own, base) };
  });
}

function stateOf(english: string, translation: string, confirmed: string | null): TextState {
  if (!translation) return 'missing';
  if (confirmed === english) return 'current';
  if (confirmed !== null) return 'outdated';
  return translation === english ? 'missing' : 'unconfirmed';
}

function confirmedTexts(translation: Content): Map<string, string> {
  const { translatedFrom } = translation as { translatedFrom?: unknown };
  const entries = Array.isArray(translatedFrom) ? (translatedFrom as unknown[]) : [];
  return new Map(
    entries.flatMap((entry) => {
      const { path, text } = (entry ?? {}) as { path?: unknown; text?: unknown };
      return typeof path === 'string' && typeof text === 'string' ? [[path, text] as const] : [];
    }),
  );
}

/**
 * Returns the value of a translation's `translatedFrom` that confirms it for the English document as it is.
 * Texts that the translation lacks stay unconfirmed.
 */
export const confirmationOf = (english: Content, translation: Content) =>
  pairTexts(english, translation)
    .filter((pair) => pair.translation !== '')
    .map(({ path, text }, index) => ({ _key: `t${index}`, _type: 'translatedText' as const, path, text }));

/** Number of texts of a translation in each state. */
export type TextCounts = Record<TextState, number>;

/** Counts the texts of a translation by state. */
export function countTexts(pairs: readonly TextPair[]): TextCounts {
  const counts: TextCounts = { missing: 0, outdated: 0, unconfirmed: 0, current: 0 };
  for (const { state } of pairs) counts[state] += 1;
  return counts;
}
