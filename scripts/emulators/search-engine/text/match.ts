import { type Bits, newBits, wordsFor } from '../columns/bits.ts';
import { interpret, maxWords, type Reading, type Term } from './interpret.ts';
import { PhraseFinder } from './phrase.ts';
import { TermHits, type Weight } from './term-hits.ts';
import type { TextIndex, TokenMatch } from './text-index.ts';
import type { TextOptions } from './text-options.ts';
import { TextScores } from './text-scores.ts';

export interface TextMatches {
  bits: Bits;
  count: number;
  scores: TextScores;
}

/** Scratch memory, used by one query at a time. */
const pool: TermHits[] = [];
const phrases = new PhraseFinder();
const scores = new TextScores();

/**
 * Finds the slots of `candidates` that contain the words of a query. The next call overwrites the scores.
 * @param words the normalised words of the query
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
  const matchedBits = newBits(slots);
  const matchCache = new Map<string, TokenMatch[]>();
  for (const terms of interpret(query, options)) {
    matchInterpretation(text, terms, options, candidates, slots, matchedBits, matchCache);
  }
  return { bits: matchedBits, count: scores.count, scores };
}

interface PreparedTerm {
  term: Term;
  hits: TermHits;
  tokens: { match: TokenMatch; weight: Weight }[];
  phrases: Reading[];
  size: number;
}

function matchInterpretation(
  text: TextIndex,
  terms: readonly Term[],
  options: TextOptions,
  candidates: Bits,
  slots: number,
  matchedBits: Bits,
  matchCache: Map<string, TokenMatch[]>,
): void {
  const preparedTerms = terms.map((term, i) => prepare(text, term, i, terms, options, matchCache));
  const requiredTerms = preparedTerms.filter(({ term }) => !term.optional).sort((a, b) => a.size - b.size);
  if (requiredTerms.some(({ size }) => size === 0)) return;
  const chain = terms.length > 1;
  let remainingCandidates = candidates;
  for (const preparedTerm of requiredTerms) {
    collectHits(text, preparedTerm, options, remainingCandidates, slots, chain);
    if (preparedTerm.hits.count === 0) return;
    remainingCandidates = preparedTerm.hits.bits(wordsFor(slots));
  }
  const optional = preparedTerms.filter(({ term }) => term.optional);
  for (const preparedTerm of optional)
    collectHits(text, preparedTerm, options, remainingCandidates, slots, chain);
  const lastTerms = requiredTerms.length > 0 ? [requiredTerms.at(-1)!] : optional;
  for (const { hits } of lastTerms) {
    for (let i = 0; i < hits.count; i++) {
      const slot = hits.hitSlots[i]!;
      scores.offer(slot, preparedTerms);
      matchedBits[slot >>> 5] = matchedBits[slot >>> 5]! | (1 << (slot & 31));
    }
  }
}

function prepare(
  text: TextIndex,
  term: Term,
  i: number,
  terms: readonly Term[],
  options: TextOptions,
  matchCache: Map<string, TokenMatch[]>,
): PreparedTerm {
  pool[i] ??= new TermHits();
  const hits = pool[i];
  const mustBeAlone = terms.length === 1 && term.width === 1 && options.exactOnSingleWord === 'attribute';
  const neverExact = terms.length === 1 && term.width === 1 && options.exactOnSingleWord === 'none';
  const prepared: PreparedTerm = { term, hits, tokens: [], phrases: [], size: 0 };
  for (const reading of term.readings) {
    if (reading.words.length > 1) {
      const size = phrases.size(text, reading);
      if (size > 0) prepared.phrases.push(reading);
      prepared.size += size;
      continue;
    }
    for (const match of cachedMatches(text, reading, matchCache)) {
      const weight = {
        typos: match.typos + reading.cost,
        exact: reading.exact && match.whole && !neverExact,
        mustBeAlone,
      };
      prepared.tokens.push({ match, weight });
      prepared.size += match.postings.to - match.postings.from;
    }
  }
  return prepared;
}

/** Returns the tokens of a one-word interpretation, looked up only once per query. */
function cachedMatches(
  text: TextIndex,
  { words, prefix, typos }: Reading,
  matchCache: Map<string, TokenMatch[]>,
): TokenMatch[] {
  const word = words[0]!;
  const key = `${prefix ? 1 : 0}${typos}${word}`;
  let matches = matchCache.get(key);
  if (matches === undefined) {
    matches = text.matches(word, prefix, typos);
    matchCache.set(key, matches);
  }
  return matches;
}

function collectHits(
  text: TextIndex,
  { hits, tokens, phrases: readings }: PreparedTerm,
  options: TextOptions,
  candidates: Bits,
  slots: number,
  chain: boolean,
): void {
  hits.reset(slots);
  for (const { match, weight } of tokens) hits.add(match.postings, weight, options, candidates, chain);
  for (const reading of readings) {
    const weight = { typos: reading.cost, exact: reading.exact, mustBeAlone: false };
    phrases.find(text, reading, options, candidates, slots, (slot, place) => {
      hits.addOne(slot, place, weight, options, chain);
    });
  }
}
