import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../../../tasks/request-storefront.ts';
import { percentile } from '../../search-page/percentile.ts';
import { enquiry } from './enquiry.ts';

/** Between two requests of one kind, in milliseconds. */
const REST = { cached: 20, uncached: 100, lead: 200 };

/** What visitors of one kind got. */
interface Served {
  /** Milliseconds of those that were answered as they should be. */
  p50: number;
  p95: number;
  asked: number;
  /** Refused or failed. */
  failed: number;
}

export type Watched = Record<keyof typeof REST, Served>;

/** An address of a site. */
export interface Page {
  host: string;
  path: string;
}

/** Visitors of quiet sites, beside whatever happens to another. */
export class QuietSites {
  readonly #port: number;
  readonly #home: Page;
  readonly #pages: Page[];
  readonly #car: string;
  #visitor = 0;

  /**
   * @param home a page that is cached, of the site that is sent enquiries
   * @param pages those that nobody has asked for yet, enough for all rounds
   * @param car the vehicle that is enquired about, by its slug
   */
  constructor(port: number, home: Page, pages: readonly Page[], car: string) {
    this.#port = port;
    this.#home = home;
    this.#pages = [...pages];
    this.#car = car;
  }

  /** Visits a cached page, pages that were not made yet, and sends enquiries, each kind one after the other. */
  async watch(until: Promise<unknown>): Promise<Watched> {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    void until.then(end, end);
    const measure = async (
      rest: number,
      visit: () => Promise<{ status: number }> | null,
    ): Promise<Served> => {
      const times: number[] = [];
      let [asked, failed] = [0, 0];
      while (!isOver) {
        const start = performance.now();
        const visiting = visit();
        if (!visiting) break;
        asked += 1;
        const status = await visiting.then(
          (answer) => answer.status,
          () => 0,
        );
        if (status === 200 || status === 201) times.push(performance.now() - start);
        else failed += 1;
        await delay(rest);
      }
      return { p50: percentile(times, 0.5), p95: percentile(times, 0.95), asked, failed };
    };
    const port = this.#port;
    const { host } = this.#home;
    const [cached, uncached, lead] = await Promise.all([
      measure(REST.cached, () => ask({ port, ...this.#home })),
      measure(REST.uncached, () => {
        const page = this.#pages.pop();
        return page ? ask({ port, ...page }) : null;
      }),
      measure(REST.lead, () => {
        this.#visitor += 1;
        return ask({ port, host, ...enquiry(host, this.#car, this.#visitor) });
      }),
    ]);
    return { cached, uncached, lead };
  }
}
