import type { Random } from './random.ts';

/** Typical endings of prices in the thousands. */
const ENDINGS = [990, 990, 990, 888, 999, 490, 500, 880];

/**
 * Returns the price of a used car: it loses a fifth in its first year, a tenth in each further one, and more
 * by distance.
 */
export function usedPrice(random: Random, newPrice: number, age: number, km: number): number {
  // Its original price, as prices have risen by about three percent a year.
  const priceWhenNew = newPrice * 0.972 ** age;
  const wornPrice = priceWhenNew * 0.83 * 0.905 ** Math.max(0, age - 1);
  const usual = 14_500 * Math.max(0.4, age);
  const distanceFactor = Math.min(1.12, Math.max(0.72, 1 - ((km - usual) / 10_000) * 0.012));
  return dealerPrice(random, Math.max(3_500, wornPrice * distanceFactor * (0.95 + random.next() * 0.1)));
}

export const dealerPrice = (random: Random, amount: number): number =>
  Math.max(1, Math.floor(amount / 1000)) * 1000 + random.pick(ENDINGS);

/** Returns the odometer of a used car by its age; a few have hardly been driven and a few a lot. */
export const usedKilometres = (random: Random, age: number): number =>
  Math.round(
    Math.max(0.5, age) * (7_000 + (random.next() + random.next()) * 8_500) + random.between(100, 3_000),
  );

export function weeklyRepayment(amount: number, yearlyRate: number): number {
  const rate = yearlyRate / 100 / 52;
  return Math.ceil((amount * rate) / (1 - (1 + rate) ** -260));
}
