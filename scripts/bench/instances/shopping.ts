import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type Stripe from 'stripe';
import { CARD } from '../../checks/integration/reservations/testing/shopper.ts';
import { clientOf, payPage } from '../../emulators/payments/testing/service.ts';
import type { Answer } from '../../tasks/request-storefront.ts';
import type { Cluster } from './cluster.ts';

/** An instance killed during a request does not answer, so the shopper retries. */
const PRESSES = 5;

interface Hold {
  reference: string;
  carId: string;
  sessionId: string;
}

type Post = (path: string, body: object) => Promise<Answer>;

/** Shoppers who hold cars, pay and enquire. Everything confirmed to them must be stored. */
export class Shopping {
  readonly #pool: pg.Pool;
  readonly #post: Post;
  readonly #cluster: Cluster;
  readonly #stripe: Stripe;
  readonly #holds: string[] = [];
  readonly #payments: string[] = [];
  readonly #enquiries: string[] = [];
  #shoppers = 0;

  /** @param post sends a form through Varnish like a browser */
  constructor(cluster: Cluster, pool: pg.Pool, post: Post) {
    this.#cluster = cluster;
    this.#pool = pool;
    this.#post = post;
    this.#stripe = clientOf(cluster.settings.urls.payments, cluster.settings.secrets.stripeSecretKey);
  }

  /** Holds a car at the checkout; the form's token makes retries safe. */
  async hold({ id: carId, slug }: { id: string; slug: string }): Promise<Hold> {
    const { token, name, phone, email } = this.#newShopper();
    await this.#press(`/cars/${slug}/checkout/details`, { token, name, mobile: phone, email });
    const { rows } = await this.#pool.query<{ reference: string; sessionId: string }>(
      `select reference, session_id as "sessionId" from reservations where token = $1`,
      [token],
    );
    if (!rows[0]) throw new Error(`The hold of ${slug} was not stored.`);
    this.#holds.push(rows[0].reference);
    return { ...rows[0], carId };
  }

  /**
   * Pays the deposit like the checkout page. The payments emulator notifies the instance that Varnish
   * chooses.
   */
  async pay({ sessionId, reference }: Hold): Promise<void> {
    const { settings } = this.#cluster;
    const session = await this.#stripe.checkout.sessions.retrieve(sessionId);
    const { status, body } = await payPage(settings.urls.payments, session, CARD.good, {
      key: settings.secrets.stripePublishableKey,
    });
    if (status !== 200) throw new Error(`Paying answers ${status}: ${JSON.stringify(body.error)}`);
    this.#payments.push(reference);
  }

  async release({ reference }: Hold): Promise<void> {
    await this.#pool.query(
      `update reservations set held_until = now() - interval '1 second' where reference = $1 and status = 'held'`,
      [reference],
    );
    await this.#pool.query(`select pg_notify('reservations_changed', '')`);
  }

  async enquire({ slug }: { slug: string }): Promise<void> {
    const { token, name, phone, email } = this.#newShopper();
    const values = { name, phone, email, message: 'Is it still there?', terms: true };
    await this.#press('/api/leads', { token, kind: 'enquiry', car: slug, values });
    this.#enquiries.push(token);
  }

  /** Returns confirmed holds, payments and enquiries that the database lacks. */
  async losses(): Promise<{ promises: number; losses: string[] }> {
    const missingIds = async (what: string, toldIds: readonly string[], knownQuery: string) => {
      const { rows } = await this.#pool.query<{ id: string }>(
        `select id from unnest($1::text[]) as told(id) where not exists (${knownQuery})`,
        [toldIds],
      );
      return rows.map(({ id }) => `${what} ${id}`);
    };
    const ofReservations = 'select from reservations where reference = told.id';
    const losses = [
      ...(await missingIds('the hold', this.#holds, ofReservations)),
      ...(await missingIds('the payment', this.#payments, `${ofReservations} and paid_at is not null`)),
      ...(await missingIds('the enquiry', this.#enquiries, 'select from leads where token::text = told.id')),
    ];
    return { promises: this.#holds.length + this.#payments.length + this.#enquiries.length, losses };
  }

  async #press(path: string, form: object): Promise<void> {
    let answer = await this.#post(path, form);
    for (let presses = 1; answer.status >= 500 && presses < PRESSES; presses += 1)
      answer = await this.#post(path, form);
    const { status, body } = answer;
    if (status >= 400) throw new Error(`${path} answers ${status}: ${body.slice(0, 200)}`);
  }

  #newShopper() {
    this.#shoppers += 1;
    return {
      token: randomUUID(),
      name: 'Kim Sample',
      phone: `04${String(10_000_000 + this.#shoppers * 7_919).slice(-8)}`,
      email: `kim-${Date.now()}-${this.#shoppers}@example.com`,
    };
  }
}
