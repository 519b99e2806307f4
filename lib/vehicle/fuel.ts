import type { Vehicle } from './vehicle.ts';

/** Kilometres a week that the calculator starts with (FUEL-02). */
export const USUAL_DISTANCE = 250;
/** Litres per 100 km of a vehicle whose own consumption is not known (FUEL-03). */
export const USUAL_CONSUMPTION = 10;
/** Kilowatt hours per 100 km of a usual electric car; feeds do not tell it. */
export const USUAL_ENERGY = 18;

/** What each number may be at most; a longer one was mistyped. */
const MOST = { price: 20, distance: 10_000, energy: 100 } as const;

export type CostField = keyof typeof MOST;

type Driven = Pick<Vehicle, 'item_type' | 'simple_fuel'> & {
  variant: Pick<NonNullable<Vehicle['variant']>, 'fuelconsumptioncombined'> | null;
};

/**
 * Which weekly cost a vehicle has: charging when it is electric, fuel for all others, hybrids too (FUEL-05, OPEN-086).
 * @returns null for what has no engine
 */
export function costKind({
  item_type,
  simple_fuel,
}: Pick<Driven, 'item_type' | 'simple_fuel'>): 'fuel' | 'charging' | null {
  if (item_type === 'caravan') return null;
  return simple_fuel?.trim().toLowerCase() === 'electric' ? 'charging' : 'fuel';
}

/**
 * Litres per 100 km of a vehicle, and whether they are its own (FUEL-03). A feed writes 0 for what it does not know.
 */
export function consumptionOf({ variant }: Pick<Driven, 'variant'>): { litres: number; own: boolean } {
  const litres = variant?.fuelconsumptioncombined;
  return litres && Number.isFinite(litres) && litres > 0
    ? { litres, own: true }
    : { litres: USUAL_CONSUMPTION, own: false };
}

/**
 * The number somebody typed, without `$`, `,`, `kms` and spaces (FUEL-06 to FUEL-08); wide digits count as digits.
 * @returns null for what is no number, is not above 0, or is more than anybody pays or drives
 */
export function parseAmount(text: string, field: CostField): number | null {
  const digits = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[$,\s]|kms?/g, '');
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(digits)) return null;
  const amount = Number(digits);
  return amount > 0 && amount <= MOST[field] ? amount : null;
}

/**
 * Dollars a week, to the cent: distance / 100 × use per 100 km × price (FUEL-04).
 * @param use litres or kilowatt hours per 100 km
 * @param price dollars per litre or kilowatt hour
 */
export const weeklyCost = (distance: number, use: number, price: number): number =>
  // Kilometres per 100 times dollars per unit is cents; the last bits of a product are no part of anybody's bill.
  Math.round(Number((distance * use * price).toPrecision(12))) / 100;

const cents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$1,042.50`: dollars with two decimals. */
export const formatCents = (dollars: number): string => `$${cents.format(dollars)}`;
