import { describe, expect, test } from 'vitest';
import { IN_FIELD, optionOfKey } from './groups.ts';

describe('the option that a key highlights', () => {
  test('arrows go round through the options and the field', () => {
    expect([IN_FIELD, 0, 1, 2].map((at) => optionOfKey('ArrowDown', at, 3))).toEqual([0, 1, 2, IN_FIELD]);
    expect([IN_FIELD, 2, 1, 0].map((at) => optionOfKey('ArrowUp', at, 3))).toEqual([2, 1, 0, IN_FIELD]);
  });

  test('Home and End move the caret until an option is highlighted', () => {
    expect(optionOfKey('Home', IN_FIELD, 3)).toBeNull();
    expect(optionOfKey('End', IN_FIELD, 3)).toBeNull();
    expect(optionOfKey('Home', 1, 3)).toBe(0);
    expect(optionOfKey('End', 1, 3)).toBe(2);
  });

  test('where nothing is offered no key means anything', () => {
    expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => optionOfKey(key, IN_FIELD, 0))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
