import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Household } from '@forecourt/lib/platform/network/household';
import { HouseholdBudget } from '@forecourt/lib/platform/network/household-budget';
import { LRUCache } from 'lru-cache';
import { costOf, isAgentCall, isApiCall, isRead } from './cost.ts';

interface Limits {
  /** Requests in a row. */
  most: number;
  /** Requests per second after that. */
  perSecond: number;
  /** Concurrent requests, and how many more wait. */
  atOnce: number;
  mostWaiting: number;
}

/**
 * Pages that one household may have rendered, such as every vehicle of a list in its own tab: twenty opened together
 * are served. A mobile carrier's shared addresses are spread over several instances.
 */
const PAGES: Limits = { most: 40, perSecond: 1, atOnce: 4, mostWaiting: 16 };
/**
 * Messages of assistants: twice what the database allows (`RATES.agents`), so that its limit answers first, in the
 * words of the protocol. This one keeps a flood from the database and from the places of visitors.
 */
const AGENTS: Limits = { most: 480, perSecond: 8, atOnce: 8, mostWaiting: 120 };
/** Prefetches leave this many for pages that are opened. */
const KEPT_FOR_VISITS = PAGES.most / 2;
/** Reads of server routes in a row, and more per second: a page sends three or four. */
const READS = { most: 400, perSecond: 10 };
/** Calls of the API: as many per second as the highest quota of a key (`QUOTA`), for callers without a valid one. */
const API_CALLS = { most: 1_200, perSecond: 100 };
/** When to retry if the queue is full, in seconds. */
const FULL_SECONDS = 2;

const MOST_HOUSEHOLDS = 10_000;
const MOST_CACHED_ADDRESSES = 10_000;
const LONGEST_ADDRESS = 500;

const PREFETCH_HEADER = 'next-router-prefetch';
/** The header, documented by the framework, that says whether a page was cached. */
const CACHE_HEADER = 'x-nextjs-cache';

type Visit = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

interface Account {
  limits: Limits;
  left: number;
  /** When `left` was computed, in milliseconds. */
  at: number;
  underWay: number;
  /** Start the waiting requests, in order of arrival. */
  waiting: (() => void)[];
}

/** A request that costs something, unless its response turns out to be cached. */
interface Paying {
  account: Account;
  cost: number;
  address: string;
  response: ServerResponse;
}

interface Outcome {
  proceed: () => void;
  /** @param seconds until it may be retried */
  refuse: (seconds: number) => void;
}

/**
 * Limits what one household may have this process render or answer. A response is charged in advance and refunded if
 * it came from the cache. It protects this instance's processor, so nothing is shared.
 */
export class Households {
  readonly #now: () => number;
  readonly #visitors = new LRUCache<Household, Account>({ max: MOST_HOUSEHOLDS });
  readonly #agents = new LRUCache<Household, Account>({ max: MOST_HOUSEHOLDS });
  readonly #reads: HouseholdBudget;
  readonly #apiCalls: HouseholdBudget;
  readonly #cached = new LRUCache<string, true>({ max: MOST_CACHED_ADDRESSES });

  /** @param now milliseconds of a monotonic clock */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#reads = new HouseholdBudget(READS, now);
    this.#apiCalls = new HouseholdBudget(API_CALLS, now);
  }

  /** Continues with a request, now or when earlier ones of its household have finished, or refuses it. */
  admit(household: Household, request: Visit, response: ServerResponse, { proceed, refuse }: Outcome): void {
    const budget = isRead(request) ? this.#reads : isApiCall(request) ? this.#apiCalls : null;
    const seconds = budget?.take(household) ?? 0;
    if (seconds > 0) {
      refuse(seconds);
      return;
    }
    const cost = costOf(request);
    if (cost === 0) {
      proceed();
      return;
    }
    const visit: Paying = {
      account: isAgentCall(request)
        ? this.#accountOf(this.#agents, household, AGENTS)
        : this.#accountOf(this.#visitors, household, PAGES),
      cost,
      address: addressOf(request),
      response,
    };
    const { left, limits, waiting } = visit.account;
    const least = cost + (request.headers[PREFETCH_HEADER] === undefined ? 0 : KEPT_FOR_VISITS);
    if (this.#cached.get(visit.address)) this.#admitCached(visit, proceed);
    else if (left < least) refuse(Math.max(1, Math.ceil((least - left) / limits.perSecond)));
    else if (waiting.length >= limits.mostWaiting) refuse(FULL_SECONDS);
    else this.#charge(visit, proceed);
  }

  /** Continues with a request for an address known to be cached; charges it only if it no longer was. */
  #admitCached({ account, cost, address, response }: Paying, proceed: () => void): void {
    response.once('close', () => {
      if (isCached(response)) return;
      this.#cached.delete(address);
      account.left = Math.max(-account.limits.most, account.left - cost);
    });
    proceed();
  }

  #charge({ account, cost, address, response }: Paying, proceed: () => void): void {
    account.left -= cost;
    const begin = () => {
      account.underWay += 1;
      response.once('close', () => {
        account.underWay -= 1;
        if (costNothing(response)) account.left += cost;
        if (isCacheable(response) && address.length <= LONGEST_ADDRESS) this.#cached.set(address, true);
        if (account.underWay < account.limits.atOnce) account.waiting.shift()?.();
      });
      proceed();
    };
    if (account.underWay < account.limits.atOnce) {
      begin();
      return;
    }
    account.waiting.push(begin);
    response.once('close', () => {
      // A visitor who left while waiting had nothing rendered.
      const at = account.waiting.indexOf(begin);
      if (at < 0) return;
      account.waiting.splice(at, 1);
      account.left += cost;
    });
  }

  #accountOf(accounts: LRUCache<Household, Account>, household: Household, limits: Limits): Account {
    const { most, perSecond } = limits;
    const now = this.#now();
    const account = accounts.get(household) ?? { limits, left: most, at: now, underWay: 0, waiting: [] };
    account.left = Math.min(most, account.left + ((now - account.at) / 1_000) * perSecond);
    account.at = now;
    accounts.set(household, account);
    return account;
  }
}

/** A page and its data for client-side navigation are one cache entry, so `_rsc` is ignored. */
const addressOf = ({ url = '', headers }: Visit): string =>
  headers.host + url.replace(/([?&])_rsc(?:=[^&]*)?(?:&|$)/, '$1').replace(/[?&]$/, '');

/** Returns whether a response came from the cache, even if slightly stale. */
const isCached = (response: ServerResponse): boolean => {
  const found = response.getHeader(CACHE_HEADER);
  return found === 'HIT' || found === 'STALE';
};

const isCacheable = (response: ServerResponse): boolean =>
  response.statusCode === 200 && response.hasHeader(CACHE_HEADER);

/** Redirects come from the proxy and cost nothing. */
const costNothing = (response: ServerResponse): boolean =>
  isCached(response) || (response.statusCode >= 300 && response.statusCode < 400);
