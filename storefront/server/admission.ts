import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAgentCall } from './households/cost.ts';

/** This many requests may always be in progress. */
const ALWAYS = 100;
/** The maximum wait in seconds. Proxies time out after 30. */
const LONGEST_WAIT = 10;
/** One site's share of all places, if there are several: the rest is for the others. */
const SHARE_OF_SITE = 0.5;
/** The rate of responses is measured over this many seconds. */
const WINDOW = 5;

const STREAM_PATHS = ['/api/draft/events', '/api/back-office/threads/events'];

type Visit = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

interface Sites {
  count(): number;
  /** The site of a host; all unknown hosts count as one. */
  of(host: string): string;
}

/**
 * Submissions are always accepted: a shopper should not have to type one twice. Files cost nearly nothing. Calls of
 * assistants are no submissions, although they are sent by POST.
 */
const isCounted = ({ method, url = '' }: Visit): boolean =>
  method === 'POST'
    ? isAgentCall({ method, url })
    : (method === 'GET' || method === 'HEAD') &&
      !url.startsWith('/_next/') &&
      !STREAM_PATHS.some((path) => url.startsWith(path));

/**
 * Admits visitors as long as they can be answered in time: by Little's law the wait is requests in progress
 * divided by responses per second. Visitors of one site never take more than its share.
 */
export class Admission {
  readonly #sites: Sites;
  readonly #now: () => number;
  #underWay = 0;
  readonly #underWayBySite = new Map<string, number>();
  readonly #answers = new Map<number, number>();

  /** @param now milliseconds of a monotonic clock */
  constructor(sites: Sites, now: () => number = () => performance.now()) {
    this.#sites = sites;
    this.#now = now;
  }

  /** Returns whether a request is admitted; it then counts until it is answered or its visitor leaves. */
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
