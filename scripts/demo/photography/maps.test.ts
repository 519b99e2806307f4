import sharp from 'sharp';
import { expect, test } from 'vitest';
import { townMap } from './maps.ts';

test('draws the same town for the same seed and another one for another', () => {
  expect(townMap(3, 600, 450)).toBe(townMap(3, 600, 450));
  expect(townMap(3, 600, 450)).not.toBe(townMap(4, 600, 450));
});

test('draws a map of the requested size with the pin in its centre', async () => {
  const { data, info } = await sharp(Buffer.from(townMap(1, 600, 450)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([600, 450]);
  const at = (x: number, y: number) => [...data.subarray((y * 600 + x) * 3, (y * 600 + x) * 3 + 3)];
  expect(at(300, 222)).toEqual([0x1f, 0x2a, 0x37]);
});
