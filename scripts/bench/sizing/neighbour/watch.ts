import { setTimeout as delay } from 'node:timers/promises';
import { ask } from '../../../tasks/request-storefront.ts';
import { percentile } from '../../search-page/percentile.ts';
import { enquiry } from './enquiry.ts';

/** Milliseconds between two requests of one kind. */
const REST = { cached: 20, uncached: 100, lead: 200 };

interface Served {
  /** Milliseconds of successful answers. */
  p50: number;
  p95: number;
  asked: number;
  failed: number;
}

export type Watched = Record<keyof typeof REST, Served>;

export interface Page {
  host: string;
  path: string;
}

export class QuietSites {
  readonly #port: number;
  readonly #home: Page;
  readonly #pages: Page[];
  readonly #car: string;
  #visitor = 0;

  /**
   * @param home a cached page of the site that receives enquiries
   * @param pages uncached pages, enough for all rounds
   * @param car slug of the vehicle in the enquiries
   */
  constructor(port: number, home: Page, pages: readonly Page[], car: string) {
    this.#port = port;
    this.#home = home;
    this.#pages = [...pages];
    this.#car = car;
  }

  /** Visits a cached page, uncached pages, and sends enquiries, each kind sequentially. */
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
