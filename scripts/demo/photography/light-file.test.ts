import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lightOf } from './light-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'light-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Two panels of even light: `upper` over `lower`. */
async function file(name: string, width: number, height: number, upper: number, lower: number) {
  const panel = (value: number) => Buffer.alloc(width * height, value);
  const to = path.join(folder, name);
  await sharp(Buffer.concat([panel(upper), panel(lower)]), {
    raw: { width, height: height * 2, channels: 1 },
  })
    .webp({ lossless: true })
    .toFile(to);
  return to;
}

test('uses light of the size of its base unchanged', async () => {
  const light = await lightOf(await file('whole.webp', 8, 6, 200, 40), 8, 6);
  expect(light).toHaveLength(8 * 6 * 2);
  expect([light[0], light[47], light[48], light[95]]).toEqual([200, 200, 40, 40]);
});

test('stretches smaller light without mixing the panels', async () => {
  const light = await lightOf(await file('half.webp', 8, 6, 200, 40), 16, 12);
  const pixels = 16 * 12;
  expect(light).toHaveLength(pixels * 2);
  expect(new Set(light.subarray(0, pixels))).toEqual(new Set([200]));
  expect(new Set(light.subarray(pixels))).toEqual(new Set([40]));
});

test('shrinks larger light without mixing the panels', async () => {
  const light = await lightOf(await file('double.webp', 16, 12, 200, 40), 8, 6);
  const pixels = 8 * 6;
  expect(light).toHaveLength(pixels * 2);
  expect([light[0], light[pixels - 9], light[pixels + 8], light[pixels * 2 - 1]]).toEqual([200, 200, 40, 40]);
});
