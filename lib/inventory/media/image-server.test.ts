import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { householdOf } from '../../platform/network/household.ts';
import { HouseholdBudget } from '../../platform/network/household-budget.ts';
import { openDisk } from './disk.server.ts';
import { failureBook } from './failures.server.ts';
import type { FetchOriginal } from './fetch-original.server.ts';
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

const ATTACKER = householdOf('11.0.0.1');
const NEIGHBOUR = householdOf('11.0.0.2');
const pathOf = (name: string) => {
  const signed = signedPhoto(`https://photos.dealer.example/${name}.jpg`, 'http://media', pairs);
  return new URL(signedVariant(signed, 320) as string).pathname;
};
/** An image server whose dealer's host has a photo at every address, once it answers. */
const serverWith = async (
  store: string,
  dealersHost: Promise<void>,
  options: { budget?: HouseholdBudget; maxRendering?: number; fetchOriginal?: FetchOriginal },
) => {
  const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#8090a0' } })
    .jpeg()
    .toBuffer();
  return imageServer({
    pairs,
    storage: await openDisk(path.join(folder, store), 1e9),
    keptPhotos: await openDisk(path.join(folder, 'kept'), 1e9),
    fetchOriginal: async (_, file) => {
      await dealersHost;
      await writeFile(file, photo);
    },
    fetchFile: async () => {},
    failures: failureBook(null, log),
    log,
    ...options,
  });
};

test('fetches each version of a photo for itself, and keeps the earlier one', async () => {
  const source = 'https://photos.dealer.example/replaced.jpg';
  const photoOf = (background: string) =>
    sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer();
  const [first, second] = [await photoOf('#800000'), await photoOf('#000080')];
  let current = first;
  const { answer } = await serverWith('versions', Promise.resolve(), {
    fetchOriginal: async (_, file) => writeFile(file, current),
  });
  const redOf = async (version: string | null) => {
    const signed = signedPhoto(source, 'http://media', pairs, version);
    const { pathname } = new URL(signedVariant(signed, 320) as string);
    const { body } = await answer(pathname, {});
    const { channels } = await sharp(body as Buffer).stats();
    return Math.round(channels[0]?.mean ?? 0);
  };
  expect(await redOf(null)).toBeGreaterThan(100);
  current = second;
  expect(await redOf('v2')).toBeLessThan(20);
  expect(await redOf(null)).toBeGreaterThan(100);
});

test('answers 429 with the placeholder to a household that had too many variants made', async () => {
  const { answer } = await serverWith('budget', Promise.resolve(), {
    budget: new HouseholdBudget({ most: 2, perSecond: 1 }, () => 0),
  });
  const statuses: number[] = [];
  for (const name of ['one', 'two', 'three'])
    statuses.push((await answer(pathOf(name), { household: ATTACKER })).status);
  expect(statuses).toEqual([200, 200, 429]);
  const refused = await answer(pathOf('three'), { household: ATTACKER });
  expect(refused.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'retry-after': '1',
    'cache-control': 'no-store',
  });
  expect((await sharp(refused.body as Buffer).metadata()).width).toBe(640);
  expect((await answer(pathOf('three'), { household: NEIGHBOUR })).status).toBe(200);
});

test('never counts stored variants, nor requests of the machines around it', async () => {
  const { answer } = await serverWith('stored', Promise.resolve(), {
    budget: new HouseholdBudget({ most: 1, perSecond: 1 }, () => 0),
  });
  for (const name of ['one', 'two', 'three'])
    expect((await answer(pathOf(name), { household: null })).status).toBe(200);
  for (const name of ['one', 'two', 'three', 'one'])
    expect((await answer(pathOf(name), { household: ATTACKER })).status).toBe(200);
});

test('leaves half of the places to other households', async () => {
  const { promise: dealersHost, resolve: answerAtLast } = Promise.withResolvers<void>();
  const { answer } = await serverWith('places', dealersHost, { maxRendering: 4 });
  const attack = ['a', 'b', 'c', 'd', 'e'].map((name) => answer(pathOf(name), { household: ATTACKER }));
  const refused = await Promise.all(attack.slice(2));
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429]);
  const neighbour = answer(pathOf('f'), { household: NEIGHBOUR });
  answerAtLast();
  expect((await neighbour).status).toBe(200);
  expect((await Promise.all(attack.slice(0, 2))).map(({ status }) => status)).toEqual([200, 200]);
  expect((await answer(pathOf('g'), { household: ATTACKER })).status).toBe(200);
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
    maxRendering: 2,
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
