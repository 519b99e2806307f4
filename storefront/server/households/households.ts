import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Household } from '@forecourt/lib/platform/network/household';
import { HouseholdBudget } from '@forecourt/lib/platform/network/household-budget';
import { LRUCache } from 'lru-cache';
import { costOf, isRead } from './cost.ts';

/**
 * Uncached pages that one household may have rendered in a burst: enough to open every car of a list in its
 * own tab.
 */
const MOST = 40;
/**
 * Refill per second. Nobody reads faster, and carriers whose phones share an address spread over several
 * instances.
 */
const PER_SECOND = 1;
/** Prefetches leave this much of the limit for pages that are actually opened. */
const KEPT_FOR_VISITS = MOST / 2;
/**
 * Concurrent renderings per household, and how many more may wait: enough for twenty tabs opened together.
 */
const AT_ONCE = 4;
const MOST_WAITING = 16;
/** Burst and refill of API reads: a page sends three or four, and carriers share addresses. */
const READS = { most: 400, perSecond: 10 };
const FULL_SECONDS = 2;

const MOST_HOUSEHOLDS = 10_000;
const MOST_CACHED_ADDRESSES = 10_000;
const LONGEST_ADDRESS = 500;

const PREFETCH_HEADER = 'next-router-prefetch';
/** Next.js sets this header to whether a page was cached. */
const CACHE_HEADER = 'x-nextjs-cache';

type Visit = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

interface Account {
  left: number;
  at: number;
  underWay: number;
  /** Callbacks that start waiting requests, in order of arrival. */
  waiting: (() => void)[];
}

/** A request that is charged, unless its response turns out to be cached. */
interface Paying {
  account: Account;
  cost: number;
  address: string;
  response: ServerResponse;
}

interface Outcome {
  goOn: () => void;
  /** @param seconds until a retry can succeed */
  refuse: (seconds: number) => void;
}

/**
 * Limits what one household may make this process render: uncached pages, PDFs, images. Cached pages are
 * free: a request is charged first and refunded if the response came from the cache, and addresses known to
 * be cached are not charged. It protects only this instance's processor, so instances share nothing.
 */
export class Households {
  readonly #now: () => number;
  readonly #accounts = new LRUCache<Household, Account>({ max: MOST_HOUSEHOLDS });
  readonly #reads: HouseholdBudget;
  readonly #cached = new LRUCache<string, true>({ max: MOST_CACHED_ADDRESSES });

  /** @param now monotonic clock in milliseconds */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#reads = new HouseholdBudget(READS, now);
  }

  /** Runs a request now, queues it behind others of its household, or refuses it. */
  admit(household: Household, request: Visit, response: ServerResponse, { goOn, refuse }: Outcome): void {
    const seconds = isRead(request) ? this.#reads.take(household) : 0;
    if (seconds > 0) {
      refuse(seconds);
      return;
    }
    const cost = costOf(request);
    if (cost === 0) {
      goOn();
      return;
    }
    const visit: Paying = {
      account: this.#accountOf(household),
      cost,
      address: addressOf(request),
      response,
    };
    const { left } = visit.account;
    const least = cost + (request.headers[PREFETCH_HEADER] === undefined ? 0 : KEPT_FOR_VISITS);
    if (this.#cached.get(visit.address)) this.#takeOnTrust(visit, goOn);
    else if (left < least) refuse(Math.max(1, Math.ceil((least - left) / PER_SECOND)));
    else if (visit.account.waiting.length >= MOST_WAITING) refuse(FULL_SECONDS);
    else this.#takeForPayment(visit, goOn);
  }

  /** Runs a request for a page that was cached, and charges it only if it no longer is. */
  #takeOnTrust({ account, cost, address, response }: Paying, goOn: () => void): void {
    response.once('close', () => {
      if (isCached(response)) return;
      this.#cached.delete(address);
      account.left = Math.max(-MOST, account.left - cost);
    });
    goOn();
  }

  /** Charges a request, and refunds it if nothing had to be rendered. */
  #takeForPayment({ account, cost, address, response }: Paying, goOn: () => void): void {
    account.left -= cost;
    const begin = () => {
      account.underWay += 1;
      response.once('close', () => {
        account.underWay -= 1;
        if (costNothing(response)) account.left += cost;
        if (isCacheable(response) && address.length <= LONGEST_ADDRESS) this.#cached.set(address, true);
        if (account.underWay < AT_ONCE) account.waiting.shift()?.();
      });
      goOn();
    };
    if (account.underWay < AT_ONCE) {
      begin();
      return;
    }
    account.waiting.push(begin);
    response.once('close', () => {
      // Refund a visitor who left while waiting.
      const at = account.waiting.indexOf(begin);
      if (at < 0) return;
      account.waiting.splice(at, 1);
      account.left += cost;
    });
  }

  /** Returns the account of a household, refilled up to now. */
  #accountOf(household: Household): Account {
    const now = this.#now();
    const account = this.#accounts.get(household) ?? { left: MOST, at: now, underWay: 0, waiting: [] };
    account.left = Math.min(MOST, account.left + ((now - account.at) / 1_000) * PER_SECOND);
    account.at = now;
    this.#accounts.set(household, account);
    return account;
  }
}

/** Returns the cache address of a page: its HTML and its data for scripts (`_rsc`) are one cache entry. */
const addressOf = ({ url = '', headers }: Visit): string =>
  headers.host + url.replace(/([?&])_rsc(?:=[^&]*)?(?:&|$)/, '$1').replace(/[?&]$/, '');

const isCached = (response: ServerResponse): boolean => {
  const found = response.getHeader(CACHE_HEADER);
  return found === 'HIT' || found === 'STALE';
};

const isCacheable = (response: ServerResponse): boolean =>
  response.statusCode === 200 && response.hasHeader(CACHE_HEADER);

/** Redirects come from the proxy and render nothing. */
const costNothing = (response: ServerResponse): boolean =>
  isCached(response) || (response.statusCode >= 300 && response.statusCode < 400);
