import { ApiError } from '../wire/api-error.ts';

/** A token of a filter string with its column, counted from 0. */
export interface FilterToken {
  kind: 'open' | 'close' | 'and' | 'or' | 'not' | 'to' | 'colon' | 'operator' | 'score' | 'text' | 'end';
  text: string;
  quoted: boolean;
  at: number;
}

const pattern =
  /\s*(?:(?<score><score=\d+>)|(?<open>\()|(?<close>\))|(?<operator><=|>=|!=|=|<|>)|(?<colon>:)|"(?<double>(?:[^"\\]|\\.)*)"|'(?<single>(?:[^'\\]|\\.)*)'|(?<word>[^\s()<>=!:"']+))/y;

const keywords: Record<string, FilterToken['kind']> = { AND: 'and', OR: 'or', NOT: 'not', TO: 'to' };

/** Splits a filter string into tokens; throws a 400 at an invalid character, such as an unclosed quote. */
export function lexFilters(text: string): FilterToken[] {
  const tokens: FilterToken[] = [];
  pattern.lastIndex = 0;
  const end = text.trimEnd().length;
  while (pattern.lastIndex < end) {
    const from = pattern.lastIndex;
    const match = pattern.exec(text);
    if (match === null) throw new ApiError(400, `filters: Unexpected character at col ${from}`);
    tokens.push(tokenOf(match));
  }
  tokens.push({ kind: 'end', text: '', quoted: false, at: end });
  return tokens;
}

function tokenOf(match: RegExpExecArray): FilterToken {
  const groups = match.groups!;
  const at = match.index + match[0].length - match[0].trimStart().length;
  const quotedText = groups['double'] ?? groups['single'];
  if (quotedText !== undefined)
    return { kind: 'text', text: quotedText.replace(/\\(.)/gs, '$1'), quoted: true, at };
  for (const kind of ['score', 'open', 'close', 'operator', 'colon'] as const) {
    const text = groups[kind];
    if (text !== undefined) return { kind, text, quoted: false, at };
  }
  const word = groups['word']!;
  return { kind: keywords[word] ?? 'text', text: word, quoted: false, at };
}
