import type { Highlighter, Mark } from './highlighter.ts';

interface HighlightOptions {
  pre: string;
  post: string;
  ellipsis: string;
  matchedItemsOnly: boolean;
}

interface HighlightResult {
  value: string;
  matchLevel: 'none' | 'partial' | 'full';
  fullyHighlighted?: boolean;
  matchedWords: string[];
}

type Tree = { [key: string]: unknown };

const isObject = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns the `_highlightResult` of a record: its attributes with matched words between tags, in the record's
 * structure. `['*']` includes every attribute.
 */
export function highlightRecord(
  record: Tree,
  attributes: readonly string[],
  highlighter: Highlighter,
  options: HighlightOptions,
): Tree {
  return project(record, attributes, (value) => highlightText(value, highlighter, options), options);
}

/**
 * Returns the `_snippetResult`: for each `name:words` entry, the attribute cut to its best passage of that
 * many words.
 */
export function snippetRecord(
  record: Tree,
  attributes: readonly string[],
  highlighter: Highlighter,
  options: HighlightOptions,
): Tree {
  const result: Tree = {};
  for (const entry of attributes) {
    const match = /^(.*?)(?::(\d+))?$/s.exec(entry)!;
    const words = match[2] === undefined ? 10 : Number(match[2]);
    const cut = (value: string): object => snippetText(value, words, highlighter, options);
    Object.assign(result, project(record, [match[1]!], cut, options));
  }
  return result;
}

function project(
  record: Tree,
  attributes: readonly string[],
  convert: (text: string) => object,
  { matchedItemsOnly }: HighlightOptions,
): Tree {
  const all = attributes.includes('*');
  const names = all ? Object.keys(record).filter((name) => name !== 'objectID') : attributes;
  const result: Tree = {};
  for (const name of names) {
    if (name === 'objectID' && !all) result[name] = convert(String(record[name]));
    else
      convertPath(
        record,
        name.split('.'),
        result,
        (value) => mapLeaves(value, convert, matchedItemsOnly),
        name,
      );
  }
  return result;
}

function convertPath(
  source: Tree,
  path: readonly string[],
  into: Tree,
  convert: (value: unknown) => unknown,
  name: string,
): void {
  if (Object.hasOwn(source, name)) {
    const convertedValue = convert(source[name]);
    if (convertedValue !== undefined) into[name] = convertedValue;
    return;
  }
  const [key, ...rest] = path;
  const inner = source[key!];
  if (rest.length === 0 || !isObject(inner)) return;
  const child = isObject(into[key!]) ? (into[key!] as Tree) : {};
  convertPath(inner, rest, child, convert, rest.join('.'));
  if (Object.keys(child).length > 0) into[key!] = child;
}

function mapLeaves(value: unknown, convert: (text: string) => object, matchedOnly: boolean): unknown {
  if (typeof value === 'string') return convert(value);
  if (typeof value === 'number') return convert(String(value));
  if (Array.isArray(value)) {
    const items = value
      .map((item) => mapLeaves(item, convert, matchedOnly))
      .filter((item) => item !== undefined);
    if (!matchedOnly) return items;
    return items.filter((item) => !isObject(item) || item['matchLevel'] !== 'none');
  }
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, item]) => [key, mapLeaves(item, convert, matchedOnly)] as const)
      .filter(([, item]) => item !== undefined),
  );
}

function highlightText(text: string, highlighter: Highlighter, options: HighlightOptions): HighlightResult {
  if (highlighter.isEmpty) return { value: text, matchLevel: 'none', matchedWords: [] };
  const tokens = highlighter.tokens(text);
  const marks = highlighter.marks(tokens);
  if (marks.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const matched = new Set(marks.flatMap(({ words }) => words));
  const isFullMatch = matched.size === highlighter.queryWords.length;
  return {
    value: withTags(text, marks, 0, text.length, options),
    matchLevel: isFullMatch ? 'full' : 'partial',
    fullyHighlighted: isFullMatch && marks.length === tokens.length,
    matchedWords: highlighter.queryWords.filter((_, i) => matched.has(i)),
  };
}

function snippetText(
  text: string,
  words: number,
  highlighter: Highlighter,
  options: HighlightOptions,
): object {
  const tokens = highlighter.tokens(text);
  const marks = highlighter.marks(tokens);
  const matched = new Set(marks.flatMap((mark) => mark.words));
  const isFullMatch = highlighter.queryWords.length > 0 && matched.size === highlighter.queryWords.length;
  const matchLevel = matched.size === 0 ? 'none' : isFullMatch ? 'full' : 'partial';
  if (tokens.length <= words) return { value: withTags(text, marks, 0, text.length, options), matchLevel };
  const from = bestWindow(marks, words, tokens.length);
  const to = Math.min(tokens.length, from + words);
  const start = from === 0 ? 0 : tokens[from]!.start;
  const end = to === tokens.length ? text.length : (tokens[to - 1]?.end ?? 0);
  const passage = withTags(text, marks, start, end, options);
  return {
    value: `${from === 0 ? '' : options.ellipsis}${passage}${to === tokens.length ? '' : options.ellipsis}`,
    matchLevel,
  };
}

/** Returns the start of the passage with the most distinct matches, centred on them. */
function bestWindow(marks: readonly Mark[], words: number, total: number): number {
  let best = 0;
  let from = 0;
  for (const first of marks) {
    const inside = marks.filter(({ token }) => token >= first.token && token < first.token + words);
    const distinctWords = new Set(inside.flatMap((mark) => mark.words)).size;
    if (distinctWords <= best) continue;
    best = distinctWords;
    const span = inside.at(-1)!.token - first.token + 1;
    from = first.token - ((words - span) >> 1);
  }
  return Math.max(0, Math.min(from, total - words));
}

function withTags(
  text: string,
  marks: readonly Mark[],
  from: number,
  to: number,
  { pre, post }: HighlightOptions,
): string {
  let result = '';
  let at = from;
  for (const { start, end } of marks) {
    if (start < from || end > to) continue;
    result += `${text.slice(at, start)}${pre}${text.slice(start, end)}${post}`;
    at = end;
  }
  return result + text.slice(at, to);
}
