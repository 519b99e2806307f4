import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Draft } from './mapping.ts';
import { settleFrames } from './spin-frames.ts';

const at = (number: number) => `https://a.example/${number}.jpg`;
const point = (frame: number | null, title = 'Lamp') => ({
  frame,
  x: 1,
  y: 2,
  title,
  text: '',
  image_url: null,
});
const settledFrames = (spin_images: string[], ...exterior: ReturnType<typeof point>[]) => {
  const vehicle: Draft = { spin_images, hotspots: { exterior, interior: [point(1)] } };
  const kinds: string[] = [];
  settleFrames(vehicle, { mended: (kind) => kinds.push(kind) });
  return { frames: vehicle.spin_images, ...vehicle.hotspots, kinds };
};

test('removes the hotspots of a frame that is left out and keeps the others (SPIN-05)', () => {
  expect(settledFrames([at(0), '', at(2), at(3)], point(0), point(1, 'Gone'), point(2), point(3))).toEqual({
    frames: [at(0), at(2), at(3)],
    exterior: [point(0), point(1), point(2)],
    interior: [point(1)],
    kinds: ['hotspot on a frame that was left out, also left out'],
  });
});

test('merges a frame that occurs twice, with its hotspots', () => {
  expect(settledFrames([at(0), at(1), at(0), at(3)], point(2), point(3))).toMatchObject({
    frames: [at(0), at(1), at(3)],
    exterior: [point(0), point(2)],
    kinds: [],
  });
});

test('keeps a hotspot without a frame or on a missing frame', () => {
  expect(settledFrames(['', at(1)], point(null), point(9)).exterior).toEqual([point(null), point(9)]);
});

test('keeps every hotspot on its picture, for any frames', () =>
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat({ max: 9 }), { nil: null }), { maxLength: 12 }), (numbers) => {
      const givenFrames = numbers.map((number) => (number === null ? '' : at(number)));
      const { frames, exterior } = settledFrames(
        givenFrames,
        ...givenFrames.map((address, frame) => ({ ...point(frame), title: address })),
      );
      expect(exterior?.map(({ title, frame }) => [title, frames?.[frame ?? -1]])).toEqual(
        givenFrames.filter(Boolean).map((address) => [address, address]),
      );
      expect(new Set(frames).size).toBe(frames?.length);
    }),
  ));
