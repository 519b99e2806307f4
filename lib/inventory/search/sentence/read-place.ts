import { comparisonAt } from './amounts.ts';
import { localPlaceAt } from './languages/read-local.ts';
import type { Lexicon } from './lexicon.ts';
import type { Meaning, Reading } from './meaning.ts';
import { isSpoken, keyOf, type Word } from './tokens.ts';
import { FILLER_WORDS, NEGATIONS } from './wordings.ts';

const NEAR = new Set(['near', 'nearby', 'around', 'nearest', 'closest']);
const CLOSE_TO = new Set(['close', 'nearest', 'closest', 'next']);
const IN = new Set(['in', 'at', 'from']);
const MOST_WORDS = 3;
const POSTCODE = /^(0[289]|[1-9]\d)\d{2}$/;

/**
 * Reads a location: `near Caboolture`, `close to 4510`, `in Southport`. After `near`, an unknown place is
 * accepted too; the caller geocodes it.
 */
export function readPlace(words: readonly Word[], at: number, lexicon: Lexicon): Reading | null {
  const inside = readInside(words, at, lexicon);
  if (inside) return inside;
  const opening = openingAt(words, at) || localOpeningAt(words, at, lexicon);
  if (opening === 0 || words[at + opening - 1]?.stop) return null;
  const first = words[at + opening];
  if (!first) return null;
  const knownName = knownPlace(words, at + opening, lexicon);
  const name = knownName ?? unknownPlace(words, at + opening, lexicon);
  if (!name) return null;
  // `near Caboolture 4510` states the place twice.
  const code = words[at + opening + name.length];
  const both =
    name.place !== code?.key &&
    POSTCODE.test(code?.key ?? '') &&
    !words[at + opening + name.length - 1]?.stop;
  return {
    length: opening + name.length + (both ? 1 : 0),
    meaning: { kind: 'near', place: both ? (code?.key ?? '') : name.place },
  };
}

function openingAt(words: readonly Word[], at: number): number {
  const [first, second] = [words[at]?.key ?? '', words[at + 1]?.key ?? ''];
  if (CLOSE_TO.has(first) && second === 'to') return 2;
  if (first === 'postcode') return 1;
  return NEAR.has(first) ? (second === 'to' ? 2 : 1) : 0;
}

/** Reads `gần`, `靠近`, `بالقرب من`, but not the same words for the shopper's own location. */
const localOpeningAt = (words: readonly Word[], at: number, { local }: Lexicon): number =>
  local?.lengthOf(words, at, 'nearBefore') ?? 0;

function readInside(words: readonly Word[], at: number, lexicon: Lexicon): Reading | null {
  if (!IN.has(words[at]?.key ?? '') || words[at]?.stop) return null;
  const match = longest(words, at + 1, (key) => lexicon.phrases.get(key), lexicon.longest);
  return match && isPlace(match.value) ? { length: 1 + match.length, meaning: match.value } : null;
}

const PLACE_FACETS = ['city', 'location_name', 'dealership_name', 'state'];
const isPlace = (meaning: Meaning): boolean =>
  meaning.kind === 'list' && PLACE_FACETS.some((facet) => meaning.lists[facet]);

interface Place {
  place: string;
  length: number;
}

function knownPlace(words: readonly Word[], at: number, lexicon: Lexicon): Place | null {
  const code = words[at];
  if (code && POSTCODE.test(code.key)) return { place: code.key, length: 1 };
  const match = longest(words, at, (key) => lexicon.postcodes.get(key), lexicon.longest);
  return match ? { place: match.value, length: match.length } : localPlaceAt(words, at, lexicon);
}

/** Reads up to three words without another meaning, or a place of the stock without a known postcode. */
function unknownPlace(words: readonly Word[], at: number, lexicon: Lexicon): Place | null {
  const inStock = longest(words, at, (key) => lexicon.phrases.get(key), lexicon.longest);
  if (inStock && isPlace(inStock.value))
    return { place: textOf(words, at, inStock.length), length: inStock.length };
  let length = 0;
  while (length < MOST_WORDS) {
    const word = words[at + length];
    if (!word || !/^[\p{L}'’-]{3,}$/u.test(word.text)) break;
    if (FILLER_WORDS.has(word.key) || NEGATIONS.has(word.key) || comparisonAt(words, at + length)) break;
    // In `near around`, the second word is not a place but another preposition.
    if (NEAR.has(word.key) || CLOSE_TO.has(word.key)) break;
    if (longest(words, at + length, (key) => lexicon.phrases.get(key), lexicon.longest)) break;
    // The geocoder knows places by their English names.
    if (isLocalWord(words, at + length, lexicon)) break;
    length += 1;
    if (word.stop) break;
  }
  return length > 0 ? { place: textOf(words, at, length), length } : null;
}

function isLocalWord(words: readonly Word[], at: number, { local }: Lexicon): boolean {
  const word = words[at];
  if (!local || !word?.local) return false;
  return word.local.script !== 'latin' || local.find(words, at, () => true) !== null;
}

const textOf = (words: readonly Word[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ text }) => text)
    .join(' ');

function longest<Value>(
  words: readonly Word[],
  at: number,
  find: (key: string) => Value | undefined,
  most: number,
): { value: Value; length: number } | null {
  let key = '';
  let best: { value: Value; length: number } | null = null;
  for (let length = 1; length <= most; length++) {
    const word = words[at + length - 1];
    if (!word || !isSpoken(word)) break;
    key += keyOf(word.text);
    const value = find(key);
    if (value !== undefined) best = { value, length };
    if (word.stop) break;
  }
  return best;
}
