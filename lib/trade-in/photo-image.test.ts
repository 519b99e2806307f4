import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoImage } from './photo-image.server.ts';
import { photoType } from './photo-type.ts';

const picture = () => sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#336699' } });

test('stores a photo as a JPEG of at most 1600 pixels without metadata', async () => {
  const original = await picture()
    .withExif({ IFD0: { Make: 'Secret' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 28/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const stored = await photoImage(original);
  const { format, width, height, exif, icc } = await sharp(stored ?? undefined).metadata();
  expect({ format, width, height, exif, icc }).toEqual({
    format: 'jpeg',
    width: 1600,
    height: 800,
    exif: undefined,
    icc: undefined,
  });
});

test('recognises a photo by its first bytes', async () => {
  for (const type of ['jpeg', 'png', 'webp'] as const) {
    const original = await picture().toFormat(type).toBuffer();
    expect(photoType(original)).toBe(type);
    expect(photoType((await photoImage(original)) ?? new Uint8Array())).toBe('jpeg');
  }
  const text = new TextEncoder();
  for (const original of [
    text.encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    text.encode('GIF89a'),
    text.encode('%PDF-1.7'),
    text.encode('<!doctype html><script>alert(1)</script>'),
    new Uint8Array(),
  ])
    expect(await photoImage(original)).toBeNull();
});

test('refuses a truncated photo', async () => {
  const original = await picture().jpeg().toBuffer();
  expect(await photoImage(original.subarray(0, 40))).toBeNull();
  expect(await photoImage(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).toBeNull();
});
