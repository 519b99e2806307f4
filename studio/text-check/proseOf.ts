import { type PlacedText, textsOf } from '@forecourt/schemas/warnings/texts';

/** Fields whose texts are addresses, names of options or codes, not prose. */
const NO_PROSE = new Set([
  'slug',
  'path',
  'href',
  'url',
  'current',
  'link',
  'anchor',
  'layout',
  'style',
  'marks',
  'listItem',
  'video',
  'address',
  'file',
  'color',
  'id',
  'stock',
  'filter',
]);
const ADDRESS = /^(?:https?:|mailto:|tel:|\/)\S*$/;
const FEWEST_WORDS = 2;
/** Stands for a paragraph's own text, which is in no field. */
const PARAGRAPH = '$paragraph';

/** Returns the texts of a document that people read, with their paths. Spans of a paragraph are joined. */
export function proseOf(document: Readonly<Record<string, unknown>>): PlacedText[] {
  return textsOf(joinSpans(document))
    .filter(
      ({ text, path }) =>
        !path.some((part) => typeof part === 'string' && NO_PROSE.has(part)) &&
        !ADDRESS.test(text.trim()) &&
        text.trim().split(/\s+/).length >= FEWEST_WORDS,
    )
    .map(({ text, path }) => ({ text, path: path.at(-1) === PARAGRAPH ? path.slice(0, -1) : path }));
}

interface Paragraph {
  _type: 'block';
  _key?: string;
  children?: { text?: unknown }[];
}

const isParagraph = (value: object): value is Paragraph =>
  (value as Paragraph)._type === 'block' && Array.isArray((value as Paragraph).children);

/** Replaces paragraphs by their whole text, as a word can be in several spans. */
function joinSpans(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(joinSpans);
  if (typeof value !== 'object' || value === null) return value;
  if (isParagraph(value)) {
    const text =
      value.children?.map((span) => (typeof span.text === 'string' ? span.text : '')).join('') ?? '';
    return { _key: value._key, [PARAGRAPH]: text };
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, joinSpans(inner)]));
}
