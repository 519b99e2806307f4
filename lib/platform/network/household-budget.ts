import { LRUCache } from 'lru-cache';
import type { Household } from './household.ts';

/** A household that made no request for so many others has a full budget again. */
const MOST_HOUSEHOLDS = 10_000;

/**
 * Limits how much work each household may cause in one process, as a token bucket: a burst, then a rate per
 * second. It protects the processor of this instance, so nothing is shared with other instances.
 */
export class HouseholdBudget {
  readonly #accounts = new LRUCache<Household, { left: number; at: number }>({ max: MOST_HOUSEHOLDS });
  readonly #most: number;
  readonly #perSecond: number;
  readonly #now: () => number;

  /** @param now milliseconds of a monotonic clock */
  constructor({ most, perSecond }: { most: number; perSecond: number }, now = () => performance.now()) {
    this.#most = most;
    this.#perSecond = perSecond;
    this.#now = now;
  }

  /** Takes a token; returns 0 if successful, otherwise the seconds until one is available. */
  take(household: Household): number {
    const now = this.#now();
    const { left, at } = this.#accounts.get(household) ?? { left: this.#most, at: now };
    const current = Math.min(this.#most, left + ((now - at) / 1_000) * this.#perSecond);
    const taken = current >= 1 ? 1 : 0;
    this.#accounts.set(household, { left: current - taken, at: now });
    return taken ? 0 : Math.max(1, Math.ceil((1 - current) / this.#perSecond));
  }
}
