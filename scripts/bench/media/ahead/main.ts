// node scripts/bench/media/ahead/main.ts [COUNT]: a worker prefetches 10,000 photos of a new dealer while an
// image server answers shoppers at a steady rate. Prints the ratio of its answer times to those without
// prefetching in the same run, and photos per second. The dealer's host answers immediately, which is the
// worst case.
import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { serveImages } from '@forecourt/lib/inventory/media/serve.server';
import { type KeyPairs, keyPairs, signedPhoto } from '@forecourt/lib/inventory/media/signed-address';
import { signedVariant } from '@forecourt/lib/inventory/media/variants';
import { openPool } from '@forecourt/lib/platform/database/client.server';
import { migrate } from '@forecourt/lib/platform/database/migrate.server';
import autocannon from 'autocannon';
import type pg from 'pg';
import sharp from 'sharp';
import { freePort } from '../../../emulators/postgres/port.ts';
import { start as startPostgres } from '../../../emulators/postgres/service.ts';
import { percentile } from '../../search-page/percentile.ts';

const WORKER = path.join(import.meta.dirname, '../../../commands/worker.ts');
const KEY = 'a1'.repeat(32);
const pairs = keyPairs(KEY, KEY) as KeyPairs;
const RATE = 100;
const CONNECTIONS = 10;
const WINDOW_SECONDS = 6;
const ROUNDS = 5;
const SHOWN = 20;
const PER_HOST = 2;

/** The dealer's host, where each path is a different photo. */
async function dealer(): Promise<void> {
  const photo = await sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .jpeg({ quality: 75 })
    .toBuffer();
  const server = createServer((_, response) => response.end(photo));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  process.send?.((server.address() as AddressInfo).port);
}

async function serve(): Promise<void> {
  const server = await serveImages(process.env);
  process.send?.(server.port);
}

const children: ChildProcess[] = [];
async function inChild(role: string, environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const child = fork(import.meta.filename, [role], { env: environment });
  children.push(child);
  const [port] = (await once(child, 'message')) as [number];
  return `http://127.0.0.1:${port}`;
}

interface Answers {
  median: number;
  p99: number;
}

async function answersOf(url: string, paths: readonly string[]): Promise<Answers> {
  const { latency, errors, non2xx } = await autocannon({
    url,
    connections: CONNECTIONS,
    overallRate: RATE,
    duration: WINDOW_SECONDS,
    headers: { accept: 'image/webp,*/*' },
    requests: paths.map((one) => ({ path: one })),
  });
  if (errors || non2xx) throw new Error('Not all pictures were answered.');
  // Rounded up by 1 ms, so that a ratio of small values is never 0.
  return { median: latency.p50 + 1, p99: latency.p99 + 1 };
}

const waiting = async (pool: pg.Pool): Promise<number> =>
  Number((await pool.query('select count(*) as photos from photos_ahead')).rows[0]?.photos);

async function measure(count: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-ahead-bench-'));
  const database = await startPostgres({ port: await freePort(), dataDir: path.join(folder, 'postgres') });
  await migrate(database.databaseUrl);
  const pool = openPool(database.databaseUrl);
  try {
    const host = await inChild('dealer');
    const environment = {
      ...process.env,
      DATABASE_URL: database.databaseUrl,
      IMGPROXY_KEY: KEY,
      IMGPROXY_SALT: KEY,
      MEDIA_URL: 'http://media.example',
      MEDIA_PRIVATE_SOURCES: `${host}/`,
      MEDIA_FOLDER: path.join(folder, 'media'),
      MEDIA_PORT: '0',
      PHOTOS_AHEAD: String(PER_HOST),
    };
    const images = await inChild('serve', environment);
    const paths = Array.from({ length: SHOWN }, (_, at) => {
      const address = signedVariant(signedPhoto(`${host}/shown-${at}.jpg`, images, pairs), 480) as string;
      return new URL(address).pathname;
    });
    for (const one of paths) await fetch(images + one, { headers: { accept: 'image/webp,*/*' } });
    await answersOf(images, paths);

    await pool.query(
      `insert into photos_ahead (address, host) select $1 || '/new-' || number || '.jpg', $2 from generate_series(1, $3) number`,
      [host, new URL(host).host, count],
    );
    const worker = spawn(process.execPath, [WORKER, '--only', 'photos'], {
      env: environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(worker);
    await once(worker.stdout, 'data');
    // Alternates, because other load varies: the worker is paused and resumed.
    const [alone, beside]: [Answers[], Answers[]] = [[], []];
    let [came, seconds] = [0, 0];
    for (let round = 0; round < ROUNDS; round += 1) {
      worker.kill('SIGSTOP');
      alone.push(await answersOf(images, paths));
      worker.kill('SIGCONT');
      const [before, start] = [await waiting(pool), performance.now()];
      beside.push(await answersOf(images, paths));
      came += before - (await waiting(pool));
      seconds += (performance.now() - start) / 1_000;
    }

    say(
      `${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}; ${RATE} kept pictures a second\n`,
    );
    say(`without prefetching:      ${answersText(alone)}`);
    say(`while photos are fetched: ${answersText(beside)}`);
    say(
      `photos prefetched meanwhile: ${came}, ${(came / seconds).toFixed(0)} a second, ${PER_HOST} at a time`,
    );
    say(
      `${count.toLocaleString('en-AU')} photos take ${((count * seconds) / came / 60).toFixed(1)} minutes\n`,
    );
    for (const part of ['median', 'p99'] as const)
      say(`ratio of ${part}: ${(middle(beside, part) / middle(alone, part)).toFixed(2)}`);
  } finally {
    for (const child of children) child.kill('SIGKILL');
    await pool.end();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const middle = (rounds: readonly Answers[], part: keyof Answers): number =>
  percentile(
    rounds.map((round) => round[part]),
    0.5,
  );
const answersText = (rounds: readonly Answers[]): string =>
  `median ${middle(rounds, 'median')} ms, p99 ${middle(rounds, 'p99')} ms`;
const say = (line: string) => process.stdout.write(`${line}\n`);

const [role] = process.argv.slice(2);
if (role === 'dealer') await dealer();
else if (role === 'serve') await serve();
else await measure(Number(role ?? 10_000));
