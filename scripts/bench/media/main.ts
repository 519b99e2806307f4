// node scripts/bench/media/main.ts: measures the image server with 12-megapixel photos from a local host: the
// time of the first variant once the original is stored, and cached variants per second. The server is a
// separate process; the load generator shares the machine, so the figures are a lower bound.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { serveImages } from '@forecourt/lib/inventory/media/serve.server';
import { type KeyPairs, keyPairs, signedPhoto } from '@forecourt/lib/inventory/media/signed-address';
import { signedVariant } from '@forecourt/lib/inventory/media/variants';
import autocannon from 'autocannon';
import sharp from 'sharp';
import { ROOT } from '../../emulators/settings.ts';
import { percentile } from '../search-page/percentile.ts';

const TARGET = { firstMs: 300, keptASecond: 500 };
const PHOTOS = 12;
const SECONDS = 10;
const CONNECTIONS = 32;
const KEY = 'a1'.repeat(32);
const pairs = keyPairs(KEY, KEY) as KeyPairs;
const ACCEPT = { avif: 'image/avif,image/webp,*/*', webp: 'image/webp,*/*', jpeg: '*/*' } as const;
type Format = keyof typeof ACCEPT;

async function serve(): Promise<void> {
  const server = await serveImages(process.env);
  process.send?.(server.port);
  process.on('message', (message) => {
    if (message === 'cpu') {
      const { user, system } = process.cpuUsage();
      process.send?.((user + system) / 1_000);
    } else void server.stop().then(() => process.exit());
  });
}

/** Starts a host with photos in a camera's size: demo scenes enlarged to twelve megapixels. */
async function dealerHost() {
  const folder = path.join(ROOT, 'scripts/demo/photography/editorial');
  const scenes = (await readdir(folder)).filter((name) => name.endsWith('.webp'));
  const photos = await Promise.all(
    Array.from({ length: PHOTOS }, (_, at) =>
      sharp(path.join(folder, scenes[at % scenes.length] as string))
        .resize(4_000, 3_000, { fit: 'cover' })
        .jpeg({ quality: 92 })
        .toBuffer(),
    ),
  );
  const server = createServer((request, response) => {
    response.end(photos[Number(/\d+/.exec(request.url ?? '')?.[0])]);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, megabytes: photos.reduce((sum, { length }) => sum + length, 0) / PHOTOS / 1e6, server };
}

async function startServer(
  dealerUrl: string,
  folder: string,
): Promise<{ child: ChildProcess; base: string }> {
  const child = fork(import.meta.filename, ['serve'], {
    env: {
      ...process.env,
      IMGPROXY_KEY: KEY,
      IMGPROXY_SALT: KEY,
      MEDIA_PRIVATE_SOURCES: `${dealerUrl}/`,
      MEDIA_FOLDER: folder,
      MEDIA_PORT: '0',
    },
  });
  const [port] = (await once(child, 'message')) as [number];
  return { child, base: `http://127.0.0.1:${port}` };
}

async function measure(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'forecourt-media-bench-'));
  const dealer = await dealerHost();
  const { child, base } = await startServer(dealer.url, folder);
  const address = (photo: number, width: number) =>
    signedVariant(signedPhoto(`${dealer.url}/${photo}.jpg`, base, pairs), width) as string;
  const timeOf = async (photo: number, width: number, format: Format) => {
    const start = performance.now();
    const response = await fetch(address(photo, width), { headers: { accept: ACCEPT[format] } });
    await response.arrayBuffer();
    if (response.headers.get('content-type') !== `image/${format}`)
      throw new Error('The answer was not a photo.');
    return performance.now() - start;
  };
  const cpuMs = async (): Promise<number> => {
    child.send('cpu');
    const [usedMs] = (await once(child, 'message')) as [number];
    return usedMs;
  };
  try {
    const all = Array.from({ length: PHOTOS }, (_, photo) => photo);
    const withFetch: number[] = [];
    for (const photo of all) withFetch.push(await timeOf(photo, 320, 'jpeg'));
    say(
      `${PHOTOS} photos of 12 MP, ${dealer.megabytes.toFixed(1)} MB each; ${availableParallelism()} cores,`,
    );
    say(`load ${loadavg()[0]?.toFixed(1)} (figures are less reliable on a busy machine)\n`);
    say(`with its original fetched, 320 px JPEG:  ${spread(withFetch)}`);
    let slowest = 0;
    for (const width of [720, 1080])
      for (const format of ['avif', 'webp', 'jpeg'] as const) {
        const times: number[] = [];
        const before = await cpuMs();
        for (const photo of all) times.push(await timeOf(photo, width, format));
        const cpu = Math.round(((await cpuMs()) - before) / PHOTOS);
        slowest = Math.max(slowest, percentile(times, 0.5));
        say(`first variant, ${width} px ${format.padEnd(4)}:  ${spread(times)}, ${cpu} ms of a processor`);
      }
    const result = await autocannon({
      url: base,
      connections: CONNECTIONS,
      duration: SECONDS,
      headers: { accept: ACCEPT.avif },
      requests: all.map((photo) => ({ path: new URL(address(photo, 720)).pathname })),
    });
    if (result.non2xx || result.errors) throw new Error('Not every cached variant was served.');
    const requestsASecond = result.requests.average;
    say(`cached variants: ${Math.round(requestsASecond)} a second, p99 ${result.latency.p99} ms\n`);
    say(
      `first variant: ${(slowest / TARGET.firstMs).toFixed(2)} of the allowed ${TARGET.firstMs} ms (slowest median)`,
    );
    say(
      `cached variants: ${(requestsASecond / TARGET.keptASecond).toFixed(2)} times the target of ${TARGET.keptASecond} a second`,
    );
    return slowest <= TARGET.firstMs && requestsASecond >= TARGET.keptASecond;
  } finally {
    child.send('stop');
    await once(child, 'exit');
    dealer.server.closeAllConnections();
    dealer.server.close();
    await rm(folder, { recursive: true });
  }
}

const say = (line: string) => process.stdout.write(`${line}\n`);
const spread = (times: readonly number[]) =>
  `median ${Math.round(percentile(times, 0.5))} ms, p95 ${Math.round(percentile(times, 0.95))} ms`;

if (process.argv[2] === 'serve') await serve();
else if (!(await measure())) process.exitCode = 1;
