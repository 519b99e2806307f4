import type { Vehicle } from './vehicle.ts';

/** Default kilometres per week of the calculator (FUEL-02). */
export const USUAL_DISTANCE = 250;
/** Default litres per 100 km if a vehicle's consumption is unknown (FUEL-03). */
export const USUAL_CONSUMPTION = 10;
/** Default kilowatt hours per 100 km of an electric car; feeds don't have it. */
export const USUAL_ENERGY = 18;

const MOST = { price: 20, distance: 10_000, energy: 100 } as const;

export type CostField = keyof typeof MOST;

type Driven = Pick<Vehicle, 'item_type' | 'simple_fuel'> & {
  variant: Pick<NonNullable<Vehicle['variant']>, 'fuelconsumptioncombined'> | null;
};

/**
 * Returns whether a vehicle's weekly cost is charging or fuel, as for hybrids (FUEL-05, OPEN-086); null
 * without an engine.
 */
export function costKind({
  item_type,
  simple_fuel,
}: Pick<Driven, 'item_type' | 'simple_fuel'>): 'fuel' | 'charging' | null {
  if (item_type === 'caravan') return null;
  return simple_fuel?.trim().toLowerCase() === 'electric' ? 'charging' : 'fuel';
}

/** Returns litres per 100 km, and whether it is the vehicle's own value (FUEL-03). */
export function consumptionOf({ variant }: Pick<Driven, 'variant'>): { litres: number; own: boolean } {
  const litres = variant?.fuelconsumptioncombined;
  return litres && Number.isFinite(litres) && litres > 0
    ? { litres, own: true }
    : { litres: USUAL_CONSUMPTION, own: false };
}

/**
 * Parses a typed number, ignoring `$`, `,`, `kms` and spaces (FUEL-06 to FUEL-08); null if it is not above 0,
 * or above the limit.
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
 * Returns dollars per week, to the cent: distance / 100 × use per 100 km × price (FUEL-04).
 * @param use litres or kilowatt hours per 100 km
 * @param price dollars per litre or kilowatt hour
 */
export const weeklyCost = (distance: number, use: number, price: number): number =>
  // The product is in cents. Drop floating-point noise before rounding.
  Math.round(Number((distance * use * price).toPrecision(12))) / 100;

const cents = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const formatCents = (dollars: number): string => `$${cents.format(dollars)}`;
