import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Queryable } from '../../platform/database/client.server.ts';
import { vendorCalls, vendorsUp } from '../../platform/network/vendor.server.ts';
import type { SiteStock } from '../stock-age.server.ts';
import {
  DATABASE_METRICS,
  PROCESS_METRICS,
  SCRAPE_METRICS,
  SITE_METRICS,
  STOREFRONT_METRICS,
} from './catalogue.ts';
import { databaseReadings, type Reading } from './readings.server.ts';

/** Buckets from a cached page (a millisecond) to one that waits for a vendor (seconds). */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Returns a registry with Node's default metrics and the process's vendor calls. */
export function processRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  new Counter({
    ...describe('forecourt_vendor_calls_total'),
    registers,
    collect() {
      this.reset();
      for (const { count, ...labels } of vendorCalls()) this.inc(labels, count);
    },
  });
  new Gauge({
    ...describe('forecourt_vendor_up'),
    registers,
    collect() {
      for (const { vendor, isUp } of vendorsUp()) this.set({ vendor }, isUp ? 1 : 0);
    },
  });
  return registry;
}

/** Sources of the storefront's metrics at a scrape. Counts are totals since the start. */
interface StorefrontSources {
  cacheReads: () => readonly { kind: string; result: string; count: number }[];
  siteCacheReads: () => readonly { site: string; result: string; count: number }[];
  leads: () => readonly { site: string; outcome: string; count: number }[];
  challenges: () => readonly { site: string; outcome: string; count: number }[];
  /** CDN purges by result; null without a CDN. */
  purges: () => Readonly<Record<string, number>> | null;
  areProxiesWrong: () => boolean;
  /** Leads in this instance's spool; null without a spool. */
  spooledLeads: () => Promise<number | null>;
  /** Returns whether the shared store is reachable; null without one. */
  isSharedCacheUp: () => Promise<boolean | null>;
}

/**
 * Adds the storefront's metrics to a registry.
 * @returns a function that counts a response by page kind, status, seconds and site; omit the site for
 * unknown hosts, so that they can't create series
 */
export function storefrontMetrics(
  registry: Registry,
  {
    cacheReads,
    siteCacheReads,
    leads,
    challenges,
    purges,
    areProxiesWrong,
    spooledLeads,
    isSharedCacheUp,
  }: StorefrontSources,
): { answered: (kind: string, status: number, seconds: number, site?: string) => void } {
  const registers = [registry];
  const durations = new Histogram({
    ...describe('forecourt_request_duration_seconds'),
    buckets: SECONDS,
    registers,
  });
  const siteRequests = new Counter({ ...describe('forecourt_site_requests_total'), registers });
  const siteSeconds = new Counter({ ...describe('forecourt_site_request_seconds_total'), registers });
  new Counter({
    ...describe('forecourt_cache_reads_total'),
    registers,
    collect() {
      this.reset();
      for (const { count, ...labels } of cacheReads()) this.inc(labels, count);
    },
  });
  new Counter({
    ...describe('forecourt_site_cache_reads_total'),
    registers,
    collect() {
      this.reset();
      for (const { count, ...labels } of siteCacheReads()) this.inc(labels, count);
    },
  });
  new Counter({
    ...describe('forecourt_leads_total'),
    registers,
    collect() {
      this.reset();
      for (const { count, ...labels } of leads()) this.inc(labels, count);
    },
  });
  new Counter({
    ...describe('forecourt_challenges_total'),
    registers,
    collect() {
      this.reset();
      for (const { count, ...labels } of challenges()) this.inc(labels, count);
    },
  });
  new Counter({
    ...describe('forecourt_purges_total'),
    registers,
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(purges() ?? {})) this.inc({ result }, count);
    },
  });
  new Gauge({
    ...describe('forecourt_trusted_proxies_wrong'),
    registers,
    collect() {
      this.set(areProxiesWrong() ? 1 : 0);
    },
  });
  new Gauge({
    ...describe('forecourt_leads_spooled'),
    registers,
    async collect() {
      const count = await spooledLeads();
      if (count === null) this.remove();
      else this.set(count);
    },
  });
  new Gauge({
    ...describe('forecourt_shared_cache_up'),
    registers,
    async collect() {
      const isUp = await isSharedCacheUp();
      if (isUp === null) this.remove();
      else this.set(isUp ? 1 : 0);
    },
  });
  return {
    answered: (kind, code, seconds, site) => {
      const status = `${Math.floor(code / 100)}xx`;
      durations.observe({ kind, status }, seconds);
      if (!site) return;
      siteRequests.inc({ site, status });
      siteSeconds.inc({ site }, seconds);
    },
  };
}

const COUNTED = { ...PROCESS_METRICS, ...STOREFRONT_METRICS };
const describe = (name: keyof typeof COUNTED) => {
  const { help, labels } = COUNTED[name];
  return { name, help, labelNames: [...labels] };
};

/** Returns only whether the database responds, for processes that don't export more of it. */
export async function databaseUp(database: Queryable): Promise<string> {
  const isUp = await database.query('select 1').then(
    () => true,
    () => false,
  );
  const registry = new Registry();
  setDatabaseUp(registry, isUp);
  return registry.metrics();
}

function setDatabaseUp(registry: Registry, isUp: boolean): void {
  const { help } = SCRAPE_METRICS.forecourt_database_up;
  new Gauge({ name: 'forecourt_database_up', help, registers: [registry] }).set(isUp ? 1 : 0);
}

/** Returns the database metrics in Prometheus' text format, without failed queries. */
export async function databaseMetrics(database: Queryable): Promise<string> {
  const { readings, isComplete } = await databaseReadings(database);
  const registry = new Registry();
  setDatabaseUp(registry, isComplete);
  for (const [name, ofName] of Map.groupBy(readings, (reading: Reading) => reading.name)) {
    const { help, labels } = DATABASE_METRICS[name];
    const gauge = new Gauge({ name, help, labelNames: [...labels], registers: [registry] });
    for (const { labels: values, value } of ofName) gauge.set(values, value);
  }
  return registry.metrics();
}

/** Returns the age of each site's stock in Prometheus' text format. */
export function siteStockMetrics(stock: readonly SiteStock[]): Promise<string> {
  const registry = new Registry();
  const { help, labels } = SITE_METRICS.forecourt_site_stock_age_seconds;
  const gauge = new Gauge({
    name: 'forecourt_site_stock_age_seconds',
    help,
    labelNames: [...labels],
    registers: [registry],
  });
  for (const { site, currentAt } of stock)
    gauge.set({ site }, Math.max(0, (Date.now() - currentAt.getTime()) / 1_000));
  return registry.metrics();
}
