import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Household } from '@forecourt/lib/platform/network/household';
import { HouseholdBudget } from '@forecourt/lib/platform/network/household-budget';
import { LRUCache } from 'lru-cache';
import { costOf, isRead } from './cost.ts';

/** Pages that one household may have made in a row: whoever opens every car of a list in a tab of its own stays below. */
const MOST = 40;
/** Further ones, so many a second. Nobody reads faster; a carrier whose phones share an address has several instances. */
const PER_SECOND = 1;
/** A page that is only fetched ahead, as the pointer passes its link, leaves so many for the pages that somebody opens. */
const KEPT_FOR_VISITS = MOST / 2;
/** Of one household at a time, and how many more wait for them: twenty tabs that are opened together are served. */
const AT_ONCE = 4;
const MOST_WAITING = 16;
/** Reads of server routes in a row, and more each second: a page sends three or four, and carriers share addresses. */
const READS = { most: 400, perSecond: 10 };
/** For whoever finds no place to wait, in seconds. */
const FULL_SECONDS = 2;

const MOST_HOUSEHOLDS = 10_000;
const MOST_CACHED_ADDRESSES = 10_000;
/** Longer addresses are never remembered. */
const LONGEST_ADDRESS = 500;

const PREFETCH_HEADER = 'next-router-prefetch';
/** Where the framework says whether a page was cached. */
const CACHE_HEADER = 'x-nextjs-cache';

type Visit = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** What one household may still have made. */
interface Account {
  left: number;
  /** When `left` was right, in milliseconds. */
  at: number;
  underWay: number;
  /** Begin those that wait, in the order in which they came. */
  waiting: (() => void)[];
}

/** A request that costs something, unless its answer turns out to be cached. */
interface Paying {
  account: Account;
  cost: number;
  address: string;
  response: ServerResponse;
}

/** What becomes of a request. */
interface Outcome {
  goOn: () => void;
  /** @param seconds after which it may be tried again */
  refuse: (seconds: number) => void;
}

/**
 * Bounds what one household may have this process make: pages that are not cached, PDFs, pictures. Cached pages never count:
 * an answer is paid for before it is made and given back when it came from the cache, and addresses that did are let in
 * without paying. It protects the processor of this instance alone, so nothing of it is shared.
 */
export class Households {
  readonly #now: () => number;
  readonly #accounts = new LRUCache<Household, Account>({ max: MOST_HOUSEHOLDS });
  readonly #reads: HouseholdBudget;
  /** Addresses whose last answer is in the cache. */
  readonly #cached = new LRUCache<string, true>({ max: MOST_CACHED_ADDRESSES });

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#reads = new HouseholdBudget(READS, now);
  }

  /** Lets a request go on, now or when some of its household's earlier ones are done, or refuses it. */
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

  /** Takes a request for what was cached a moment ago; it costs only if it was not any more. */
  #takeOnTrust({ account, cost, address, response }: Paying, goOn: () => void): void {
    response.once('close', () => {
      if (isCached(response)) return;
      this.#cached.delete(address);
      account.left = Math.max(-MOST, account.left - cost);
    });
    goOn();
  }

  /** Takes a request that is paid for, and gives the payment back if nothing had to be made. */
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
      // Whoever left while waiting had nothing made.
      const at = account.waiting.indexOf(begin);
      if (at < 0) return;
      account.waiting.splice(at, 1);
      account.left += cost;
    });
  }

  /** The account of a household, with what it has left at this moment. */
  #accountOf(household: Household): Account {
    const now = this.#now();
    const account = this.#accounts.get(household) ?? { left: MOST, at: now, underWay: 0, waiting: [] };
    account.left = Math.min(MOST, account.left + ((now - account.at) / 1_000) * PER_SECOND);
    account.at = now;
    this.#accounts.set(household, account);
    return account;
  }
}

/** A page and its data for scripts are one entry of the cache; what scripts add to the address says nothing of the page. */
const addressOf = ({ url = '', headers }: Visit): string =>
  headers.host + url.replace(/([?&])_rsc(?:=[^&]*)?(?:&|$)/, '$1').replace(/[?&]$/, '');

/** Whether an answer came from the cache, be it a little old. */
const isCached = (response: ServerResponse): boolean => {
  const found = response.getHeader(CACHE_HEADER);
  return found === 'HIT' || found === 'STALE';
};

/** Whether the next visitor gets it from the cache. */
const isCacheable = (response: ServerResponse): boolean =>
  response.statusCode === 200 && response.hasHeader(CACHE_HEADER);

/** Redirects are made by the proxy alone. */
const costNothing = (response: ServerResponse): boolean =>
  isCached(response) || (response.statusCode >= 300 && response.statusCode < 400);
