import type { AdvertFact } from './facts.ts';
import type { SourcedSentence } from './write.ts';

/** A sentence that states something without a source. */
export interface RefusedSentence {
  text: string;
  /** What has no source: numbers and words. */
  unsourced: string[];
}

export interface CheckedText {
  sentences: SourcedSentence[];
  refused: RefusedSentence[];
}

/**
 * Words that state nothing about a vehicle. Every other word of a text must be in a fact, so a text cannot
 * mention equipment, an owner, a history, a warranty or a superlative that the record does not have.
 */
const NEUTRAL = new Set(
  `a about all also am an and any are as at be been both but by call can come comes contact could discover
   do does drive driven during each enquire enjoy every explore find finished fitted for from get gets
   give gives go goes has have here home in inside into is it its itself join just learn let like ll look
   looking looks make makes may me meet of on one or our out over own paired per plus powered ready re run
   runs s see sees so suits take takes team than thank that the their them then there these they this
   those to today tomorrow too tow tows under until up us use via view visit want was we welcome well what
   when where which while who why will with within you your yours comfort everyday family life next road
   roads trip trips work braked capacity car combined include includes including interior exterior colour
   engine equipment kilometres km location odometer price priced rating seat seats sells sleep sleeps spec
   specification transmission vehicle day days time test book booked arrange online`
    .split(/\s+/)
    .filter(Boolean),
);
/** Words of the list that state something when they stand with others: a claim about the vehicle. */
const CLAIMS: readonly RegExp[] = [
  /\b(?:one|single|1)\s+owners?\b/i,
  /\bno\s+(?:accidents?|more\s+to\s+pay|deposit|interest)\b/i,
  /\blike\s+new\b/i,
  /\bnever\b/i,
];

/** Splits a text into sentences; a point within a number or before a lower-case word ends none. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+(?=[A-Z0-9"'(])|\n+/)
    .map((sentence) => sentence.replace(/^[-*•\s]+/, '').trim())
    .filter(Boolean);

const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
const numbersIn = (text: string): string[] =>
  [...text.matchAll(NUMBER)].map(([figures]) => String(Number(figures.replaceAll(',', ''))));
const wordsIn = (text: string): string[] =>
  [
    ...text
      .replace(NUMBER, ' ')
      .toLowerCase()
      .matchAll(/\p{L}+/gu),
  ].map(([word]) => word);
/** Strips a plural or a verb's ending, so that 'seats' and 'seat' are the same. */
const stemOf = (word: string): string => (word.length > 3 ? word.replace(/(?:es|s)$/, '') : word);

interface ReadFact {
  key: string;
  numbers: ReadonlySet<string>;
  stems: ReadonlySet<string>;
}

const readFact = ({ key, label, value }: AdvertFact): ReadFact => ({
  key,
  numbers: new Set(numbersIn(value)),
  stems: new Set(wordsIn(`${label} ${value}`).map(stemOf)),
});

/**
 * Checks a text that somebody else wrote against the facts of a vehicle, sentence by sentence.
 * A number needs a fact with this number, of which the sentence names another word, its label or its unit.
 * Every word that states something needs a fact with it. Known claims are always refused.
 */
export function checkText(text: string, facts: readonly AdvertFact[]): CheckedText {
  const read = facts.map(readFact);
  const checked: CheckedText = { sentences: [], refused: [] };
  for (const sentence of sentencesOf(text)) {
    const { unsourced, keys } = checkSentence(sentence, read, facts);
    if (unsourced.length > 0) checked.refused.push({ text: sentence, unsourced });
    else checked.sentences.push({ text: sentence, facts: keys });
  }
  return checked;
}

function checkSentence(
  sentence: string,
  read: readonly ReadFact[],
  facts: readonly AdvertFact[],
): { unsourced: string[]; keys: string[] } {
  // A bare number, such as 5 for seats, says nothing about which fact is meant.
  const stated = facts
    .filter(({ value }) => /\p{L}/u.test(value) && includesPhrase(sentence, value))
    .map(({ key }) => key);
  const words = wordsIn(sentence);
  const stems = new Set(words.map(stemOf));
  const unsourced: string[] = [];
  const keys = new Set(stated);
  for (const claim of CLAIMS) {
    const found = claim.exec(sentence)?.[0];
    if (found && !facts.some(({ value }) => claim.test(value))) unsourced.push(found);
  }
  for (const number of numbersIn(sentence)) {
    const source = read.find(
      ({ key, numbers, stems: own }) =>
        numbers.has(number) && (keys.has(key) || [...own].some((stem) => stems.has(stem))),
    );
    if (source) keys.add(source.key);
    else unsourced.push(number);
  }
  for (const word of words) {
    if (NEUTRAL.has(word)) continue;
    const sources = read.filter(({ stems: own }) => own.has(stemOf(word)));
    if (sources.length === 0) unsourced.push(word);
    else if (!sources.some(({ key }) => keys.has(key))) keys.add((sources[0] as ReadFact).key);
  }
  return {
    unsourced: [...new Set(unsourced)],
    keys: facts.map(({ key }) => key).filter((key) => keys.has(key)),
  };
}

const normalised = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}.$]+/gu, ' ')
    .trim()} `;

function includesPhrase(sentence: string, phrase: string): boolean {
  return normalised(sentence.replace(/[.!?]+$/, '')).includes(normalised(phrase));
}
