import type { IncomingMessage, ServerResponse } from 'node:http';

/** So many requests may be under way whatever happens. */
const ALWAYS = 100;
/** Nobody is let in who would have to wait longer, in seconds: proxies give up after 30. */
const LONGEST_WAIT = 10;
/** The rate of answers is measured over so many seconds. */
const WINDOW = 5;

const STREAM_PATH = '/api/draft/events';

/** Whatever is sent to us is taken in: its own queues are bounded, and nobody types it twice. Files cost nearly nothing. */
const isCounted = ({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean =>
  (method === 'GET' || method === 'HEAD') && !url.startsWith('/_next/') && !url.startsWith(STREAM_PATH);

/**
 * Lets visitors in as long as they will be answered in time. How long somebody would wait is Little's law: requests under way,
 * divided by answers per second.
 */
export class Crowd {
  readonly #now: () => number;
  #underWay = 0;
  /** Answers in each of the last seconds, by second. */
  readonly #answers = new Map<number, number>();

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Whether a request is let in; from then on it counts until its answer is sent or its visitor has left. */
  admits(request: Pick<IncomingMessage, 'method' | 'url'>, response: ServerResponse): boolean {
    if (!isCounted(request)) return true;
    if (this.#underWay >= ALWAYS && this.#underWay >= LONGEST_WAIT * this.#answersPerSecond()) return false;
    this.#underWay += 1;
    response.once('close', () => {
      this.#underWay -= 1;
      const second = this.#second();
      this.#answers.set(second, (this.#answers.get(second) ?? 0) + 1);
    });
    return true;
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
