/** The guards that keep a broken feed from changing the stock, each with what accepting it means. */
export const GUARD_MEANINGS = {
  retiring: 'take away more vehicles of a dealer or location than is usual there',
  rejected: 'go on although more rows than usual cannot be taken',
  duplicates: 'take the better row of each although many stock numbers are listed more than once',
  unplaced: 'take vehicles that had a location without one, because nobody knows the code they have now',
  empty: 'take a feed without rows: all of its stock is retired',
  cut: 'take a file that does not end with a line break',
  year: 'take vehicles of an unlikely year',
  price: 'take prices below $500',
  'price-moved': 'take prices that moved by more than half',
  kilometres: 'take unlikely kilometres',
  title: 'take vehicles whose title contradicts their year, make or model',
} as const;

export type Guard = keyof typeof GUARD_MEANINGS;
export const GUARDS = Object.keys(GUARD_MEANINGS) as Guard[];

/** The guards by which single vehicles are held for a look; the others refuse the whole feed. */
export type HoldGuard = Extract<Guard, 'year' | 'price' | 'price-moved' | 'kilometres' | 'title'>;

/** The guards that judge a share of the rows. */
export type ShareGuard = Extract<Guard, 'retiring' | 'rejected' | 'duplicates' | 'unplaced'>;

/**
 * Reads the words behind `--accept`: `retiring,rejected`.
 * @returns the guards, or the first word that is none
 */
export function parseAccepted(words: string): { guards: Guard[] } | { unknown: string } {
  const names = words.split(',').map((word) => word.trim());
  const unknownName = names.find((name) => !Object.hasOwn(GUARD_MEANINGS, name));
  return unknownName === undefined ? { guards: names as Guard[] } : { unknown: unknownName };
}
