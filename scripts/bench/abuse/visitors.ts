import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../../tasks/request-storefront.ts';

/** People who look at pages at the same time, and how long each reads before the next one, in milliseconds. */
const PEOPLE = 3;
const READING_MS = 250;
/** Pages that one of them looks at, before somebody from another household comes. */
const PAGES_EACH = 10;

export interface Page {
  host: string;
  path: string;
}

/** How long pages took that were shown, in milliseconds, and how many were not. */
export interface Seen {
  cached: number[];
  made: number[];
  failed: number;
}

/** People of other households, who look at home pages, results and cars: two in three pages were shown before. */
export class Visitors {
  readonly #port: number;
  readonly #shown: readonly Page[];
  readonly #new: Page[];
  #household = 0;

  /**
   * @param shown pages that are cached
   * @param newPages those that nobody has asked for yet, enough for all rounds
   */
  constructor(port: number, shown: readonly Page[], newPages: readonly Page[]) {
    this.#port = port;
    this.#shown = shown;
    this.#new = [...newPages];
  }

  async watch(seconds: number): Promise<Seen> {
    const end = performance.now() + seconds * 1_000;
    const seen: Seen = { cached: [], made: [], failed: 0 };
    await Promise.all(Array.from({ length: PEOPLE }, (_, person) => this.#read(person, end, seen)));
    return seen;
  }

  async #read(person: number, end: number, seen: Seen): Promise<void> {
    let household = '';
    for (let turn = 0; performance.now() < end; turn += 1) {
      if (turn % PAGES_EACH === 0) {
        this.#household += 1;
        household = `11.1.${this.#household >> 8}.${this.#household & 255}`;
      }
      const isNew = turn % 3 === 2;
      const page = isNew ? this.#new.pop() : this.#shown[(turn + person) % this.#shown.length];
      if (!page) throw new Error('There are no pages left that nobody has asked for: choose fewer seconds.');
      const start = performance.now();
      const status = await ask({
        port: this.#port,
        ...page,
        headers: { accept: 'text/html', 'x-forwarded-for': household },
      }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) seen[isNew ? 'made' : 'cached'].push(performance.now() - start);
      else seen.failed += 1;
      await delay(READING_MS);
    }
  }
}
