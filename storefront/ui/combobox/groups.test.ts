import { describe, expect, test } from 'vitest';
import { IN_FIELD, optionOfKey } from './groups.ts';

describe('option highlighted by a key', () => {
  test('cycles through the options and the field with arrows', () => {
    expect([IN_FIELD, 0, 1, 2].map((at) => optionOfKey('ArrowDown', at, 3))).toEqual([0, 1, 2, IN_FIELD]);
    expect([IN_FIELD, 2, 1, 0].map((at) => optionOfKey('ArrowUp', at, 3))).toEqual([2, 1, 0, IN_FIELD]);
  });

  test('leaves Home and End to the caret until an option is highlighted', () => {
    expect(optionOfKey('Home', IN_FIELD, 3)).toBeNull();
    expect(optionOfKey('End', IN_FIELD, 3)).toBeNull();
    expect(optionOfKey('Home', 1, 3)).toBe(0);
    expect(optionOfKey('End', 1, 3)).toBe(2);
  });

  test('is absent without options', () => {
    expect(['ArrowDown', 'ArrowUp', 'Home', 'End'].map((key) => optionOfKey(key, IN_FIELD, 0))).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
