import { describe, expect, test } from 'vitest';
import { slideAt, slideOfKey } from './position.ts';

describe('the slide that a number or a key stands for', () => {
  test('without a loop the ends hold', () => {
    const slides = { count: 3, loop: false };
    expect([-1, 0, 2, 3].map((index) => slideAt(index, slides))).toEqual([0, 0, 2, 2]);
    expect(slideOfKey('ArrowRight', 2, slides)).toBe(2);
    expect(slideOfKey('ArrowLeft', 0, slides)).toBe(0);
  });

  test('in a loop the first follows the last (HOME-17)', () => {
    const slides = { count: 3, loop: true };
    expect(slideOfKey('ArrowRight', 2, slides)).toBe(0);
    expect(slideOfKey('ArrowLeft', 0, slides)).toBe(2);
  });

  test('Home and End lead to the ends, other keys nowhere', () => {
    const slides = { count: 80, loop: false };
    expect(slideOfKey('Home', 40, slides)).toBe(0);
    expect(slideOfKey('End', 40, slides)).toBe(79);
    expect(slideOfKey('a', 40, slides)).toBeNull();
  });
});
