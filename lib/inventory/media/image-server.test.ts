import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDisk } from './disk.server.ts';
import { failureBook } from './failures.server.ts';
import { imageServer } from './image-server.server.ts';
import { type KeyPairs, keyPairs, signedPhoto } from './signed-address.ts';
import { signedVariant } from './variants.ts';

const KEY = 'a1'.repeat(32);
const pairs = keyPairs(KEY, KEY) as KeyPairs;
const log = () => {};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-image-server-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('answers 503 with the placeholder while too many variants are being made', async () => {
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8090a0' } })
    .jpeg()
    .toBuffer();
  const { promise: dealersHost, resolve: answerAtLast } = Promise.withResolvers<void>();
  let fetched = 0;
  const { answer } = await imageServer({
    pairs,
    storage: await openDisk(path.join(folder, 'made'), 1e9),
    keptPhotos: await openDisk(path.join(folder, 'kept'), 1e9),
    fetchOriginal: async (_, file) => {
      fetched += 1;
      await dealersHost;
      await writeFile(file, photo);
    },
    fetchFile: async () => {},
    failures: failureBook(null, log),
    log,
    mostMaking: 2,
  });
  const ask = (name: string) => {
    const signed = signedPhoto(`https://photos.dealer.example/${name}.jpg`, 'http://media', pairs);
    return answer(new URL(signedVariant(signed, 320) as string).pathname, {});
  };
  const making = [ask('one'), ask('two')];
  await expect.poll(() => fetched).toBe(2);
  const busy = await ask('three');
  expect(busy.status).toBe(503);
  expect(busy.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'retry-after': '5',
    'cache-control': 'no-store',
  });
  expect((await sharp(busy.body as Buffer).metadata()).width).toBe(640);
  // Who asks for one that is being made waits for it.
  making.push(ask('one'));
  answerAtLast();
  expect((await Promise.all(making)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ask('three')).status).toBe(200);
});
