import type { SanityClient } from '@sanity/client';
import pg from 'pg';
import { lakeWriter } from '../../emulators/lake-writer.ts';
import { ask } from '../../tasks/request-storefront.ts';
import { KINDS } from '../publish/measure.ts';
import type { Cluster } from './cluster.ts';
import { Shopping } from './shopping.ts';

/** A change, and the page that must show it. */
export interface Change {
  name: 'publish' | 'price' | 'hold' | 'payment';
  /** Type of published content: a page, a home page, an offer, a menu. */
  kind?: string;
  site: string;
  path: string;
  isShown(html: string): boolean;
}

interface Car {
  id: string;
  slug: string;
}

interface Held {
  car: Car;
  hold: Awaited<ReturnType<Shopping['hold']>>;
}

const SITE = 'harbour';
const DEALERSHIP = 'harbour-brisbane';
/** Numbers of cars with changing prices, and of others to reserve, which stay reserved once paid. */
const PRICED = 11;
const TO_RESERVE = 40;
/** Share of holds that are paid; the others expire. */
const PAYING = 0.6;

export class Changes {
  readonly #cluster: Cluster;
  readonly #lake: SanityClient;
  readonly #pool: pg.Pool;
  readonly shopping: Shopping;
  #cars: Car[] = [];
  #toReserve: Car[] = [];
  #number = 0;
  #held: Held | null = null;

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
    this.#lake = lakeWriter(cluster.settings);
    this.#pool = new pg.Pool({ connectionString: cluster.databaseUrl, max: 3 });
    this.shopping = new Shopping(cluster, this.#pool, (path, body) => this.#ask(path, body));
  }

  async open(): Promise<void> {
    const { rows } = await this.#pool.query<Car>(
      `select id, slug from cars where dealership_id = $1 and status = 'in_stock' and show_on_dealer_website
       and retired_at is null and record->>'reserved' is distinct from 'true'
       and (record->>'price')::float > 5000 and coalesce((record->>'offer_price')::float, 0) <= 10
       order by slug desc limit 120`,
      [DEALERSHIP],
    );
    const freeCars: Car[] = [];
    for (const car of rows) {
      if (freeCars.length === PRICED + TO_RESERVE) break;
      if (isFree(car)((await this.#ask(`/cars/${car.slug}`)).body)) freeCars.push(car);
    }
    this.#cars = freeCars.slice(0, PRICED);
    this.#toReserve = freeCars.slice(PRICED);
  }

  async close(): Promise<void> {
    if (this.#held) await this.shopping.release(this.#held.hold);
    await this.#pool.end();
  }

  async publish(): Promise<Change> {
    const kinds = Object.entries(KINDS);
    const [kind, { id, field, site, path }] = kinds[
      Math.floor(Math.random() * kinds.length)
    ] as (typeof kinds)[number];
    this.#number += 1;
    const words = `Edition ${this.#number} of ${Date.now().toString(36)}`;
    await this.#lake
      .patch(id)
      .set({ [field]: words })
      .commit();
    return { name: 'publish', kind, site, path, isShown: (html) => html.includes(words) };
  }

  /** Changes a price like a feed. */
  async price(): Promise<Change> {
    const car = this.anyCar();
    this.#number += 1;
    const price = 20_000 + ((Date.now() + this.#number) % 70_000);
    await this.#pool.query(
      `with changed as (update cars set record = record || jsonb_build_object('price', $2::int) where id = $1
                        returning id, slug, dealership_id)
       insert into stock_outbox (car_id, slug, dealership_id) select id, slug, dealership_id from changed`,
      [car.id, price],
    );
    await this.#pool.query('notify stock_changed');
    const words = `$${price.toLocaleString('en-AU')}`;
    return { ...pageOf(car), name: 'price', isShown: (html) => html.includes(words) };
  }

  /** Holds a car at the checkout; the next call pays the deposit or ends the hold. */
  async reservation(): Promise<Change> {
    if (this.#held) return this.#endOfHold(this.#held);
    const car = this.#toReserve.shift();
    if (!car) throw new Error(`There is no car of ${DEALERSHIP} left to reserve.`);
    this.#held = { car, hold: await this.shopping.hold(car) };
    return { ...pageOf(car), name: 'hold', isShown: (html) => html.includes(ON_HOLD) };
  }

  async #endOfHold({ car, hold }: Held): Promise<Change> {
    this.#held = null;
    if (Math.random() < PAYING) {
      await this.shopping.pay(hold);
      return { ...pageOf(car), name: 'payment', isShown: (html) => html.includes(PAID) };
    }
    await this.shopping.release(hold);
    this.#toReserve.push(car);
    return { ...pageOf(car), name: 'hold', isShown: isFree(car) };
  }

  anyCar(): Car {
    return this.#cars[Math.floor(Math.random() * this.#cars.length)] as Car;
  }

  #ask(path: string, form?: object) {
    this.#number += 1;
    const { storefront: port } = this.#cluster.settings.ports;
    const host = `${SITE}.localhost:${port}`;
    const headers = { 'x-forwarded-for': `203.0.113.${this.#number % 250}` };
    if (!form) return ask({ port, host, path, headers });
    return ask({
      port,
      host,
      path,
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        accept: 'application/json',
        origin: `http://${host}`,
      },
      body: JSON.stringify(form),
    });
  }
}

const pageOf = ({ slug }: Car) => ({ site: SITE, path: `/cars/${slug}` });
/** Texts on a car's page during payment and once paid. */
const ON_HOLD = 'On hold until';
const PAID = 'has been reserved';

const isFree =
  ({ slug }: Car) =>
  (html: string): boolean =>
    html.includes(`href="/cars/${slug}/checkout"`);
