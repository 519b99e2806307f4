import { describe, expect, test } from 'vitest';
import { slideAt, slideOfKey } from './position.ts';

describe('slide selected by a number or key', () => {
  test('stops at both ends without a loop', () => {
    const slides = { count: 3, loop: false };
    expect([-1, 0, 2, 3].map((index) => slideAt(index, slides))).toEqual([0, 0, 2, 2]);
    expect(slideOfKey('ArrowRight', 2, slides)).toBe(2);
    expect(slideOfKey('ArrowLeft', 0, slides)).toBe(0);
  });

  test('wraps from the last to the first in a loop (HOME-17)', () => {
    const slides = { count: 3, loop: true };
    expect(slideOfKey('ArrowRight', 2, slides)).toBe(0);
    expect(slideOfKey('ArrowLeft', 0, slides)).toBe(2);
  });

  test('goes the other way from right to left', () => {
    const slides = { count: 3, loop: false };
    expect(slideOfKey('ArrowLeft', 1, slides, true)).toBe(2);
    expect(slideOfKey('ArrowRight', 1, slides, true)).toBe(0);
  });

  test('is the first for Home and the last for End, unchanged for other keys', () => {
    const slides = { count: 80, loop: false };
    expect(slideOfKey('Home', 40, slides)).toBe(0);
    expect(slideOfKey('End', 40, slides)).toBe(79);
    expect(slideOfKey('a', 40, slides)).toBeNull();
  });
});
