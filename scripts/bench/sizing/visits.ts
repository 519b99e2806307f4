import { SIGNATURE_HEADER as STOCK_SIGNATURE, sign } from '@forecourt/lib/inventory/stock/signature';
import { STOCK_CHANGED_PATH, type StockChange } from '@forecourt/lib/inventory/stock/stock-changed';
import { pageId } from '@forecourt/schemas/new-site/ids';
import type pg from 'pg';
import { SIGNATURE_HEADER, signature } from '../../emulators/content-lake/webhooks/signature.ts';
import type { LocalSettings } from '../../emulators/settings.ts';
import { type Answer, ask } from '../../tasks/request-storefront.ts';
import type { Services } from './services.ts';
import { slugOf } from './sites.ts';
import { dealershipOf } from './stock.ts';

const COUNTED_SITES = 3;
const LANES = 2;

interface PageCosts {
  lake: number;
  searches: number;
  queries: number;
}

type Car = Pick<StockChange, 'id' | 'slug'>;

/** Visitors of the single running storefront. */
export class Visits {
  readonly #settings: LocalSettings;
  readonly #services: Services;
  readonly #pool: pg.Pool;

  constructor(settings: LocalSettings, services: Services, pool: pg.Pool) {
    this.#settings = settings;
    this.#services = services;
    this.#pool = pool;
  }

  async get(site: number, path: string): Promise<Answer> {
    const { storefront: port } = this.#settings.ports;
    const answer = await ask({ port, host: `${slugOf(site)}.localhost:${port}`, path });
    if (answer.status !== 200) throw new Error(`${slugOf(site)}${path} answers ${answer.status}`);
    return answer;
  }

  async cars(site: number, count: number): Promise<Car[]> {
    const { rows } = await this.#pool.query<Car>(
      `select id, slug from cars where dealership_id = $1 and retired_at is null and show_on_dealer_website
         and status = 'in_stock' order by slug limit $2`,
      [dealershipOf(site), count],
    );
    return rows;
  }

  /**
   * Counts vendor requests for pages of some sites: rendered the first time, from memory, and re-rendered
   * after a change.
   * @returns the mean of the sites, by action
   */
  async measureCosts(): Promise<Record<string, PageCosts>> {
    const sums = new Map<string, PageCosts>();
    const sites = Array.from({ length: COUNTED_SITES }, (_, site) => site);
    for (const site of sites) {
      const [first, second] = (await this.cars(site, 2)) as [Car, Car];
      const pages = { home: '/', results: '/search', vehicle: `/cars/${first.slug}` };
      const count = async (name: string, visit: () => Promise<unknown>) => {
        const before = await this.#costs();
        await visit();
        const after = await this.#costs();
        const sum = sums.get(name) ?? { lake: 0, searches: 0, queries: 0 };
        for (const key of ['lake', 'searches', 'queries'] as const)
          sum[key] += (after[key] - before[key]) / sites.length;
        sums.set(name, sum);
      };
      await count('home, the first page of a site', () => this.get(site, pages.home));
      await count('results', () => this.get(site, pages.results));
      await count('vehicle', () => this.get(site, pages.vehicle));
      await count('another vehicle', () => this.get(site, `/cars/${second.slug}`));
      await count('all of them from memory', async () => {
        for (const path of Object.values(pages)) await this.get(site, path);
      });
      await count('message of a changed vehicle', () => this.tellStock(site, first));
      await count('home afterwards', () => this.get(site, pages.home));
      await count('results afterwards', () => this.get(site, pages.results));
      await count('vehicle afterwards', () => this.get(site, pages.vehicle));
      await count('message of a published page', () => this.tellPage(site));
      await count('home after that publish', () => this.get(site, pages.home));
    }
    return Object.fromEntries(sums);
  }

  async visitAll(sites: number, report: (detail: string) => void): Promise<void> {
    const numbers = Array.from({ length: sites }, (_, site) => site).values();
    let done = 0;
    const visit = async () => {
      for (const site of numbers) {
        const [car] = await this.cars(site, 1);
        for (const path of ['/', '/search', `/cars/${car?.slug}`]) await this.get(site, path);
        done += 1;
        if (done % 25 === 0) report(`${done} of ${sites}`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, visit));
  }

  /** Sends a stock change like the worker. */
  async tellStock(site: number, { id, slug }: Car): Promise<void> {
    const change: StockChange = { id, slug, dealershipId: dealershipOf(site) };
    const body = JSON.stringify({ changes: [change] });
    const { stockWebhookSecret } = this.#settings.secrets;
    await this.#post(site, STOCK_CHANGED_PATH, body, {
      [STOCK_SIGNATURE]: sign(body, stockWebhookSecret, Date.now() / 1_000),
    });
  }

  /** Sends the webhook for a published home page like the content lake. */
  async tellPage(site: number): Promise<void> {
    const slug = slugOf(site);
    const body = JSON.stringify({
      _id: pageId(slug, '/'),
      _type: 'page',
      operation: 'update',
      sites: [slug],
      previousSites: [slug],
      path: '/',
      previousPath: '/',
    });
    const { contentWebhookSecret } = this.#settings.secrets;
    await this.#post(site, '/api/content/changed', body, {
      [SIGNATURE_HEADER]: signature(body, contentWebhookSecret, Date.now()),
    });
  }

  async #post(site: number, path: string, body: string, headers: Record<string, string>): Promise<void> {
    const { storefront: port } = this.#settings.ports;
    const { status } = await ask({
      port,
      host: `${slugOf(site)}.localhost:${port}`,
      path,
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  }

  async #costs(): Promise<PageCosts> {
    const { lake, searches, queries } = await this.#services.requests();
    return { lake: lake.storefront, searches, queries };
  }
}
