import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDisk } from './disk.server.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'forecourt-disk-'));
});
afterEach(() => rm(folder, { recursive: true }));

const names = async () =>
  (await readdir(path.join(folder, 'files'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test('evicts the least recently used files when over its limit', async () => {
  const disk = await openDisk(folder, 1_000);
  for (const [name, hoursAgo] of [
    ['aa-old', 9],
    ['bb-read', 8],
    ['cc-new', 1],
  ] as const) {
    await disk.write(name, Buffer.alloc(400));
    const time = new Date(Date.now() - hoursAgo * 3_600_000);
    await utimes((await disk.find(name)) as string, time, time);
  }
  expect(await disk.read('bb-read')).toHaveLength(400);
  await openDisk(folder, 1_000);
  expect(await names()).toEqual(['bb-read', 'cc-new']);
});

test('stays within its size while files are written', async () => {
  const disk = await openDisk(folder, 10_000);
  for (let at = 0; at < 200; at += 1) await disk.write(`${at}-file`, Buffer.alloc(500));
  // The limit is checked after each twentieth of it is written.
  await expect.poll(async () => (await names()).length).toBeLessThanOrEqual((10_000 * 1.1) / 500);
});

test('leaves no partial file when a write fails or the process is killed', async () => {
  const disk = await openDisk(folder, 1_000);
  const half = disk.make('aa-half', async (file) => {
    await writeFile(file, 'half');
    throw new Error('killed');
  });
  await expect(half).rejects.toThrow('killed');
  expect([await disk.read('aa-half'), await readdir(path.join(folder, 'parts'))]).toEqual([null, []]);

  // A killed process leaves its partial file; the next process deletes it once it is old enough.
  const [abandoned, begun] = ['abandoned', 'begun'].map((name) => path.join(folder, 'parts', name)) as [
    string,
    string,
  ];
  await mkdir(path.join(folder, 'parts'), { recursive: true });
  await writeFile(abandoned, 'half');
  await utimes(abandoned, new Date(0), new Date(0));
  await writeFile(begun, 'half');
  await openDisk(folder, 1_000);
  expect(await readdir(path.join(folder, 'parts'))).toEqual(['begun']);
});

test('reports the age of a file and whether the disk is writable', async () => {
  const disk = await openDisk(folder, 1_000);
  expect(await disk.age('aa')).toBeNull();
  await disk.write('aa', 'x');
  expect(await disk.age('aa')).toBeGreaterThanOrEqual(0);
  await disk.remove('aa');
  expect(await disk.find('aa')).toBeNull();
  expect(await disk.isWell()).toBe(true);
});
