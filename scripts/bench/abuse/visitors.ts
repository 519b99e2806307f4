import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../../tasks/request-storefront.ts';

/** Concurrent visitors, and how long each reads before the next page, in milliseconds. */
const PEOPLE = 3;
const READING_MS = 250;
/** Pages per visitor before one from another household takes over. */
const PAGES_EACH = 10;

export interface Page {
  host: string;
  path: string;
}

export interface Seen {
  cached: number[];
  made: number[];
  failed: number;
}

/** Visitors of other households who view home pages, results and cars. Two in three pages are cached. */
export class Visitors {
  readonly #port: number;
  readonly #shown: readonly Page[];
  readonly #new: Page[];
  #household = 0;

  /**
   * @param shown pages that are cached
   * @param newPages uncached pages, enough for all rounds
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
      if (!page) throw new Error('No uncached pages are left: choose fewer seconds.');
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
