import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mediaOf, picturesFrom } from './media.ts';

const pictureAt = picturesFrom(['https://media.example']);
const frame = (number: number) => `https://media.example/spin/${number}.webp`;
const spot = (more: object) => ({
  frame: 0,
  x: 50,
  y: 50,
  title: 'Lamp',
  text: 'LED',
  image_url: null,
  ...more,
});
const record = (more: object) => ({
  spin_images: [] as string[],
  spin_interior_image: null,
  hotspots: { exterior: [], interior: [] },
  video_url: null,
  external_video_url: null,
  ...more,
});

test('has a spin only for several frames of the media host (SPIN-01)', () => {
  for (const spin_images of [[], [frame(0)], ['https://evil.example/0.webp', 'javascript:alert(1)', 'x', '']])
    expect(mediaOf(record({ spin_images }), pictureAt).spin).toBeNull();
  expect(mediaOf(record({ spin_images: [frame(0), frame(1)] }), pictureAt).spin?.frames).toHaveLength(2);
});

test('keeps a hotspot with its frame (SPIN-05 OPEN-062)', () => {
  const { spin } = mediaOf(
    record({
      spin_images: [frame(0), 'https://evil.example/1.webp', frame(2), frame(3)],
      hotspots: {
        exterior: [spot({ frame: 3 }), spot({ frame: 1 }), spot({ frame: 99 }), spot({ frame: null })],
        interior: [],
      },
    }),
    pictureAt,
  );
  expect(spin?.frames).toEqual([frame(0), frame(2), frame(3)]);
  expect(spin?.hotspots.map((point) => point.frame)).toEqual([2, 0]);
});

test('shows hotspots with text, and images of the media host only (OPEN-062)', () => {
  const { interior } = mediaOf(
    record({
      spin_interior_image: frame(9),
      hotspots: {
        exterior: [],
        interior: [
          spot({ title: ' ', text: 'Only words' }),
          spot({ title: ' ', text: '' }),
          spot({ image_url: 'https://evil.example/x.webp' }),
          spot({ image_url: frame(4), x: 0, y: 100 }),
        ],
      },
    }),
    pictureAt,
  );
  expect(interior?.hotspots.map(({ title, picture }) => [title, picture])).toEqual([
    ['Detail', null],
    ['Lamp', null],
    ['Lamp', frame(4)],
  ]);
  expect(
    mediaOf(record({ spin_interior_image: 'http://media.example/p.webp' }), pictureAt).interior,
  ).toBeNull();
});

test('escapes quotes in an address', () => {
  expect(pictureAt('https://media.example/a")b\'.webp?x="y')).toBe(
    "https://media.example/a%22)b'.webp?x=%22y",
  );
});

test('accepts any text as an address without throwing', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl()), { maxLength: 8 }), (spin_images) => {
      expect(mediaOf(record({ spin_images }), pictureAt).spin).toBeNull();
    }),
  );
});
