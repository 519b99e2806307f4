import { describe, expect, test } from 'vitest';
import { newReference, readReference } from './reference.ts';

describe('payment reference', () => {
  test('is read in any spelling', () => {
    expect(readReference('r 7k2m9q', 'R')).toBe('R-7K2M9Q');
    expect(readReference('R-7K2M9O', 'R')).toBe('R-7K2M90');
    expect(readReference('7kim9q', 'R')).toBe('R-7K1M9Q');
    expect(readReference('RRRRRR', 'R')).toBe('R-RRRRRR');
    expect(readReference('p-7k2m9q', 'P')).toBe('P-7K2M9Q');
  });
  test('is null for invalid text', () => {
    for (const text of ['', 'R-', 'R-7K2M9', 'R-7K2M9QQ', 'X-7K2M9Q', 'R-7K2M9U', 'P-7K2M9Q'])
      expect(readReference(text, 'R')).toBeNull();
  });
  test('is readable when newly generated', () => {
    for (let count = 0; count < 200; count++) {
      const reference = newReference('R');
      expect(reference).toMatch(/^R-\w{6}$/);
      expect(readReference(reference, 'R')).toBe(reference);
    }
  });
});
