import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { householdOf } from '../../platform/network/household.ts';
import { HouseholdBudget } from '../../platform/network/household-budget.ts';
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

const photoOf = (name: string) => {
  const signed = signedPhoto(`https://photos.dealer.example/${name}.jpg`, 'http://media', pairs);
  return new URL(signedVariant(signed, 320) as string).pathname;
};

test('answers 429 with the placeholder to a household that had too many variants made', async () => {
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8090a0' } })
    .jpeg()
    .toBuffer();
  const { answer } = await imageServer({
    pairs,
    storage: await openDisk(path.join(folder, 'budget'), 1e9),
    keptPhotos: await openDisk(path.join(folder, 'kept'), 1e9),
    fetchOriginal: (_, file) => writeFile(file, photo),
    fetchFile: async () => {},
    failures: failureBook(null, log),
    log,
    householdBudget: new HouseholdBudget({ most: 2, perSecond: 1 }, () => 0),
  });
  const household = householdOf('11.0.0.1');
  const statuses: number[] = [];
  for (const name of ['one', 'two', 'one', 'three'])
    statuses.push((await answer(photoOf(name), { household })).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  const refused = await answer(photoOf('three'), { household });
  expect(refused.headers).toMatchObject({
    'retry-after': '1',
    'cache-control': 'no-store',
    'content-type': 'image/jpeg',
  });
  expect((await answer(photoOf('three'), { household: householdOf('11.0.0.2') })).status).toBe(200);
  expect((await answer(photoOf('four'), { household: null })).status).toBe(200);
});

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
  // A request for a variant that is already rendering waits for it.
  making.push(ask('one'));
  answerAtLast();
  expect((await Promise.all(making)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await ask('three')).status).toBe(200);
});
