/** A word of a text: its normalised form and its position in the original (UTF-16 units). */
export interface Token {
  text: string;
  start: number;
  end: number;
}

const wordPattern = /[\p{L}\p{N}\p{M}]+/gu;
const plainWord = /^[a-z0-9]+$/;

/** Converts to lower case without diacritics: 'Škoda' gives 'skoda'. */
export function normalise(text: string): string {
  if (plainWord.test(text)) return text;
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/**
 * Splits a text into words at anything but letters and digits, so 'CX-5' gives 'cx' and '5'.
 * @param separators characters indexed as separate words (Algolia's `separatorsToIndex`)
 * @param camelCase whether 'LandCruiser' is two words (Algolia's `camelCaseAttributes`)
 */
export function tokenise(text: string, separators = '', camelCase = false): Token[] {
  const tokens: Token[] = [];
  if (separators === '' && !camelCase && splitAscii(text, tokens)) return tokens;
  tokens.length = 0;
  const pattern = separators === '' ? wordPattern : withSeparators(separators);
  for (const match of text.matchAll(pattern)) {
    const start = match.index;
    if (!camelCase) push(tokens, match[0], start);
    else
      for (const part of match[0].matchAll(/\p{Lu}?[^\p{Lu}]+|\p{Lu}+/gu))
        push(tokens, part[0], start + part.index);
  }
  return tokens;
}

/** Splits pure ASCII, the usual case, without regular expressions; returns false for other text. */
function splitAscii(text: string, tokens: Token[]): boolean {
  let start = -1;
  for (let i = 0; i <= text.length; i++) {
    const unit = i < text.length ? text.charCodeAt(i) : 32;
    if (unit > 127) return false;
    const lower = unit | 32;
    const isWord = (unit >= 48 && unit <= 57) || (lower >= 97 && lower <= 122);
    if (isWord && start < 0) start = i;
    else if (!isWord && start >= 0) {
      tokens.push({ text: text.slice(start, i).toLowerCase(), start, end: i });
      start = -1;
    }
  }
  return true;
}

export function wordsOf(text: string, separators = '', camelCase = false): string[] {
  return tokenise(text, separators, camelCase).map((token) => token.text);
}

function push(tokens: Token[], word: string, start: number): void {
  const text = normalise(word);
  if (text !== '') tokens.push({ text, start, end: start + word.length });
}

const patterns = new Map<string, RegExp>();

function withSeparators(separators: string): RegExp {
  let pattern = patterns.get(separators);
  if (pattern === undefined) {
    const escapedSeparators = separators.replace(/[\\\]^-]/g, '\\$&');
    pattern = new RegExp(`[\\p{L}\\p{N}\\p{M}]+|[${escapedSeparators}]`, 'gu');
    if (patterns.size < 64) patterns.set(separators, pattern);
  }
  return pattern;
}
