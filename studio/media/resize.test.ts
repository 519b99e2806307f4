import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LONGEST_EDGE, resizedTo } from './resize.ts';

const MB = 1024 * 1024;

test('a small picture is stored as it is', () => {
  expect(resizedTo({ width: 1920, height: 1080 }, 2 * MB)).toBeNull();
});

test('a picture of a camera with 30 MB is scaled to the longest edge', () => {
  expect(resizedTo({ width: 8_000, height: 6_000 }, 30 * MB)).toEqual({ width: 4_000, height: 3_000 });
});

test('a heavy picture with few pixels is compressed again in its size', () => {
  expect(resizedTo({ width: 3_000, height: 2_000 }, 20 * MB)).toEqual({ width: 3_000, height: 2_000 });
});

test('a resized picture keeps its proportions and fits', () => {
  const edge = fc.integer({ min: 1, max: 30_000 });
  fc.assert(
    fc.property(edge, edge, (width, height) => {
      const size = resizedTo({ width, height }, 9 * MB);
      expect(Math.max(size?.width ?? 0, size?.height ?? 0)).toBeLessThanOrEqual(LONGEST_EDGE);
      const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height));
      expect(Math.abs((size?.width ?? 0) - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs((size?.height ?? 0) - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});
