import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type KeyPairs, keyPairs, signedPhoto } from '@forecourt/lib/inventory/media/signed-address';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COMMAND = path.join(import.meta.dirname, '../../../commands/media.ts');
const WAIT = { timeout: 20_000 };
const KEY = 'a1'.repeat(32);

let folder: string;
let dealer: Server;
let dealerUrl: string;
let photo: Buffer;
let whole: boolean;
let halves: ServerResponse[];
const children: ChildProcess[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-media-'));
  photo = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#8090a0' } })
    .jpeg()
    .toBuffer();
  [whole, halves] = [false, []];
  dealer = createServer((_, response) => {
    response.writeHead(200, { 'content-length': photo.length });
    if (whole) response.end(photo);
    else response.write(photo.subarray(0, photo.length / 2), () => halves.push(response));
  });
  await once(dealer.listen(0, '127.0.0.1'), 'listening');
  dealerUrl = `http://127.0.0.1:${(dealer.address() as AddressInfo).port}`;
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  dealer.closeAllConnections();
  dealer.close();
  await rm(folder, { recursive: true });
});

async function startServer(): Promise<{ child: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [COMMAND], {
    env: {
      ...process.env,
      IMGPROXY_KEY: KEY,
      IMGPROXY_SALT: KEY,
      MEDIA_PRIVATE_SOURCES: `${dealerUrl}/`,
      MEDIA_FOLDER: folder,
      MEDIA_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [words] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: `http://127.0.0.1:${/port (\d+)/.exec(String(words))?.[1]}` };
}

const filesIn = async (name: string) =>
  (await readdir(path.join(folder, name), { recursive: true, withFileTypes: true }).catch(() => [])).filter(
    (entry) => entry.isFile(),
  );

test('leaves no partial file when killed, and shows the photo after a restart', async () => {
  const killedServer = await startServer();
  const address = (url: string) =>
    signedPhoto(`${dealerUrl}/a.jpg`, url, keyPairs(KEY, KEY) as KeyPairs).split('#')[0] as string;
  const pendingAnswer = fetch(address(killedServer.url)).catch((error: unknown) => error);
  await expect.poll(() => halves.length, WAIT).toBe(1);
  await expect.poll(async () => (await filesIn('parts')).length, WAIT).toBe(1);
  killedServer.child.kill('SIGKILL');
  expect(await pendingAnswer).toBeInstanceOf(Error);
  expect(await filesIn('files')).toEqual([]);

  whole = true;
  const next = await startServer();
  const answer = await fetch(address(next.url));
  expect((await sharp(await answer.arrayBuffer()).metadata()).width).toBe(720);
  expect(await filesIn('files')).toHaveLength(2);
  next.child.kill('SIGTERM');
  expect(await once(next.child, 'exit')).toEqual([0, null]);
});
