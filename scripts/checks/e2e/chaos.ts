import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import type pg from 'pg';
import { settingsFromEnvironment, storefrontEnvironment } from '../../emulators/settings.ts';
import { type Fault, Outage } from '../../tasks/outage.ts';
import { type Answer, ask } from '../../tasks/request-storefront.ts';
import { behindFront, Front, type Group, Store, StorefrontInstance } from './instances.ts';

const SITE = 'harbour';
const PAGES: readonly string[] = ['/', '/search', '/contact', '/about-us'];
/** Pauses before each retry of a lead, as in the form's script. */
const PAUSES_MS = [1_500, 1_500];
const LEAD_EVERY_MS = 500;
const PAGE_EVERY_MS = 50;
const UNCACHED_EVERY_MS = 1_000;
const FLAP_MS = 1_000;
const RECOVERY_MS = 60_000;

export const SERVICES = ['content', 'search', 'database', 'store', 'payments'] as const;
export type Service = (typeof SERVICES)[number];
/** `flap`: the service alternates between working and refusing connections. */
export type Kind = Fault | 'flap';

export interface Figures {
  /** Answers to pages that were cached before. */
  cached: { asked: number; served: number };
  /** Answers to uncached vehicle pages: rendered, or refused with a message and a phone number. */
  uncached: { asked: number; served: number; words: number };
  /**
   * Leads accepted or refused with our message; `lost` were accepted but not stored, `doubled` stored more
   * than once.
   */
  leads: { sent: number; taken: number; refused: number; lost: number; doubled: number };
  /**
   * Milliseconds from the end of the outage until both instances render pages, accept leads and have no
   * backlog.
   */
  recoveredMs: number;
  /** Peak requests per second to the services under the same load, before and after the outage. */
  busiest: { before: number; after: number };
}

interface Options {
  ports?: Group;
  pace?: number;
  /** How many vehicle pages are requested, and so cached, beforehand. */
  vehiclesShown?: number;
}

export class Chaos {
  readonly #settings = settingsFromEnvironment();
  readonly #databaseUrl = process.env.DATABASE_URL ?? '';
  readonly #outages: Record<Service, Outage>;
  readonly #addresses: Record<string, string>;
  readonly #ports: Group;
  readonly #pace: number;
  readonly #vehiclesShown: number;
  readonly #store: Store;
  readonly #instances: readonly StorefrontInstance[];
  readonly #front: Front;
  readonly #folders: string[] = [];
  #pool: pg.Pool | null = null;
  #shown = PAGES;
  #vehicles: string[] = [];
  #visitor = 0;

