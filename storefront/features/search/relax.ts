import type { SearchState } from '@/stock/state.ts';
import { type Chip, chipsOf } from './chips.ts';

/** A search that asks less than another. */
export interface Relaxed {
  /** What was let go, as the shopper said it: `sparkly`, `White`. */
  dropped: readonly string[];
  /** `without White`, `with White` where White was not wanted. */
  label: string;
  state: SearchState;
}

/** A relaxed search and how many it finds. */
export interface NearMiss extends Relaxed {
  count: number;
}

// What a shopper gives up most easily comes first; what is not named here comes before the body.
const LEAST_COSTLY = ['query', 'not', 'tag', 'filtered_features', 'badge', 'colour', 'certified'];
const MOST_COSTLY = ['simple_body', 'price', 'car_type', 'model', 'make_model', 'make', 'item_type'];
const MOST_WORDS = 6;
const MOST_MISSES = 6;
/** A multi-query takes fifty; no shopper narrows by as much, an address may. */
const MOST_REQUESTS = 20;
const MOST_PAIRED = 6;

function cost({ key }: Chip): number {
  const name = key.split(/[ :]/, 1)[0] ?? '';
  const early = LEAST_COSTLY.indexOf(name);
  if (early >= 0) return early;
  return LEAST_COSTLY.length + 1 + MOST_COSTLY.indexOf(name);
}

/** What narrows a search, the least costly to give up first. A place narrows nothing. */
const narrowing = (state: SearchState): Chip[] =>
  chipsOf(state)
    .filter(({ key }) => key !== 'near')
    .toSorted((one, other) => cost(one) - cost(other));

/** The search less one of its words, for each of them. */
export function withoutEachWord(state: SearchState): Relaxed[] {
  const words = state.query.split(/\s+/).filter(Boolean);
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  return words
    .map((word, at) => ({ word, at }))
    .filter(({ word, at }) => words.indexOf(word) === at)
    .map(({ word, at }) => ({
      dropped: [word],
      label: `without “${word}”`,
      state: { ...state, query: words.toSpliced(at, 1).join(' '), page: 1 },
    }));
}

/** The search less one thing, for each that narrows it. */
const withoutEach = (state: SearchState): Relaxed[] =>
  narrowing(state).map((chip) => ({
    dropped: [droppedText(chip, state)],
    label: labelOf([chip]),
    state: { ...chip.without, page: 1 },
  }));

/** The search less two things, where it is narrowed by few enough to count them all. */
function withoutTwo(state: SearchState): Relaxed[] {
  const all = narrowing(state);
  if (all.length < 3 || all.length > MOST_PAIRED) return [];
  return all.flatMap((first, at) =>
    all.slice(at + 1).flatMap(({ key }) => {
      const second = narrowing(first.without).find((chip) => chip.key === key);
      return second
        ? [
            {
              dropped: [first, second].map((chip) => droppedText(chip, state)),
              label: labelOf([first, second]),
              state: { ...second.without, page: 1 },
            },
          ]
        : [];
    }),
  );
}

/** The search less one thing after the other, until nothing narrows it. */
export function withoutMore(state: SearchState): Relaxed[] {
  const steps: Relaxed[] = [];
  const chips: Chip[] = [];
  for (let rest = { ...state, page: 1 }; ; ) {
    const [chip] = narrowing(rest);
    if (!chip) return [...steps.slice(0, 1), ...steps.slice(1).slice(-MOST_REQUESTS)];
    chips.push(chip);
    rest = { ...chip.without, page: 1 };
    steps.push({
      dropped: chips.map((each) => droppedText(each, state)),
      label: labelOf(chips),
      state: rest,
    });
  }
}

const droppedText = ({ key, label }: Chip, { query }: SearchState): string =>
  key === 'query' ? query : label;

const listFormat = new Intl.ListFormat('en-AU');

/** `without White and Tow bar`; a range by its name, `without price up to $20,000`. */
function labelOf(chips: readonly Chip[]): string {
  const otherChips = chips.flatMap(({ key, label }) => (key.startsWith('not ') ? [] : [rangeless(label)]));
  const unwantedWords = chips.flatMap(({ key, label }) =>
    key.startsWith('not ') ? [label.replace(/^\S+ /, '')] : [],
  );
  return [
    otherChips.length > 0 && `without ${listFormat.format(otherChips)}`,
    unwantedWords.length > 0 && `with ${listFormat.format(unwantedWords)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

const rangeless = (label: string): string =>
  /^[^“]+: /.test(label)
    ? label.replace(/^(\p{Lu})(?=\p{Ll})/u, (letter) => letter.toLowerCase()).replace(': ', ' ')
    : label;

/** The searches to count where a search finds nothing: one multi-query tells which of them are near misses. */
export const relaxations = (state: SearchState): Relaxed[] => [
  ...withoutEachWord(state),
  ...withoutEach(state).slice(0, MOST_REQUESTS),
  ...withoutTwo(state),
  ...withoutMore(state).slice(withoutTwo(state).length > 0 ? 2 : 1),
];

/**
 * The relaxed searches to offer: all that give up one thing and find something, else all that give up two, else
 * the first that gives up more.
 * @param counts how many each of `relaxations(state)` finds
 */
export function nearMisses(state: SearchState, counts: readonly number[]): NearMiss[] {
  const all = relaxations(state).map((relaxation, at) => ({ ...relaxation, count: counts[at] ?? 0 }));
  const some = all.filter(({ count }) => count > 0);
  const near = [1, 2].map((less) => some.filter(({ dropped }) => dropped.length === less));
  return (near.find((misses) => misses.length > 0) ?? some.slice(0, 1)).slice(0, MOST_MISSES);
}
