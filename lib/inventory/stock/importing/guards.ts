/** The guards that prevent a broken feed from changing the stock, each with what accepting it does. */
export const GUARD_MEANINGS = {
  retiring: 'remove more vehicles of a dealer or location than is usual there',
  rejected: 'continue although more rows than usual are rejected',
  duplicates: 'use the better row of each although many stock numbers are listed more than once',
  unplaced:
    'accept vehicles without a location that used to have one, because their location code is unknown',
  empty: 'accept a feed without rows, and retire all of its stock',
  cut: 'accept a file that does not end with a line break',
  year: 'accept vehicles with an unlikely year',
  price: 'accept prices below $500',
  'price-moved': 'accept prices that changed by more than half',
  kilometres: 'accept unlikely kilometres',
  elsewhere: 'list vehicles that another feed lists too, so that they appear twice',
  odometer: 'accept kilometres below those of the last import',
  condition: 'accept new vehicles that are old or driven, and old used ones that are hardly driven',
  vin: 'accept VINs with a wrong check digit or model year',
  title: 'accept vehicles whose title contradicts their year, make, model, drive, fuel, engine or seats',
} as const;

export type Guard = keyof typeof GUARD_MEANINGS;
export const GUARDS = Object.keys(GUARD_MEANINGS) as Guard[];

/** Guards that hold single vehicles for review; the others refuse the whole feed. */
export type HoldGuard = Extract<
  Guard,
  'year' | 'price' | 'price-moved' | 'kilometres' | 'elsewhere' | 'odometer' | 'condition' | 'vin' | 'title'
>;

export type ShareGuard = Extract<Guard, 'retiring' | 'rejected' | 'duplicates' | 'unplaced'>;

/**
 * Parses the value of `--accept`, such as `retiring,rejected`.
 *
 * @returns the guards, or the first name that is not a guard
 */
export function parseAccepted(words: string): { guards: Guard[] } | { unknown: string } {
  const names = words.split(',').map((word) => word.trim());
  const unknownName = names.find((name) => !Object.hasOwn(GUARD_MEANINGS, name));
  return unknownName === undefined ? { guards: names as Guard[] } : { unknown: unknownName };
}
