import { wordsOf } from './tokenise.ts';

export interface Synonym {
  objectID: string;
  type: string;
  synonyms?: string[];
  input?: string;
  word?: string;
  corrections?: string[];
  placeholder?: string;
  replacements?: string[];
}

/** Words that may replace others, and the typos their use costs. */
interface Replacement {
  words: string[];
  typos: number;
}

/** The replacements for a run of words, keyed by the words joined with spaces. */
export class SynonymTable {
  private readonly replacements = new Map<string, Replacement[]>();
  /** Length in words of the longest replaceable run. */
  longest = 0;

  constructor(synonyms: Iterable<Synonym> = [], separators = '') {
    for (const synonym of synonyms) this.read(synonym, (text) => wordsOf(text, separators));
  }

  get(words: readonly string[]): readonly Replacement[] {
    return this.replacements.get(words.join(' ')) ?? [];
  }

  private read(synonym: Synonym, cut: (text: string) => string[]): void {
    const add = (from: string | undefined, to: string, typos: number): void =>
      this.add(cut(from ?? ''), cut(to), typos);
    switch (synonym.type.toLowerCase()) {
      case 'synonym':
        for (const from of synonym.synonyms ?? []) for (const to of synonym.synonyms ?? []) add(from, to, 0);
        return;
      case 'onewaysynonym':
        for (const to of synonym.synonyms ?? []) add(synonym.input, to, 0);
        return;
      case 'altcorrection1':
      case 'altcorrection2':
        for (const to of synonym.corrections ?? []) add(synonym.word, to, synonym.type.endsWith('1') ? 1 : 2);
        return;
      case 'placeholder':
        for (const from of synonym.replacements ?? []) add(from, synonym.placeholder ?? '', 0);
        return;
      default:
    }
  }

  private add(from: string[], to: string[], typos: number): void {
    const key = from.join(' ');
    if (from.length === 0 || to.length === 0 || key === to.join(' ')) return;
    const existing = this.replacements.get(key) ?? [];
    if (existing.some(({ words }) => words.join(' ') === to.join(' '))) return;
    this.replacements.set(key, [...existing, { words: to, typos }]);
    this.longest = Math.max(this.longest, from.length);
  }
}
