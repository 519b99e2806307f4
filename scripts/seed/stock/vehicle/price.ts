import type { Random } from './random.ts';

/** Endings dealers like, for prices of thousands. */
const ENDINGS = [990, 990, 990, 888, 999, 490, 500, 880];

/** What a used car asks: it loses a fifth in its first year, a tenth in each further one, and by distance. */
export function usedPrice(random: Random, newPrice: number, age: number, km: number): number {
  // What it cost when it was new: prices have risen by some three percent a year.
  const then = newPrice * 0.972 ** age;
  const worn = then * 0.83 * 0.905 ** Math.max(0, age - 1);
  const usual = 14_500 * Math.max(0.4, age);
  const travelled = Math.min(1.12, Math.max(0.72, 1 - ((km - usual) / 10_000) * 0.012));
  return dealerPrice(random, Math.max(3_500, worn * travelled * (0.95 + random.next() * 0.1)));
}

/** A price as dealers write it, near an amount. */
export const dealerPrice = (random: Random, amount: number): number =>
  Math.max(1, Math.floor(amount / 1000)) * 1000 + random.pick(ENDINGS);

/** Distance of a used car: by age, with some that hardly drove and some that drove a lot. */
export const usedKilometres = (random: Random, age: number): number =>
  Math.round(
    Math.max(0.5, age) * (7_000 + (random.next() + random.next()) * 8_500) + random.between(100, 3_000),
  );

/** Weekly repayment of an amount over five years at a yearly rate, in whole dollars. */
export function weeklyRepayment(amount: number, yearlyRate: number): number {
  const rate = yearlyRate / 100 / 52;
  return Math.ceil((amount * rate) / (1 - (1 + rate) ** -260));
}
