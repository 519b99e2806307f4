import { type Bits, newBits, wordsFor } from '../columns/bits.ts';
import { interpret, maxWords, type Reading, type Term } from './interpret.ts';
import { PhraseFinder } from './phrase.ts';
import { TermHits, type Weight } from './term-hits.ts';
import type { TextIndex, TokenMatch } from './text-index.ts';
import type { TextOptions } from './text-options.ts';
import { TextScores } from './text-scores.ts';

/** The slots that match a query's words, and what each scores. */
export interface TextMatches {
  bits: Bits;
  count: number;
  scores: TextScores;
}

/** Working memory, kept between queries and used by one at a time. */
const pool: TermHits[] = [];
const phrases = new PhraseFinder();
const scores = new TextScores();

/**
 * Finds the slots of `candidates` that hold the words of a query. The scores are overwritten by the next call.
 * @param words the query's words in their normal form
 */
export function matchWords(
  text: TextIndex,
  words: readonly string[],
  options: TextOptions,
  candidates: Bits,
  slots: number,
): TextMatches {
  const query = words.slice(0, maxWords);
  scores.reset(slots, options.criteria, query.length);
  const matched = newBits(slots);
  const found = new Map<string, TokenMatch[]>();
  for (const terms of interpret(query, options)) {
    matchOneWay(text, terms, options, candidates, slots, matched, found);
  }
  return { bits: matched, count: scores.count, scores };
}

interface Prepared {
  term: Term;
  hits: TermHits;
  tokens: { match: TokenMatch; weight: Weight }[];
  phrases: Reading[];
  size: number;
}

function matchOneWay(
  text: TextIndex,
  terms: readonly Term[],
  options: TextOptions,
  candidates: Bits,
  slots: number,
  matched: Bits,
  found: Map<string, TokenMatch[]>,
): void {
  const prepared = terms.map((term, i) => prepare(text, term, i, terms, options, found));
  const needed = prepared.filter(({ term }) => !term.optional).sort((a, b) => a.size - b.size);
  if (needed.some(({ size }) => size === 0)) return;
  const chain = terms.length > 1;
  let open = candidates;
  for (const one of needed) {
    gather(text, one, options, open, slots, chain);
    if (one.hits.count === 0) return;
    open = one.hits.bits(wordsFor(slots));
  }
  const optional = prepared.filter(({ term }) => term.optional);
  for (const one of optional) gather(text, one, options, open, slots, chain);
  const ends = needed.length > 0 ? [needed.at(-1)!] : optional;
  for (const { hits } of ends) {
    for (let i = 0; i < hits.count; i++) {
      const slot = hits.touched[i]!;
      scores.offer(slot, prepared);
      matched[slot >>> 5] = matched[slot >>> 5]! | (1 << (slot & 31));
    }
  }
}

function prepare(
  text: TextIndex,
  term: Term,
  i: number,
  terms: readonly Term[],
  options: TextOptions,
  found: Map<string, TokenMatch[]>,
): Prepared {
  pool[i] ??= new TermHits();
  const hits = pool[i];
  const alone = terms.length === 1 && term.width === 1 && options.exactOnSingleWord === 'attribute';
  const none = terms.length === 1 && term.width === 1 && options.exactOnSingleWord === 'none';
  const prepared: Prepared = { term, hits, tokens: [], phrases: [], size: 0 };
  for (const reading of term.readings) {
    if (reading.words.length > 1) {
      const size = phrases.size(text, reading);
      if (size > 0) prepared.phrases.push(reading);
      prepared.size += size;
      continue;
    }
    for (const match of remembered(text, reading, found)) {
      const weight = {
        typos: match.typos + reading.cost,
        exact: reading.exact && match.whole && !none,
        alone,
      };
      prepared.tokens.push({ match, weight });
      prepared.size += match.postings.to - match.postings.from;
    }
  }
  return prepared;
}

/** The tokens of a one-word reading, looked up once per query however many ways it occurs in. */
function remembered(
  text: TextIndex,
  { words, prefix, typos }: Reading,
  found: Map<string, TokenMatch[]>,
): TokenMatch[] {
  const word = words[0]!;
  const key = `${prefix ? 1 : 0}${typos}${word}`;
  let matches = found.get(key);
  if (matches === undefined) {
    matches = text.matches(word, prefix, typos);
    found.set(key, matches);
  }
  return matches;
}

function gather(
  text: TextIndex,
  { hits, tokens, phrases: readings }: Prepared,
  options: TextOptions,
  candidates: Bits,
  slots: number,
  chain: boolean,
): void {
  hits.reset(slots);
  for (const { match, weight } of tokens) hits.add(match.postings, weight, options, candidates, chain);
  for (const reading of readings) {
    const weight = { typos: reading.cost, exact: reading.exact, alone: false };
    phrases.find(text, reading, options, candidates, slots, (slot, place) => {
      hits.addOne(slot, place, weight, options, chain);
    });
  }
}
