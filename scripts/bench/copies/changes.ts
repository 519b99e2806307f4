import { randomUUID } from 'node:crypto';
import type { SanityClient } from '@sanity/client';
import pg from 'pg';
import { lakeWriter } from '../../local/lake-writer.ts';
import { ask } from '../../tasks/ask.ts';
import { KINDS } from '../publish/measure.ts';
import type { Farm } from './farm.ts';

/** Something that changed, and the page that has to show it. */
export interface Change {
  name: 'publish' | 'price' | 'reservation';
  /** What was published: a page, a home page, an offer, a menu. */
  kind?: string;
  site: string;
  path: string;
  /** Whether a page shows it. */
  isShown(html: string): boolean;
}

interface Car {
  id: string;
  slug: string;
}

const SITE = 'harbour';
const DEALERSHIP = 'harbour-brisbane';
const CARS = 12;

/** Makes changes as editors, feeds and shoppers do. */
export class Changes {
  readonly #farm: Farm;
  readonly #lake: SanityClient;
  readonly #pool: pg.Pool;
  #cars: Car[] = [];
  #number = 0;
  #reserved: Car | null = null;

  constructor(farm: Farm) {
    this.#farm = farm;
    this.#lake = lakeWriter(farm.settings);
    this.#pool = new pg.Pool({ connectionString: farm.databaseUrl, max: 2 });
  }

  async open(): Promise<void> {
    const { rows } = await this.#pool.query<Car>(
      `select id, slug from cars where dealership_id = $1 and status = 'in_stock' and show_on_dealer_website
       and retired_at is null and record->>'reserved' is distinct from 'true'
       and (record->>'price')::float > 5000 and coalesce((record->>'offer_price')::float, 0) <= 10
       order by slug desc limit 60`,
      [DEALERSHIP],
    );
    for (const car of rows) {
      if (this.#cars.length === CARS) break;
      if (isFree(car)((await this.#ask(`/cars/${car.slug}`)).body)) this.#cars.push(car);
    }
  }

  async close(): Promise<void> {
    await this.release();
    await this.#pool.end();
  }

  /** An editor publishes a page, a home page, an offer or a menu. */
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

  /** A feed brings another price. */
  async price(): Promise<Change> {
    const car = this.#cars[Math.floor(Math.random() * (this.#cars.length - 1))] as Car;
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
    return { name: 'price', site: SITE, path: `/cars/${car.slug}`, isShown: (html) => html.includes(words) };
  }

  /** A shopper holds a car at the checkout; the next time, the hold ends. */
  async reservation(): Promise<Change> {
    const car = this.#cars.at(-1) as Car;
    const path = `/cars/${car.slug}`;
    if (this.#reserved) {
      await this.release();
      return { name: 'reservation', site: SITE, path, isShown: isFree(car) };
    }
    this.#number += 1;
    const form = {
      token: randomUUID(),
      name: 'Kim Sample',
      mobile: `04${String(10_000_000 + this.#number * 7_919).slice(-8)}`,
      email: `kim-${Date.now()}-${this.#number}@example.com`,
    };
    const press = () => this.#ask(`${path}/checkout/details`, form);
    let { status, body } = await press();
    // A copy that is killed in the middle answers nobody: the shopper presses again, and the form's token holds the car once.
    for (let times = 1; status >= 502 && times < 5; times += 1) ({ status, body } = await press());
    if (status >= 400) throw new Error(`Holding a car answers ${status}: ${body.slice(0, 200)}`);
    this.#reserved = car;
    return { name: 'reservation', site: SITE, path, isShown: (html) => !isFree(car)(html) };
  }

  /** Ends the hold there is. */
  async release(): Promise<void> {
    if (!this.#reserved) return;
    await this.#pool.query(
      `update reservations set held_until = now() - interval '1 second' where car_id = $1 and status = 'held'`,
      [this.#reserved.id],
    );
    await this.#pool.query(`select pg_notify('reservations_changed', '')`);
    this.#reserved = null;
  }

  #ask(path: string, form?: object) {
    const { storefront: port } = this.#farm.settings.ports;
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

/** Whether a car's page offers to reserve it. */
const isFree =
  ({ slug }: Car) =>
  (html: string): boolean =>
    html.includes(`href="/cars/${slug}/checkout"`);
