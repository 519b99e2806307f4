import type { StockTexts } from '@/stock/facets.ts';
import type { SearchState } from '@/stock/state.ts';
import { type Chip, chipsOf, joined } from './chips.ts';

export interface Relaxed {
  /** In the shopper's words: `sparkly`, `White`. */
  dropped: readonly string[];
  /** `without White`, or `with White` if White was excluded. */
  label: string;
  state: SearchState;
}

export interface NearMiss extends Relaxed {
  count: number;
}

// Conditions by how easily a shopper gives them up. Unlisted ones come between the two lists.
const LEAST_COSTLY = ['query', 'not', 'tag', 'filtered_features', 'badge', 'colour', 'certified'];
const MOST_COSTLY = ['simple_body', 'price', 'car_type', 'model', 'make_model', 'make', 'item_type'];
const MOST_WORDS = 6;
const MOST_MISSES = 6;
/** A multi-query takes fifty. Shoppers never use that many filters, but an address can. */
const MOST_REQUESTS = 20;
const MOST_PAIRED = 6;

function cost({ key }: Chip): number {
  const name = key.split(/[ :]/, 1)[0] ?? '';
  const early = LEAST_COSTLY.indexOf(name);
  if (early >= 0) return early;
  return LEAST_COSTLY.length + 1 + MOST_COSTLY.indexOf(name);
}

const narrowing = (state: SearchState, t: StockTexts): Chip[] =>
  chipsOf(state, t)
    .filter(({ key }) => key !== 'near')
    .toSorted((one, other) => cost(one) - cost(other));

export function withoutEachWord(state: SearchState, t: StockTexts): Relaxed[] {
  const words = state.query.split(/\s+/).filter(Boolean);
  if (words.length < 2 || words.length > MOST_WORDS) return [];
  return words
    .map((word, at) => ({ word, at }))
    .filter(({ word, at }) => words.indexOf(word) === at)
    .map(({ word, at }) => ({
      dropped: [word],
      label: t('chips.without', { filters: t('chips.quoted', { text: word }) }),
      state: { ...state, query: words.toSpliced(at, 1).join(' '), page: 1 },
    }));
}

const withoutEach = (state: SearchState, t: StockTexts): Relaxed[] =>
  narrowing(state, t).map((chip) => ({
    dropped: [droppedText(chip, state)],
    label: labelOf([chip], t),
    state: { ...chip.without, page: 1 },
  }));

/** Without each pair of filters, if there are few enough to count all pairs. */
function withoutTwo(state: SearchState, t: StockTexts): Relaxed[] {
  const all = narrowing(state, t);
  if (all.length < 3 || all.length > MOST_PAIRED) return [];
  return all.flatMap((first, at) =>
    all.slice(at + 1).flatMap(({ key }) => {
      const second = narrowing(first.without, t).find((chip) => chip.key === key);
      return second
        ? [
            {
              dropped: [first, second].map((chip) => droppedText(chip, state)),
              label: labelOf([first, second], t),
              state: { ...second.without, page: 1 },
            },
          ]
        : [];
    }),
  );
}

export function withoutMore(state: SearchState, t: StockTexts): Relaxed[] {
  const steps: Relaxed[] = [];
  const chips: Chip[] = [];
  for (let rest = { ...state, page: 1 }; ; ) {
    const [chip] = narrowing(rest, t);
    if (!chip) return [...steps.slice(0, 1), ...steps.slice(1).slice(-MOST_REQUESTS)];
    chips.push(chip);
    rest = { ...chip.without, page: 1 };
    steps.push({
      dropped: chips.map((each) => droppedText(each, state)),
      label: labelOf(chips, t),
      state: rest,
    });
  }
}

const droppedText = ({ key, label }: Chip, { query }: SearchState): string =>
  key === 'query' ? query : label;

/** Returns `without White and Tow bar`; a range has no colon, `without price up to $20,000`. */
function labelOf(chips: readonly Chip[], t: StockTexts): string {
  const isUnwanted = ({ key }: Chip) => key.startsWith('not ');
  const wordsOf = ({ label, words = label }: Chip) => words;
  const otherChips = chips.filter((chip) => !isUnwanted(chip)).map(wordsOf);
  const unwantedWords = chips.filter(isUnwanted).map(wordsOf);
  return joined(
    [
      otherChips.length > 0 && t('chips.without', { filters: listed(otherChips, t) }),
      unwantedWords.length > 0 && t('chips.with', { filters: listed(unwantedWords, t) }),
    ].filter((part) => part !== false),
    t,
  );
}

/** Returns `White, Tow bar and Sunroof`. */
const listed = (all: readonly string[], t: StockTexts): string =>
  all.reduce((values, value, at) =>
    t(at === all.length - 1 ? 'chips.and' : 'chips.comma', { values, value }),
  );

/** Returns the searches to count when a search finds nothing, in one multi-query. */
export const relaxations = (state: SearchState, t: StockTexts): Relaxed[] => [
  ...withoutEachWord(state, t),
  ...withoutEach(state, t).slice(0, MOST_REQUESTS),
  ...withoutTwo(state, t),
  ...withoutMore(state, t).slice(withoutTwo(state, t).length > 0 ? 2 : 1),
];

/**
 * Returns the searches to offer: those that find something with one condition removed, else two.
 * If none do, returns the first search that finds something.
 * @param counts results of each of `relaxations`
 */
export function nearMisses(state: SearchState, counts: readonly number[], t: StockTexts): NearMiss[] {
  const all = relaxations(state, t).map((relaxation, at) => ({ ...relaxation, count: counts[at] ?? 0 }));
  const some = all.filter(({ count }) => count > 0);
  const near = [1, 2].map((less) => some.filter(({ dropped }) => dropped.length === less));
  return (near.find((misses) => misses.length > 0) ?? some.slice(0, 1)).slice(0, MOST_MISSES);
}
