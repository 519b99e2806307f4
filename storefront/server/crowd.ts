import type { IncomingMessage, ServerResponse } from 'node:http';

/** Requests that may always be in progress. */
const ALWAYS = 100;
/** Longest acceptable wait in seconds; proxies time out after 30. */
const LONGEST_WAIT = 10;
/** The largest share of all places for one site, if there are several. */
const SHARE_OF_SITE = 0.5;
const WINDOW = 5;

const STREAM_PATH = '/api/draft/events';

type Visit = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

interface Sites {
  /** 0 before the sites are loaded. */
  count(): number;
  /** Returns the site of a host; all unknown hosts count as one. */
  of(host: string): string;
}

/**
 * Returns whether a request counts. Submissions do not: their own queues are bounded, and visitors should not
 * have to type them again. Static files cost almost nothing.
 */
const isCounted = ({ method, url = '' }: Visit): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/_next/') && !url.startsWith(STREAM_PATH);

/**
 * Admits visitors as long as they will be answered in time. The expected wait follows from Little's law:
 * requests in progress divided by answers per second. Visitors of one site never take more than its share of
 * the places.
 */
export class Crowd {
  readonly #sites: Sites;
  readonly #now: () => number;
  #underWay = 0;
  readonly #underWayBySite = new Map<string, number>();
  readonly #answers = new Map<number, number>();

  /** @param now monotonic clock in milliseconds */
  constructor(sites: Sites, now: () => number = () => performance.now()) {
    this.#sites = sites;
    this.#now = now;
  }

  /** Returns whether a request is admitted. If so, it counts until its response is closed. */
  admits(request: Visit, response: ServerResponse): boolean {
    if (!isCounted(request)) return true;
    const site = this.#sites.of(request.headers.host ?? '');
    if (!this.#hasRoomFor(site)) return false;
    this.#underWay += 1;
    this.#underWayBySite.set(site, this.#underWayOf(site) + 1);
    response.once('close', () => {
      this.#underWay -= 1;
      const left = this.#underWayOf(site) - 1;
      if (left > 0) this.#underWayBySite.set(site, left);
      else this.#underWayBySite.delete(site);
      const second = this.#second();
      this.#answers.set(second, (this.#answers.get(second) ?? 0) + 1);
    });
    return true;
  }

  #hasRoomFor(site: string): boolean {
    if (this.#underWay < ALWAYS * SHARE_OF_SITE) return true;
    const places = Math.max(ALWAYS, LONGEST_WAIT * this.#answersPerSecond());
    const placesOfSite = this.#sites.count() > 1 ? places * SHARE_OF_SITE : places;
    return this.#underWay < places && this.#underWayOf(site) < placesOfSite;
  }

  #underWayOf(site: string): number {
    return this.#underWayBySite.get(site) ?? 0;
  }

  #second(): number {
    return Math.floor(this.#now() / 1_000);
  }

  #answersPerSecond(): number {
    const first = this.#second() - WINDOW;
    let answers = 0;
    for (const [second, count] of this.#answers) {
      if (second < first) this.#answers.delete(second);
      else answers += count;
    }
    return answers / WINDOW;
  }
}
