import type { SortKey } from '../sorts.ts';
import { readAmount } from './amounts.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import type { Ends, Meaning, Part, Reading } from './meaning.ts';
import { readPlace } from './near.ts';
import type { Vocabulary } from './vocabulary.ts';
import { JOINTS, NEGATIONS } from './wordings.ts';
import { isSpoken, type Word, wordsOf } from './words.ts';

/** What a sentence asks, in the terms of the results page. */
export interface Understanding {
  /** What to add to the search: values of lists by facet key, ranges, an order, a place. */
  state: {
    lists: Readonly<Record<string, readonly string[]>>;
    ranges: Readonly<Record<string, Ends>>;
    sort: SortKey | null;
    /** A postcode or a name; null when none is asked. */
    near: string | null;
  };
  /** The words that were not understood: what to search for as text. */
  rest: string;
  /** The phrases that were, in order; they do not overlap. */
  parts: Part[];
}

/** A longer sentence is a paste, not a search. */
const MAX_LENGTH = 400;

/**
 * Understands a plain sentence such as `white automatic ute under 40k with towbar near Caboolture`: by rules
 * and the words of the site's own stock, without asking anybody.
 *
 * Laws: it never throws; every word stands either in one part or in the rest; reading the rest again
 * understands nothing more; words it does not know and words after a negation (`not white`) stay words.
 * @param text whatever was typed
 */
export function understand(text: string, vocabulary: Vocabulary): Understanding {
  const lexicon = lexiconOf(vocabulary);
  const sentence = text.slice(0, MAX_LENGTH);
  const words = wordsOf(sentence);
  const read = readWords(words, lexicon);
  // What lay apart must not become a phrase by what was taken out between.
  const joined = read.left.map((run) => run.map((word) => word.text).join(' '));
  const together = joined.join(' ');
  const more = joined.length > 1 && readWords(wordsOf(together), lexicon).taken.length > 0;
  return {
    state: read.state,
    rest: more ? joined.join(', ') : together,
    parts: read.taken.map(({ start, end, meaning }) => {
      const span = [words[start]?.start ?? 0, words[end - 1]?.end ?? 0] as const;
      return { text: sentence.slice(...span), span, meaning };
    }),
  };
}

interface Taken {
  start: number;
  end: number;
  meaning: Meaning;
}

interface Read {
  state: Understanding['state'];
  taken: Taken[];
  /** Runs of words that are left. */
  left: Word[][];
}

function readWords(words: readonly Word[], lexicon: Lexicon): Read {
  const first = take(words, lexicon, false);
  // A trim is one only beside the car it belongs to.
  const named = first.taken.some(
    ({ meaning }) => meaning.kind === 'list' && (meaning.lists.make ?? meaning.lists.model),
  );
  return named ? take(words, lexicon, true) : first;
}

function take(words: readonly Word[], lexicon: Lexicon, badges: boolean): Read {
  const asked = new Asked();
  const taken: Taken[] = [];
  for (let at = 0; at < words.length; ) {
    const skipped = negated(words, at, lexicon, badges);
    const reading = skipped ? null : readAt(words, at, lexicon, badges);
    if (reading) {
      asked.add(reading.meaning);
      taken.push({ start: at, end: at + reading.length, meaning: reading.meaning });
    }
    at += skipped || reading?.length || 1;
  }
  const all = taken.length > 0 ? withJoints(words, taken) : taken;
  const inside = new Set(
    all.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)),
  );
  const left: Word[][] = [];
  words.forEach((word, at) => {
    if (inside.has(at) || !isSpoken(word)) return;
    const run = left.at(-1);
    const last = words[at - 1];
    const before = inside.has(at - 1) || !last || last.stop || !isSpoken(last);
    if (run && !before) run.push(word);
    else left.push([word]);
  });
  return { state: asked.state(), taken: all, left };
}

/** How many words a negation at this place keeps from being understood: itself and the phrase after it. */
function negated(words: readonly Word[], at: number, lexicon: Lexicon, badges: boolean): number {
  const word = words[at];
  if (!word || !NEGATIONS.has(word.key) || readAt(words, at, lexicon, badges)) return 0;
  let next = at + 1;
  while (JOINTS.has(words[next]?.key ?? '')) next += 1;
  if (next >= words.length) return 1;
  return next - at + (readAt(words, next, lexicon, badges)?.length ?? 1);
}

/** The longest reading from a place on; at the same length a name goes before a number. */
function readAt(words: readonly Word[], at: number, lexicon: Lexicon, badges: boolean): Reading | null {
  const readings = [
    readPhrase(words, at, lexicon, badges),
    readAmount(words, at, lexicon),
    readPlace(words, at, lexicon),
  ];
  return readings.reduce((best, next) => (next && next.length > (best?.length ?? 0) ? next : best), null);
}

function readPhrase(words: readonly Word[], at: number, lexicon: Lexicon, badges: boolean): Reading | null {
  let key = '';
  let best: Reading | null = null;
  for (let length = 1; length <= lexicon.longest; length++) {
    const word = words[at + length - 1];
    if (!word) break;
    key += word.key;
    const meaning = lexicon.phrases.get(key) ?? (badges ? lexicon.badges.get(key) : undefined);
    if (meaning && isSpoken(word)) best = { length, meaning };
    if (word.stop) break;
  }
  return best;
}

/** Words that only join the sentence go with what was understood. */
function withJoints(words: readonly Word[], taken: readonly Taken[]): Taken[] {
  const inside = new Set(
    taken.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)),
  );
  const negation = words.findIndex((word, at) => !inside.has(at) && NEGATIONS.has(word.key));
  const joints = words.flatMap((word, at): Taken[] =>
    !inside.has(at) && JOINTS.has(word.key) && (negation < 0 || at < negation)
      ? [{ start: at, end: at + 1, meaning: { kind: 'joint' } }]
      : [],
  );
  return [...taken, ...joints].toSorted((a, b) => a.start - b.start);
}

/** Puts together what the phrases ask; where they contradict one another, what was said last counts. */
class Asked {
  readonly #lists: Record<string, readonly string[]> = {};
  readonly #ranges: Record<string, Ends> = {};
  #sort: SortKey | null = null;
  #near: string | null = null;
  #nearby = false;

  add(meaning: Meaning): void {
    switch (meaning.kind) {
      case 'list':
        for (const [key, values] of Object.entries(meaning.lists))
          this.#lists[key] = [...new Set([...(this.#lists[key] ?? []), ...values])];
        break;
      case 'range': {
        const before = this.#ranges[meaning.key];
        const min = meaning.ends.min ?? before?.min ?? null;
        const max = meaning.ends.max ?? before?.max ?? null;
        this.#ranges[meaning.key] = min !== null && max !== null && min > max ? meaning.ends : { min, max };
        break;
      }
      case 'sort':
        this.#sort = meaning.sort;
        break;
      case 'near':
        this.#near = meaning.place ?? this.#near;
        this.#nearby = true;
        break;
      case 'joint':
    }
  }

  state(): Understanding['state'] {
    const sort = this.#sort ?? (this.#nearby ? 'distance' : null);
    return { lists: this.#lists, ranges: this.#ranges, sort, near: this.#near };
  }
}
