import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { BusyError, beginHeavyWork } from '../../platform/request/heavy-work.server.ts';
import { photoImage, photoType } from './photo-image.server.ts';

const photoImageOf = (bytes: Uint8Array) => photoImage(bytes, 'one household');
const picture = () => sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#336699' } });

test('stores a photo as a JPEG of at most 1600 pixels without metadata', async () => {
  const original = await picture()
    .withExif({ IFD0: { Make: 'Secret' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 28/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect((await sharp(original).metadata()).exif).toBeDefined();
  const stored = await photoImageOf(original);
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
    expect(photoType((await photoImageOf(original)) ?? new Uint8Array())).toBe('jpeg');
  }
  const text = new TextEncoder();
  for (const original of [
    text.encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    text.encode('GIF89a'),
    text.encode('%PDF-1.7'),
    text.encode('<!doctype html><script>alert(1)</script>'),
    new Uint8Array(),
  ])
    expect(await photoImageOf(original)).toBeNull();
});

test('refuses a truncated photo', async () => {
  const original = await picture().jpeg().toBuffer();
  expect(await photoImageOf(original.subarray(0, 40))).toBeNull();
  expect(await photoImageOf(Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]))).toBeNull();
});

/** A PNG header that declares a size, without image data. */
function pngHead(width: number, height: number): Buffer {
  const head = Buffer.alloc(33);
  head.write('89504e470d0a1a0a0000000d49484452', 'hex');
  head.writeUInt32BE(width, 16);
  head.writeUInt32BE(height, 20);
  // 8 bits of RGB.
  head.write('0802000000', 24, 'hex');
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
  return head;
}

test('refuses a photo with too many pixels by its head, without waiting for others', async () => {
  const end = await beginHeavyWork('picture', 'another household');
  expect(await photoImageOf(pngHead(7_700, 7_700))).toBeNull();
  end();
});

test('makes photos of a JPEG with 50 million pixels, and of no PNG with as many', async () => {
  const large = sharp({ create: { width: 10_000, height: 5_000, channels: 3, background: '#336699' } });
  const stored = await photoImageOf(await large.clone().jpeg().toBuffer());
  expect((await sharp(stored ?? undefined).metadata()).width).toBe(1_600);
  expect(await photoImageOf(await large.png().toBuffer())).toBeNull();
});

test('refuses a fifth photo of a household while four are under way', async () => {
  const end = await beginHeavyWork('picture', 'another household');
  const original = await picture().jpeg().toBuffer();
  const photos = Array.from({ length: 5 }, () => photoImageOf(original));
  const all = Promise.allSettled(photos);
  await expect(Promise.race(photos)).rejects.toThrow(BusyError);
  end();
  expect((await all).filter(({ status }) => status === 'fulfilled').length).toBe(4);
});
