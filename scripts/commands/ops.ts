// pnpm ops lead ID|EMAIL: explains why a lead did not arrive.
// pnpm ops stock SITE: shows the age of a site's stock by feed.
// pnpm ops slow --metrics URL... [--seconds 60]: lists slow sites, from the metrics of each storefront.
// pnpm ops changes [--hours 1]: lists recent changes: imports, content, reservations, abandoned deliveries.
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { changesSince } from '@forecourt/lib/operations/changes.server';
import { explainDelivery, leadVerdict } from '@forecourt/lib/operations/explain-lead';
import { findLeads } from '@forecourt/lib/operations/find-leads.server';
import {
  meanMs,
  requestsBetween,
  type SiteRequests,
  siteRequests,
  slowestFirst,
} from '@forecourt/lib/operations/site-requests';
import { stockAges, waitingChanges } from '@forecourt/lib/operations/stock-age.server';
import { parseEnvironment, variables } from '@forecourt/lib/platform/env';
import { publishedContent } from '@forecourt/lib/sites/content-lake/client.server';
import type pg from 'pg';
import { z } from 'zod';
import { runCommand, usageOf } from './command.ts';
import { openDatabase } from './database.ts';
import { loadEnvironment } from './terminal/environment.ts';
import { Advice } from './terminal/steps.mjs';

const METRICS_TIMEOUT_MS = 5_000;
const MOST_DOCUMENTS = 50;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      metrics: { type: 'string', multiple: true, default: [] },
      seconds: { type: 'string' },
      hours: { type: 'string', default: '1' },
    },
  });
  const [question, key] = positionals;
  if (question === 'lead' && key) await withDatabase((pool) => printLeads(pool, key));
  else if (question === 'stock' && key) await withDatabase((pool) => printStock(pool, key));
  else if (question === 'slow' && values.metrics.length > 0)
    await printSlow(values.metrics, numberOf('seconds', values.seconds ?? '0'));
  else if (question === 'changes')
    await withDatabase((pool) => printChanges(pool, numberOf('hours', values.hours)));
  else throw new Advice(usageOf(import.meta.filename));
});

function numberOf(option: string, text: string): number {
  const value = Number(text);
  if (!(value >= 0 && value <= 24 * 90))
    throw new Advice(`--${option} must be a number from 0 to ${24 * 90}.`);
  return value;
}

async function withDatabase(work: (pool: pg.Pool) => Promise<void>): Promise<void> {
  loadEnvironment(['DATABASE_URL']);
  const { DATABASE_URL } = parseEnvironment(z.object({ DATABASE_URL: variables.DATABASE_URL }), process.env);
  const pool = await openDatabase(DATABASE_URL);
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function timeOf(date: Date | null): string {
  return date?.toISOString() ?? 'never';
}

function hoursSince(date: Date): string {
  return `${((Date.now() - date.getTime()) / 3_600_000).toFixed(1)} h`;
}

async function printLeads(pool: pg.Pool, key: string): Promise<void> {
  const leads = await findLeads(pool, key);
  if (leads.length === 0)
    throw new Advice(
      'There is no such lead. If the shopper saw an error, the lead was never accepted: search the log for "lead".',
    );
  const now = new Date();
  for (const lead of leads)
    print([
      `${lead.id}  ${timeOf(lead.createdAt)}  ${lead.site}  ${lead.kind}`,
      `  ${leadVerdict(lead, now)}`,
      ...lead.deliveries.map((delivery) => `  - ${explainDelivery(delivery, now)}`),
    ]);
}

/** Returns the published content if its variables are set, otherwise null. */
function contentLake() {
  const { SANITY_PROJECT_ID, SANITY_DATASET } = process.env;
  return SANITY_PROJECT_ID && SANITY_DATASET ? publishedContent(process.env) : null;
}

async function printStock(pool: pg.Pool, site: string): Promise<void> {
  const lake = contentLake();
  if (!lake)
    throw new Advice('Set SANITY_PROJECT_ID and SANITY_DATASET, which name the dealerships of a site.');
  const dealershipIds = await lake.fetch<string[] | null>(
    `*[_type == "site" && slug.current == $site][0].dealerships[]._ref`,
    { site },
  );
  if (!dealershipIds) throw new Advice(`Site ${site} does not exist.`);
  const feeds = await stockAges(pool, dealershipIds);
  print(
    feeds.map(({ feed, vehicles, currentAt, outcome, problem, switchedOffAt }) =>
      [
        `${feed}: ${vehicles} vehicles, as of ${timeOf(currentAt)}${currentAt ? ` (${hoursSince(currentAt)} ago)` : ''}`,
        ...(outcome ? [`last import ${outcome}`] : []),
        ...(problem ? [problem] : []),
        ...(switchedOffAt ? [`switched off since ${timeOf(switchedOffAt)}`] : []),
      ].join(', '),
    ),
  );
  if (feeds.length === 0)
    print([`No feed lists vehicles of ${dealershipIds.join(', ') || 'any dealership'}.`]);
  const { toIndex, toAnnounce, since } = await waitingChanges(pool, dealershipIds);
  print([
    since
      ? `${toIndex} changes are not in search yet, ${toAnnounce} not on pages, the oldest since ${timeOf(since)}.`
      : 'Search and pages are up to date.',
  ]);
}

async function printSlow(urls: readonly string[], seconds: number): Promise<void> {
  const readAll = async (): Promise<SiteRequests[]> =>
    siteRequests(
      await Promise.all(
        urls.map(async (url) => {
          const address = new URL('/metrics', url);
          const response = await fetch(address, { signal: AbortSignal.timeout(METRICS_TIMEOUT_MS) });
          if (!response.ok) throw new Advice(`${address.host} answered ${response.status}.`);
          return response.text();
        }),
      ),
    );
  let sites = await readAll();
  if (seconds > 0) {
    await setTimeout(seconds * 1_000);
    sites = requestsBetween(sites, await readAll());
  }
  const lines = slowestFirst(sites).map((site) => {
    const failed = ((site.failed / site.requests) * 100).toFixed(1);
    return `${site.site}: ${meanMs(site).toFixed(0)} ms on average, ${site.requests} requests, ${failed}% failed`;
  });
  print(lines.length > 0 ? lines : ['No site had visitors.']);
}

async function printChanges(pool: pg.Pool, hours: number): Promise<void> {
  const since = new Date(Date.now() - hours * 3_600_000);
  const changes = await changesSince(pool, since);
  const documents =
    (await contentLake()?.fetch<{ at: string; type: string; name: string | null }[]>(
      `*[_updatedAt >= $since && !(_type match "sanity.*" || _type match "system.*")] | order(_updatedAt desc)[0...$most]{
        "at": _updatedAt, "type": _type, "name": coalesce(title, name, heading, _id) }`,
      { since: since.toISOString(), most: MOST_DOCUMENTS },
    )) ?? [];
  const lines = [
    ...changes.map(({ at, what }) => ({ at: at.toISOString(), what })),
    ...documents.map(({ at, type, name }) => ({ at, what: `content ${type}: ${name}` })),
  ]
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .map(({ at, what }) => `${at}  ${what}`);
  print(lines.length > 0 ? lines : [`Nothing changed in the last ${hours} hours.`]);
}
