import type { IncomingMessage, ServerResponse } from 'node:http';

/** So many requests may be under way whatever happens. */
const ALWAYS = 100;
/** Nobody is let in who would have to wait longer, in seconds: proxies give up after 30. */
const LONGEST_WAIT = 10;
/** Of all places, where there are several sites: the rest is for the others, however many come to one. */
const SHARE_OF_SITE = 0.5;
/** The rate of answers is measured over so many seconds. */
const WINDOW = 5;

const STREAM_PATH = '/api/draft/events';

type Visit = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

/** The sites of an installation. */
interface Sites {
  /** How many there are; 0 while nobody knows. */
  count(): number;
  /** The site of a host; all hosts that show none count as one. */
  of(host: string): string;
}

/** Whatever is sent to us is taken in: its own queues are bounded, and nobody types it twice. Files cost nearly nothing. */
const isCounted = ({ method, url = '' }: Visit): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/_next/') && !url.startsWith(STREAM_PATH);

/**
 * Lets visitors in as long as they will be answered in time. How long somebody would wait is Little's law: requests under way,
 * divided by answers per second. Visitors of one site never take more than its share of the places.
 */
export class Crowd {
  readonly #sites: Sites;
  readonly #now: () => number;
  #underWay = 0;
  readonly #underWayBySite = new Map<string, number>();
  /** Answers in each of the last seconds, by second. */
  readonly #answers = new Map<number, number>();

  /** @param now milliseconds of a clock that never goes back */
  constructor(sites: Sites, now: () => number = () => performance.now()) {
    this.#sites = sites;
    this.#now = now;
  }

  /** Whether a request is let in; from then on it counts until its answer is sent or its visitor has left. */
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
