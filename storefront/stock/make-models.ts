import type { SearchState } from './state.ts';

/**
 * Makes and the models under them are one filter: a chosen make stands for all its models until some of them
 * are chosen, then for those alone (FACET-17, FACET-18). Both are kept in the state, so that the counts of
 * the makes can be asked apart from the choice of models.
 */

const JOINT = ' > ';

export const MAKE = 'make';
export const MAKE_MODEL = 'make_model';

type Lists = SearchState['lists'];

/** The make of a value of `make_model`: `Toyota` of `Toyota > HiLux`. */
export const makeOfPair = (pair: string): string => pair.split(JOINT, 1)[0]?.trim() ?? pair;

/** The model of a value of `make_model`. */
export const modelOfPair = (pair: string): string => pair.split(JOINT).slice(1).join(JOINT);

/** What a shopper reads for a value of `make_model`: `Toyota HiLux`. */
export const pairLabel = (pair: string): string => pair.replace(JOINT, ' ');

const without = <Value>(values: readonly Value[] | undefined, drop: (value: Value) => boolean): Value[] =>
  (values ?? []).filter((value) => !drop(value));

function withMakesAndPairs(lists: Lists, makes: readonly string[], pairs: readonly string[]): Lists {
  const { [MAKE]: _makes, [MAKE_MODEL]: _pairs, ...rest } = lists;
  return {
    ...rest,
    ...(makes.length ? { [MAKE]: makes } : {}),
    ...(pairs.length ? { [MAKE_MODEL]: pairs } : {}),
  };
}

/** A model that was chosen by itself, as an address may say it, is one of a chosen make. */
export function withImpliedMakes(lists: Lists): Lists {
  const makes = [...new Set([...(lists[MAKE] ?? []), ...(lists[MAKE_MODEL] ?? []).map(makeOfPair)])].filter(
    Boolean,
  );
  return withMakesAndPairs(lists, makes, lists[MAKE_MODEL] ?? []);
}

/** Chooses a make with all its models, or takes it off with them. */
export function toggleMake(lists: Lists, make: string): Lists {
  const makes = lists[MAKE] ?? [];
  if (!makes.includes(make)) return withMakesAndPairs(lists, [...makes, make], lists[MAKE_MODEL] ?? []);
  return withMakesAndPairs(
    lists,
    without(makes, (other) => other === make),
    without(lists[MAKE_MODEL], (pair) => makeOfPair(pair) === make),
  );
}

/** Chooses a model, or takes it off; without its last model a make stands for all of them again. */
export function togglePair(lists: Lists, pair: string): Lists {
  const pairs = lists[MAKE_MODEL] ?? [];
  const chosenPairs = pairs.includes(pair) ? without(pairs, (other) => other === pair) : [...pairs, pair];
  return withImpliedMakes(withMakesAndPairs(lists, lists[MAKE] ?? [], chosenPairs));
}

/** Takes a model off as one narrowing: with the last of them goes its make too. */
export function withoutPair(lists: Lists, pair: string): Lists {
  const pairs = without(lists[MAKE_MODEL], (other) => other === pair);
  const alone = !pairs.some((other) => makeOfPair(other) === makeOfPair(pair));
  const makes = alone ? without(lists[MAKE], (make) => make === makeOfPair(pair)) : (lists[MAKE] ?? []);
  return withMakesAndPairs(lists, makes, pairs);
}

/** Most models that unfold under a make. */
const MODELS_PER_MAKE = 30; // FACET-37

/** The models that unfold under a make: those with the most stock, in the order of their names. */
export const modelsOf = <Item extends { value: string; count: number }>(
  make: string,
  items: readonly Item[],
): Item[] =>
  items
    .filter(({ value }) => makeOfPair(value) === make)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MODELS_PER_MAKE)
    .toSorted((a, b) => a.value.localeCompare(b.value, 'en-AU', { numeric: true }));

/** Whether a chosen make is narrowed to some of its models. */
export const isNarrowed = (lists: Lists, make: string): boolean =>
  (lists[MAKE_MODEL] ?? []).some((pair) => makeOfPair(pair) === make);
