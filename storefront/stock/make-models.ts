import type { SearchState } from './state.ts';

/**
 * Makes and models are one filter (FACET-17, FACET-18).
 * A selected make includes all its models until some are selected. The state keeps both, so that makes can be
 * counted without the selected models.
 */

const JOINT = ' > ';

export const MAKE = 'make';
export const MAKE_MODEL = 'make_model';

type Lists = SearchState['lists'];

/** `Toyota` of `Toyota > HiLux`. */
export const makeOfPair = (pair: string): string => pair.split(JOINT, 1)[0]?.trim() ?? pair;

/** `HiLux` of `Toyota > HiLux`. */
export const modelOfPair = (pair: string): string => pair.split(JOINT).slice(1).join(JOINT);

/** `Toyota HiLux` of `Toyota > HiLux`. */
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

/** Adds the makes of selected models, since an address may name only the model. */
export function withImpliedMakes(lists: Lists): Lists {
  const makes = [...new Set([...(lists[MAKE] ?? []), ...(lists[MAKE_MODEL] ?? []).map(makeOfPair)])].filter(
    Boolean,
  );
  return withMakesAndPairs(lists, makes, lists[MAKE_MODEL] ?? []);
}

/** Selects a make, or deselects it and its models. */
export function toggleMake(lists: Lists, make: string): Lists {
  const makes = lists[MAKE] ?? [];
  if (!makes.includes(make)) return withMakesAndPairs(lists, [...makes, make], lists[MAKE_MODEL] ?? []);
  return withMakesAndPairs(
    lists,
    without(makes, (other) => other === make),
    without(lists[MAKE_MODEL], (pair) => makeOfPair(pair) === make),
  );
}

/** Selects or deselects a model. Without selected models, a make includes all of them again. */
export function togglePair(lists: Lists, pair: string): Lists {
  const pairs = lists[MAKE_MODEL] ?? [];
  const chosenPairs = pairs.includes(pair) ? without(pairs, (other) => other === pair) : [...pairs, pair];
  return withImpliedMakes(withMakesAndPairs(lists, lists[MAKE] ?? [], chosenPairs));
}

/** Removes a model, and the make with its last one. */
export function withoutPair(lists: Lists, pair: string): Lists {
  const pairs = without(lists[MAKE_MODEL], (other) => other === pair);
  const alone = !pairs.some((other) => makeOfPair(other) === makeOfPair(pair));
  const makes = alone ? without(lists[MAKE], (make) => make === makeOfPair(pair)) : (lists[MAKE] ?? []);
  return withMakesAndPairs(lists, makes, pairs);
}

const MODELS_PER_MAKE = 30; // FACET-37

/** Returns the models shown under a make, by name: those with the most stock. */
export const modelsOf = <Item extends { value: string; count: number }>(
  make: string,
  items: readonly Item[],
): Item[] =>
  items
    .filter(({ value }) => makeOfPair(value) === make)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MODELS_PER_MAKE)
    .toSorted((a, b) => a.value.localeCompare(b.value, 'en-AU', { numeric: true }));

export const isNarrowed = (lists: Lists, make: string): boolean =>
  (lists[MAKE_MODEL] ?? []).some((pair) => makeOfPair(pair) === make);
