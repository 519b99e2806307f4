import type { Comparison, Unit } from '../amounts.ts';
import type { Meaning } from '../meaning.ts';
import type { Word } from '../tokens.ts';
import {
  arabicLetters,
  bareOf,
  scriptOf,
  scriptRuns,
  simplified,
  tonedOf,
  withoutArticle,
  withPlainSigns,
} from './forms.ts';
import type { LanguageTerms } from './terms.ts';

/** The role of a phrase in a sentence, in addition to its meaning. */
export type Role =
  | { is: 'compareBefore' | 'compareAfter'; comparison: Comparison; unit?: Unit }
  | { is: 'unitBefore' | 'unitAfter'; unit: Unit }
  | { is: 'number' | 'factor'; value: number }
  | { is: 'place'; name: string }
  | {
      is:
        | 'and'
        | 'between'
        | 'filler'
        | 'glue'
        | 'more'
        | 'nearAfter'
        | 'nearBefore'
        | 'not'
        | 'or'
        | 'seats'
        | 'to';
    };

export interface LocalEntry {
  language: LanguageTerms['language'];
  /** Its words as the lexicon has them, to compare marks. */
  exact: readonly string[];
  meaning: Meaning | null;
  role: Role | null;
}

export interface LocalMatch {
  entry: LocalEntry;
  length: number;
  /** True if the marks agree too; false for Vietnamese without marks. */
  isExact: boolean;
}

/** The phrases of a site's languages, without those of English. */
export class LocalLexicon {
  readonly #entries = new Map<string, LocalEntry[]>();
  /** By first word, the most words of a phrase. */
  readonly #longest = new Map<string, number>();
  /** Chinese words, by which a sentence without spaces is split. */
  readonly han = new Set<string>();
  longestHan = 1;
  /** Arabic words, to tell a prefix from a first letter. */
  readonly arabic = new Set<string>();
  readonly languages = new Set<LanguageTerms['language']>();
  /** Single Vietnamese words that show the language. */
  readonly signs = new Set<string>();
  /** The spellings of makes and models, for suggestions. */
  readonly spellings = new Map<string, string[]>();

  add(language: LanguageTerms['language'], wording: string, what: Partial<LocalEntry>): void {
    const parts = partsOf(wording);
    if (parts.length === 0) return;
    for (const { bare, script } of parts) {
      if (script === 'han') {
        this.han.add(bare);
        this.longestHan = Math.max(this.longestHan, bare.length);
      } else if (script === 'arabic') this.arabic.add(bare);
    }
    const key = parts.map(({ bare }) => bare).join(' ');
    const first = parts[0]?.bare ?? '';
    // Signs such as a hyphen may stand between the words.
    this.#longest.set(first, Math.max(this.#longest.get(first) ?? 0, parts.length * 2 - 1));
    const entry = { language, exact: parts.map(({ exact }) => exact), meaning: null, role: null, ...what };
    this.#entries.set(key, [...(this.#entries.get(key) ?? []), entry]);
    if (what.meaning?.kind !== 'list') return;
    for (const name of what.meaning.lists.make ?? what.meaning.lists.model ?? [])
      this.spellings.set(name, [...(this.spellings.get(name) ?? []), key.replaceAll(' ', '')]);
  }

  /** Returns the longest phrase from a word on that fits; one whose marks agree is preferred. */
  find(words: readonly Word[], at: number, fits: (entry: LocalEntry) => boolean): LocalMatch | null {
    const longest = this.#longest.get(words[at]?.local?.bare ?? '') ?? 0;
    for (let length = Math.min(longest, words.length - at); length > 0; length -= 1) {
      const phrase = words.slice(at, at + length);
      if (!phrase[0]?.local?.bare || !phrase.at(-1)?.local?.bare) continue;
      if (phrase.slice(0, -1).some(({ stop }) => stop)) continue;
      const spoken = phrase.flatMap(({ local }) => (local?.bare ? [local] : []));
      const matches = (this.#entries.get(spoken.map(({ bare }) => bare).join(' ')) ?? []).flatMap((entry) => {
        if (!fits(entry)) return [];
        if (entry.language === 'vi' && !spoken.every(({ isVietnamese }) => isVietnamese)) return [];
        const isExact = spoken.every(({ exact }, index) => exact === entry.exact[index]);
        const isLoose = spoken.every(
          ({ exact, bare }, index) => exact === bare || exact === entry.exact[index],
        );
        return isExact || isLoose ? [{ entry, length, isExact }] : [];
      });
      const best = matches.find(({ isExact }) => isExact) ?? matches[0];
      if (best) return best;
    }
    return null;
  }

  /** Returns the length of the longest phrase with a role from a word on, or 0. */
  lengthOf(words: readonly Word[], at: number, role: Role['is']): number {
    return this.find(words, at, (entry) => entry.role?.is === role)?.length ?? 0;
  }

  isNumber(character: string): boolean {
    return (this.#entries.get(character) ?? []).some(({ role }) => role?.is === 'number');
  }

  /** Returns whether a Chinese character is a word only next to other words: `红` is not one in `红旗`. */
  isFragile(character: string): boolean {
    const entries = this.#entries.get(character) ?? [];
    return entries.length > 0 && !entries.some(({ role }) => role !== null && STURDY.has(role.is));
  }
}

const STURDY: ReadonlySet<Role['is']> = new Set([
  'compareAfter',
  'unitAfter',
  'factor',
  'more',
  'seats',
  'to',
]);

interface PhrasePart {
  bare: string;
  exact: string;
  script: ReturnType<typeof scriptOf>;
}

/** Splits a wording of the lexicon, where a run of Chinese characters is one word. */
function partsOf(wording: string): PhrasePart[] {
  return withPlainSigns(wording)
    .split(/\s+/)
    .flatMap((word) => scriptRuns(word).map(([run]) => run))
    .map((run): PhrasePart => {
      const script = scriptOf(run);
      if (script === 'han') return { bare: simplified(run), exact: simplified(run), script };
      if (script === 'arabic') {
        const letters = withoutArticle(arabicLetters(run));
        return { bare: letters, exact: letters, script };
      }
      return { bare: bareOf(run), exact: tonedOf(run), script };
    })
    .filter(({ bare }) => bare !== '');
}
