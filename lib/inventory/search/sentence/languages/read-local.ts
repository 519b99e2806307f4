import type { Lexicon } from '../lexicon.ts';
import { listMeaning, type Meaning, type Reading } from '../meaning.ts';
import { keyOf, type Word } from '../tokens.ts';
import { readLocalAmount } from './local-amounts.ts';
import type { LocalLexicon, LocalMatch } from './local-lexicon.ts';
import { readNumber } from './local-numbers.ts';

/** The meaning is null if the words must stay together as text, such as an amount that the site lacks. */
type Plain = Reading | { length: number; meaning: null; isWhole?: boolean };

export type LocalStep = Plain & {
  /** False for Vietnamese without marks, which may also be an English name. */
  isExact: boolean;
};

/** Returns the longest reading of a site's further languages at a word. */
export function readLocal(words: readonly Word[], at: number, lexicon: Lexicon): LocalStep | null {
  const { local } = lexicon;
  if (!local) return null;
  const exact = (step: Plain | null): LocalStep | null => step && { ...step, isExact: true };
  const readings = [
    exact(readLocalAmount(words, at, local, lexicon)),
    exact(readSeats(words, at, local, lexicon)),
    exact(readNear(words, at, local, lexicon)),
    readLocalPhrase(words, at, local),
  ];
  return readings.reduce<LocalStep | null>(
    (best, next) => (next && next.length > (best?.length ?? 0) ? next : best),
    null,
  );
}

function readLocalPhrase(words: readonly Word[], at: number, local: LocalLexicon): LocalStep | null {
  const match = local.find(words, at, ({ meaning }) => meaning !== null);
  const filler = fillerMatch(words, at, local);
  // A longer filler word, or one with its marks, is no English name. Alone it has no meaning.
  if (filler && filler.length > (match?.length ?? 0))
    return filler.length === 1 && filler.isExact ? { length: 1, meaning: null, isExact: true } : null;
  const meaning = match?.entry.meaning;
  return match && meaning ? { length: match.length, meaning, isExact: match.isExact } : null;
}

const fillerMatch = (words: readonly Word[], at: number, local: LocalLexicon): LocalMatch | null =>
  local.find(words, at, ({ role }) => role?.is === 'filler' || role?.is === 'and' || role?.is === 'or');

/** Returns how many words from one on say nothing in one of the site's languages. */
export const localFillerLength = (words: readonly Word[], at: number, local: LocalLexicon): number =>
  fillerMatch(words, at, local)?.length ?? 0;

/** Reads `7座`, `bảy chỗ`, `7 مقاعد`. */
function readSeats(words: readonly Word[], at: number, local: LocalLexicon, lexicon: Lexicon): Plain | null {
  const number = readNumber(words, at, local);
  if (!number || words[at + number.length - 1]?.stop) return null;
  const noun = local.lengthOf(words, at + number.length, 'seats');
  if (noun === 0) return null;
  const length = number.length + noun;
  const value = String(number.values[0]);
  return lexicon.seats.has(value)
    ? { length, meaning: listMeaning('seats', [value]) }
    : { length, meaning: null, isWhole: true };
}

/** Words of a place that the stock does not have: `Port Macquarie附近`. */
const MOST_PLACE_WORDS = 3;
const POSTCODE = /^(0[289]|[1-9]\d)\d{2}$/;

/** Reads `布里斯班附近`: a place and the word for near after it. `readPlace` reads those before a place. */
function readNear(
  words: readonly Word[],
  at: number,
  local: LocalLexicon,
  lexicon: Lexicon,
): { length: number; meaning: Meaning } | null {
  const known = localPlaceAt(words, at, lexicon);
  const place = known ?? latinPlace(words, at, local, lexicon);
  if (!place || words[at + place.length - 1]?.stop) return null;
  const near = local.lengthOf(words, at + place.length, 'nearAfter');
  return near > 0 ? { length: place.length + near, meaning: { kind: 'near', place: place.place } } : null;
}

function latinPlace(words: readonly Word[], at: number, local: LocalLexicon, lexicon: Lexicon) {
  let key = '';
  for (let length = 1; length <= MOST_PLACE_WORDS; length += 1) {
    const word = words[at + length - 1];
    if (word?.local?.script !== 'latin' || word.key === '') return null;
    key += word.key;
    if (local.lengthOf(words, at + length, 'nearAfter') > 0) {
      const postcode = lexicon.postcodes.get(key) ?? (length === 1 && POSTCODE.test(key) ? key : null);
      const isName = words.slice(at, at + length).every(({ text }) => /^[\p{L}'’-]{3,}$/u.test(text));
      if (postcode) return { place: postcode, length };
      return isName
        ? {
            place: words
              .slice(at, at + length)
              .map(({ text }) => text)
              .join(' '),
            length,
          }
        : null;
    }
    if (word.stop) return null;
  }
  return null;
}

/** Returns the postcode or English name of a place that a language has its own name for. */
export function localPlaceAt(
  words: readonly Word[],
  at: number,
  { local, postcodes }: Lexicon,
): { place: string; length: number } | null {
  const match = local?.find(words, at, ({ role }) => role?.is === 'place');
  const role = match?.entry.role;
  if (!match || role?.is !== 'place') return null;
  return { place: postcodes.get(keyOf(role.name)) ?? role.name, length: match.length };
}
