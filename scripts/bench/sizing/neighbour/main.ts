import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Figure } from '../../report.ts';
import type { Installation } from '../installation.ts';
import { slugOf } from '../sites.ts';
import { dealershipOf } from '../stock.ts';
import type { Flooded } from './processes/flood.ts';
import { type Page, QuietSites, type Watched } from './watch.ts';

const NOISY = 1;
const QUIET = [0, 2, 3];
const SECONDS = 10;
/** More connections than the page queue holds, and more than there are database connections. */
const LANES = { pages: 300, leads: 100 };
const LARGE_LIST = 20_000;
/** The first vehicles of each site are cached beforehand. */
const VISITED = 2;
const MOST_PAGES = 1_000;

type Round = keyof typeof ROUNDS;
/** In this order, because the enquiries leave mails to send. */
const ROUNDS = {
  quiet: 'no noise',
  pages: "another site's uncached addresses, 300 connections",
  import: `another site's list of ${LARGE_LIST.toLocaleString('en-AU')} vehicles`,
  quietAgain: 'no noise, again',
  leads: "another site's enquiries, 100 connections",
} as const;

/**
 * Measures what visitors of quiet sites get without noise, while another site is flooded, and while it
 * imports a large list.
 * @returns times next to those without noise; a round with a refused or failed visitor misses its target
 */
export async function measureNeighbour(place: Installation): Promise<Figure[]> {
  const { settings, visits } = place;
  const { storefront: port } = settings.ports;
  const hostOf = (site: number) => `${slugOf(site)}.localhost:${port}`;
  const pages: Page[] = [];
  for (const site of QUIET)
    for (const { slug } of (await visits.cars(site, MOST_PAGES)).slice(VISITED))
      pages.push({ host: hostOf(site), path: `/cars/${slug}` });
  const [home = 0] = QUIET;
  const carOf = async (site: number) => (await visits.cars(site, 1))[0]?.slug ?? '';
  const quiet = new QuietSites(port, { host: hostOf(home), path: '/' }, pages, await carOf(home));
  const noisy = { host: hostOf(NOISY), car: await carOf(NOISY) };

  const rows: Figure[] = [];
  let first: Watched | null = null;
  for (const round of Object.keys(ROUNDS) as Round[]) {
    const [watched, noise] = await watchDuring(round, quiet, place, noisy);
    first ??= watched;
    rows.push(rowOf(ROUNDS[round], watched, first, noise));
  }
  return rows;
}

async function watchDuring(
  round: Round,
  quiet: QuietSites,
  { settings, services, folder }: Installation,
  noisy: { host: string; car: string },
): Promise<[Watched, string]> {
  const aWhile = () => delay(SECONDS * 1_000);
  if (round === 'quiet' || round === 'quietAgain') return [await quiet.watch(aWhile()), ''];
  if (round === 'import') {
    const args = [services.databaseUrl, folder, dealershipOf(NOISY), String(LARGE_LIST)];
    const child = fork(path.join(import.meta.dirname, 'processes', 'import.ts'), args);
    await once(child, 'message');
    const imported = ended<{ seconds: number }>(child, 'begin');
    // Its effects on search and pages take about as long as the import.
    const watched = await quiet.watch(imported.then(({ seconds }) => delay(seconds * 1_000)));
    return [watched, `imported in ${(await imported).seconds.toFixed(1)} s`];
  }
  const args = [String(settings.ports.storefront), noisy.host, noisy.car, round, String(LANES[round])];
  const child = fork(path.join(import.meta.dirname, 'processes', 'flood.ts'), args);
  const watched = await quiet.watch(aWhile());
  const flooded = await ended<Flooded>(child, 'end');
  const noise = Object.entries(flooded).map(([status, count]) => `${count} x ${status}`);
  return [watched, noise.join(', ')];
}

async function ended<Message>(child: ChildProcess, message: string): Promise<Message> {
  const answer = once(child, 'message');
  const exit = once(child, 'exit').then(([code]) => {
    if (code) throw new Error(`A noise process ended with ${String(code)}`);
  });
  child.send(message);
  const [last] = (await Promise.race([answer, exit.then(() => answer)])) as [Message];
  await exit;
  return last;
}

function rowOf(name: string, watched: Watched, quiet: Watched, noise: string): Figure {
  const kinds = ['cached', 'uncached', 'lead'] as const;
  const times = kinds.map((kind) => {
    const { p50, p95 } = watched[kind];
    const ratio = (p50 / quiet[kind].p50).toFixed(1);
    return [`${kind}: p50 (p95) ms`, `${p50.toFixed(0)} (${p95.toFixed(0)}), ${ratio} times`];
  });
  const failed = kinds.reduce((sum, kind) => sum + watched[kind].failed, 0);
  const asked = kinds.reduce((sum, kind) => sum + watched[kind].asked, 0);
  return {
    meanwhile: name,
    ...Object.fromEntries(times),
    failed: `${failed} of ${asked}`,
    noise,
    met: failed === 0,
  };
}
