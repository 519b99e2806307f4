import type { Term } from '../text/interpret.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import { typosBetween } from '../text/typo.ts';

/** A marked part of a text: start and end in UTF-16 units, and the query words it matches. */
export interface Mark {
  start: number;
  end: number;
  words: readonly number[];
  token: number;
}

interface Pattern {
  words: string[];
  prefix: boolean;
  typos: number;
  covers: number[];
}

export class Highlighter {
  readonly queryWords: readonly string[];
  private readonly singles: Pattern[] = [];
  private readonly phrases: Pattern[] = [];
  private readonly separators: string;
  private readonly markByToken = new Map<string, { length: number; covers: Set<number> } | undefined>();

  constructor(queryWords: readonly string[], ways: readonly (readonly Term[])[], separators: string) {
    this.queryWords = queryWords;
    this.separators = separators;
    const seenPatterns = new Set<string>();
    for (const terms of ways) {
      let from = 0;
      for (const { width, readings } of terms) {
        const covers = Array.from({ length: width }, (_, i) => from + i);
        from += width;
        for (const { words, prefix, typos } of readings) {
          const key = `${covers.join()}:${words.join(' ')}:${prefix}`;
          if (seenPatterns.has(key)) continue;
          seenPatterns.add(key);
          (words.length === 1 ? this.singles : this.phrases).push({ words, prefix, typos, covers });
        }
      }
    }
  }

  get isEmpty(): boolean {
    return this.queryWords.length === 0;
  }

  tokens(text: string): Token[] {
    return tokenise(text, this.separators);
  }

  /** Returns the parts of a text to highlight, in order and without overlaps. */
  marks(tokens: readonly Token[]): Mark[] {
    if (this.isEmpty) return [];
    const marks: Mark[] = [];
    for (let i = 0; i < tokens.length; i++) {
      const token = tokens[i]!;
      const single = this.single(token);
      if (single !== undefined) {
        marks.push({
          start: token.start,
          end: token.start + single.length,
          words: [...single.covers],
          token: i,
        });
        continue;
      }
      const phrase = this.phrases.find((pattern) => matchesPhrase(pattern, tokens, i));
      if (phrase === undefined) continue;
      for (let k = 0; k < phrase.words.length; k++) {
        const { start, end } = tokens[i + k]!;
        marks.push({ start, end, words: phrase.covers, token: i + k });
      }
      i += phrase.words.length - 1;
    }
    return marks;
  }

  private single({ text, start, end }: Token): { length: number; covers: Set<number> } | undefined {
    const key = `${end - start}:${text}`;
    if (this.markByToken.has(key)) return this.markByToken.get(key);
    let mark: { length: number; covers: Set<number> } | undefined;
    for (const { words, prefix, typos, covers } of this.singles) {
      const word = words[0]!;
      if (typosBetween(word, text, typos, prefix) === undefined) continue;
      // Highlight part of a word only for an exact prefix, and only if normalising did not change the text's
      // length.
      const isPartial = prefix && text.startsWith(word) && text.length === end - start;
      const length = isPartial ? word.length : end - start;
      mark ??= { length: 0, covers: new Set() };
      mark.length = Math.max(mark.length, length);
      for (const cover of covers) mark.covers.add(cover);
    }
    this.markByToken.set(key, mark);
    return mark;
  }
}

function matchesPhrase({ words, prefix }: Pattern, tokens: readonly Token[], from: number): boolean {
  return words.every((word, k) => {
    const text = tokens[from + k]?.text;
    return text === word || (prefix && k === words.length - 1 && text?.startsWith(word));
  });
}