  constructor({ ports = 'chaos', pace = 1, vehiclesShown = 0 }: Options = {}) {
    this.#ports = ports;
    this.#pace = pace;
    this.#vehiclesShown = vehiclesShown;
    this.#store = new Store(ports);
    this.#instances = [new StorefrontInstance(0, ports), new StorefrontInstance(1, ports)];
    this.#front = new Front(this.#instances, ports);
    this.#addresses = storefrontEnvironment(this.#settings, this.#databaseUrl);
    this.#outages = {
      content: new Outage(this.#addresses.SANITY_API_HOST ?? ''),
      search: new Outage(this.#addresses.ALGOLIA_HOST ?? ''),
      database: new Outage(this.#databaseUrl),
      store: new Outage(this.#store.url),
      payments: new Outage(this.#addresses.STRIPE_HOST ?? ''),
    };
  }

  async start(): Promise<void> {
    await this.#store.start();
    const [content, search, database, store, payments] = await Promise.all(
      SERVICES.map((name) => this.#outages[name].start()),
    );
    const databaseUrl = new URL(this.#databaseUrl);
    databaseUrl.hostname = 'localhost';
    databaseUrl.port = new URL(database ?? '').port;
    for (const instance of this.#instances) {
      const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-spool-'));
      this.#folders.push(folder);
      await instance.start({
        ...behindFront(this.#ports),
        // Varnish, and the simulated visitors, which set their own address.
        TRUSTED_PROXIES: '2',
        SANITY_API_HOST: content,
        ALGOLIA_HOST: search,
        DATABASE_URL: databaseUrl.href,
        REDIS_URL: store?.replace('http', 'redis'),
        STRIPE_HOST: payments,
        LEAD_SPOOL: folder,
      });
    }
    await this.#front.start();
    this.#pool = openPool(this.#databaseUrl);
    const { body } = await this.#get(this.#front.port, '/sitemap.xml');
    const vehicles = [...body.matchAll(/<loc>https?:\/\/[^/<]+(\/cars\/[^<]+)<\/loc>/g)].map(
      ([, at]) => at ?? '',
    );
    this.#shown = [...PAGES, ...vehicles.slice(0, this.#vehiclesShown)];
    this.#vehicles = vehicles.slice(this.#vehiclesShown);
    for (const at of this.#shown)
      for (const port of [this.#front.port, ...this.#instances.map((instance) => instance.port)])
        await this.#get(port, at);
  }

  async stop(): Promise<void> {
    await this.#front.stop();
    await Promise.all(this.#instances.map((instance) => instance.stop('SIGKILL')));
    await this.#store.kill();
    await this.#pool?.end();
    for (const service of SERVICES) await this.#outages[service].stop();
    for (const folder of this.#folders) await rm(folder, { recursive: true, force: true });
  }

  /**
   * Runs an outage of services under load, then recovery under load.
   * @param seconds duration of the outage
   * @param around seconds of load before and after it
   */
  async measure(services: readonly Service[], kind: Kind, seconds: number, around = 0): Promise<Figures> {
    const run = randomUUID();
    const figures: Figures = {
      cached: { asked: 0, served: 0 },
      uncached: { asked: 0, served: 0, words: 0 },
      leads: { sent: 0, taken: 0, refused: 0, lost: 0, doubled: 0 },
      recoveredMs: 0,
      busiest: { before: 0, after: 0 },
    };
    const taken: string[] = [];
    const stopLoad = this.#load(figures, taken, run);
    figures.busiest.before = await this.#busiest(services, around);
    await this.#takeAway(services, kind, seconds * 1_000);
    [figures.busiest.after, figures.recoveredMs] = await Promise.all([
      this.#busiest(services, around),
      this.#recovery(),
    ]);
    await stopLoad();
    // Leads may still be spooled on a disk.
    await this.#recovery();
    const stored = await this.#countsOf(run);
    figures.leads.lost = taken.filter((email) => !stored.has(email)).length;
    figures.leads.doubled = [...stored.values()].filter((count) => count > 1).length;
    return figures;
  }

  /** Requests pages and sends leads. Returns a function that stops this and waits for the last answer. */
  #load(figures: Figures, taken: string[], run: string): () => Promise<void> {
    const ports = [this.#front.port, ...this.#instances.map(({ port }) => port)];
    const underWay: Promise<void>[] = [];
    let isOver = false;
    const every = async (pauseMs: number, visit: () => Promise<void>) => {
      while (!isOver) {
        underWay.push(visit());
        await delay(pauseMs * this.#pace);
      }
    };
    const visitors = [
      every(PAGE_EVERY_MS, async () => {
        const number = figures.cached.asked;
        figures.cached.asked += 1;
        const at = this.#shown[number % this.#shown.length] ?? '/';
        const port = ports[Math.floor(number / this.#shown.length) % ports.length] ?? 0;
        const answer = await this.#get(port, at);
        if (answer.status === 200) figures.cached.served += 1;
      }),
      every(UNCACHED_EVERY_MS, async () => {
        const at = this.#vehicles.shift() ?? `/search?query=${randomUUID()}`;
        figures.uncached.asked += 1;
        const answer = await this.#get(this.#front.port, at);
        if (answer.status === 200) figures.uncached.served += 1;
        else if (answer.body.includes('href="tel:')) figures.uncached.words += 1;
      }),
      every(LEAD_EVERY_MS, async () => {
        figures.leads.sent += 1;
        const token = randomUUID();
        const outcome = await this.#sendLead(token, `${token}@${run}.example`);
        if (outcome === 'taken') taken.push(`${token}@${run}.example`);
        if (outcome !== 'failed') figures.leads[outcome] += 1;
      }),
    ];
    return async () => {
      isOver = true;
      await Promise.all(visitors);
      await Promise.all(underWay);
    };
  }

  async #takeAway(services: readonly Service[], kind: Kind, forMs: number): Promise<void> {
    const begin = () => {
      for (const service of services) this.#outages[service].begin(kind === 'flap' ? 'refuse' : kind);
    };
    const end = () => {
      for (const service of services) this.#outages[service].end();
    };
    const until = performance.now() + forMs;
    begin();
    while (kind === 'flap' && performance.now() < until) {
      await delay(FLAP_MS);
      end();
      await delay(FLAP_MS);
      begin();
    }
    await delay(Math.max(0, until - performance.now()));
    end();
  }

  async #busiest(services: readonly Service[], seconds: number): Promise<number> {
    const asked = () => services.reduce((sum, service) => sum + this.#outages[service].asked, 0);
    let most = 0;
    for (let second = 0; second < seconds; second++) {
      const before = asked();
      await delay(1_000);
      most = Math.max(most, asked() - before);
    }
    return most;
  }

  async #recovery(): Promise<number> {
    const start = performance.now();
    const isWell = async () => {
      for (const instance of this.#instances) {
        const [about, lead] = await Promise.all([
          this.#get(instance.port, `/search?body=SUV&recovery=${randomUUID()}`),
          this.#post(instance.port, randomUUID(), `${randomUUID()}@recovery.example`),
        ]);
        if (about.status !== 200 || lead.status !== 201) return false;
      }
      const waiting = await Promise.all(this.#folders.map((folder) => readdir(folder)));
      return waiting.flat().length === 0;
    };
    while (!(await isWell())) {
      if (performance.now() - start > RECOVERY_MS) throw new Error('The storefronts do not recover.');
      await delay(250);
    }
    return Math.round(performance.now() - start);
  }

  async #countsOf(run: string): Promise<Map<string, number>> {
    const { rows } = (await this.#pool?.query<{ email: string; count: number }>(
      `select payload->>'email' as email, count(*)::int as count from leads
       where payload->>'email' like $1 group by 1`,
      [`%@${run}.example`],
    )) ?? { rows: [] };
    return new Map(rows.map(({ email, count }) => [email, count]));
  }

  /**
   * Sends a lead and retries with the same token while the server is unavailable, as the form's script does.
   */
  async #sendLead(token: string, email: string): Promise<'taken' | 'refused' | 'failed'> {
    let answer = await this.#post(this.#front.port, token, email);
    for (const pauseMs of PAUSES_MS) {
      if (![0, 502, 503, 504].includes(answer.status)) break;
      await delay(pauseMs);
      answer = await this.#post(this.#front.port, token, email);
    }
    if (answer.status === 200 || answer.status === 201) return 'taken';
    return /^\{.*"error":"An error occurred when submitting this form"/.test(answer.body)
      ? 'refused'
      : 'failed';
  }

  #post(port: number, token: string, email: string): Promise<Answer> {
    return this.#ask(port, '/api/leads', {
      token,
      kind: 'enquiry',
      values: {
        name: 'Kim',
        phone: '0412 345 678',
        email,
        message: 'Is it there?',
        category: 'Feedback',
        dealership: 'harbour-gold-coast',
        location: 'harbour-southport',
      },
    });
  }

  #get(port: number, at: string): Promise<Answer> {
    return this.#ask(port, at);
  }

  /** Sends one request with a new visitor address; status 0 means the connection was cut. */
  async #ask(port: number, at: string, body?: object): Promise<Answer> {
    this.#visitor += 1;
    const address = `203.0.${Math.floor(this.#visitor / 250) % 250}.${this.#visitor % 250}`;
    // Requests straight to an instance skip Varnish, so add the missing proxy address.
    const forwardedFor = port === this.#front.port ? address : `${address}, 127.0.0.1`;
    try {
      return await ask({
        port,
        host: `${SITE}.localhost:${port}`,
        path: at,
        headers: {
          'x-forwarded-for': forwardedFor,
          'accept-encoding': 'identity',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      });
    } catch {
      return { status: 0, headers: new Headers(), body: '' };
    }
  }
}
