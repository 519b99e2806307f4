import { valuesOf } from './filters.ts';
import type { Vehicle } from './vehicles.ts';
import { allowedTypos, splitWords, typos } from './words.ts';

/**
 * A word of a vehicle: the rank of its searchable attribute, its position there, and whether it is the only
 * word.
 */
export interface Occurrence {
  word: string;
  attribute: number;
  position: number;
  alone: boolean;
}

export interface TextRules {
  attributes: readonly { name: string; unordered: boolean; exact: boolean }[];
  synonyms: readonly (readonly string[])[];
}

/**
 * The criteria of a match in ranking order, smaller is better: typos, missing words, proximity, attribute,
 * inexact words.
 */
export type Score = readonly [number, number, number, number, number];

/** Returns every searchable word of a vehicle. Items of a list are eight positions apart. */
export function occurrences(vehicle: Vehicle, rules: TextRules): Occurrence[] {
  return rules.attributes.flatMap(({ name }, attribute) => {
    let position = 0;
    return valuesOf(vehicle, name).flatMap((value) => {
      if (typeof value === 'boolean') return [];
      const words = splitWords(String(value));
      const wordOccurrences = words.map((word) => ({
        word,
        attribute,
        position: Math.min(position++, 511),
        alone: words.length === 1,
      }));
      position += 8;
      return wordOccurrences;
    });
  });
}

interface Hit {
  typos: number;
  attribute: number;
  position: number;
  exact: boolean;
}

interface Part {
  words: string[];
  from: number;
  isLast: boolean;
}

/**
 * Returns the best score of a vehicle over all interpretations of the query, or undefined if none matches.
 */
export function scoreOf(
  words: readonly string[],
  text: readonly Occurrence[],
  rules: TextRules,
): Score | undefined {
  let best: Score | undefined;
  for (const parts of ways(words, rules)) {
    const score = scoreWay(parts, words.length, text, rules);
    if (score !== undefined && (best === undefined || compareScores(score, best) < 0)) best = score;
  }
  return best;
}

export function compareScores(a: Score, b: Score): number {
  for (let i = 0; i < a.length; i++) {
    const difference = (a[i] as number) - (b[i] as number);
    if (difference !== 0) return difference;
  }
  return 0;
}

/**
 * Returns every way to split the query into runs of up to three words, or up to the length of the longest
 * synonym.
 */
function ways(words: readonly string[], rules: TextRules, from = 0): Part[][] {
  if (from === words.length) return [[]];
  const longest = Math.max(3, ...rules.synonyms.flat().map((text) => splitWords(text).length));
  const segmentations: Part[][] = [];
  for (let to = from + 1; to <= Math.min(words.length, from + longest); to++) {
    const part = { words: words.slice(from, to), from, isLast: to === words.length };
    for (const rest of ways(words, rules, to)) segmentations.push([part, ...rest]);
  }
  return segmentations;
}

function scoreWay(
  parts: readonly Part[],
  count: number,
  text: readonly Occurrence[],
  rules: TextRules,
): Score | undefined {
  const hits: Hit[][] = [];
  for (const part of parts) {
    const partHits = hitsOf(part, parts.length === 1 && part.words.length === 1, text, rules);
    if (partHits.length === 0) return undefined;
    const fewest = Math.min(...partHits.map((hit) => hit.typos));
    hits.push(partHits.filter((hit) => hit.typos === fewest));
  }
  let typoSum = 0;
  let exact = 0;
  let proximity = 0;
  let attribute = Number.POSITIVE_INFINITY;
  hits.forEach((partHits, i) => {
    typoSum += partHits[0]?.typos ?? 0;
    if (partHits.some((hit) => hit.exact)) exact += parts[i]?.words.length ?? 0;
    for (const hit of partHits) {
      const isUnordered = rules.attributes[hit.attribute]?.unordered;
      attribute = Math.min(attribute, hit.attribute * 512 + (isUnordered ? 0 : hit.position));
    }
    const previousHits = hits[i - 1];
    if (previousHits !== undefined) proximity += nearest(previousHits, partHits);
  });
  return [typoSum, 0, proximity, attribute, count - exact];
}

function nearest(left: readonly Hit[], right: readonly Hit[]): number {
  let best = 8;
  for (const a of left) {
    for (const b of right) {
      if (a.attribute !== b.attribute) continue;
      const step = b.position - a.position;
      best = Math.min(best, step > 0 ? step : 1 - step);
    }
  }
  return best;
}

function hitsOf(part: Part, isOnlyWord: boolean, text: readonly Occurrence[], rules: TextRules): Hit[] {
  const hits: Hit[] = [];
  const joinedWords = part.words.join('');
  const single = part.words.length === 1;
  if (part.words.length <= 3) {
    for (const { word, attribute, position, alone } of text) {
      const typoCount = typos(joinedWords, word, allowedTypos(joinedWords), part.isLast);
      if (typoCount === 99 || (typoCount > 0 && rules.attributes[attribute]?.exact)) continue;
      const exact = single && word === joinedWords && (!isOnlyWord || alone);
      hits.push({ typos: typoCount, attribute, position, exact });
    }
  }
  if (single && joinedWords.length >= 3) {
    for (let i = 1; i < joinedWords.length; i++) {
      const right = joinedWords.slice(i);
      hits.push(...phrase([joinedWords.slice(0, i), right], part.isLast && right.length > 1, false, text));
    }
  }
  for (const replacement of replacements(part.words, rules)) {
    if (replacement.length > 1) hits.push(...phrase(replacement, false, false, text));
    else {
      for (const { word, attribute, position, alone } of text) {
        if (word === replacement[0])
          hits.push({ typos: 0, attribute, position, exact: !isOnlyWord || alone });
      }
    }
  }
  return hits;
}

/** Returns occurrences of consecutive words in one attribute; the hit is at the first word. */
function phrase(
  words: readonly string[],
  prefix: boolean,
  exact: boolean,
  text: readonly Occurrence[],
): Hit[] {
  return text.flatMap((first) => {
    const follows = words.every((word, k) =>
      text.some(
        (other) =>
          other.attribute === first.attribute &&
          other.position === first.position + k &&
          other.position < (k === 0 ? 512 : 511) &&
          (other.word === word || (prefix && k === words.length - 1 && other.word.startsWith(word))),
      ),
    );
    return follows ? [{ typos: 0, attribute: first.attribute, position: first.position, exact }] : [];
  });
}

function replacements(words: readonly string[], { synonyms }: TextRules): string[][] {
  const key = words.join(' ');
  return synonyms.flatMap((group) => {
    const texts = group.map((text) => splitWords(text));
    if (!texts.some((synonymWords) => synonymWords.join(' ') === key)) return [];
    return texts.filter((synonymWords) => synonymWords.join(' ') !== key);
  });
}
