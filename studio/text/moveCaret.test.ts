import fc from 'fast-check';
import { expect, test } from 'vitest';
import { moveCaret } from './moveCaret.ts';

test('a caret before a change stays', () => {
  expect(moveCaret('About us', 'About us all', 3)).toBe(3);
});

test('a caret after a change moves with its text', () => {
  expect(moveCaret('About us', 'All about us', 'About u'.length)).toBe('All about u'.length);
});

test('a caret inside of a replaced part is at its end', () => {
  expect(moveCaret('a slow car', 'a very quick car', 'a sl'.length)).toBe('a very quick'.length);
});

test('a caret stays at its character, wherever somebody adds text', () =>
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), fc.nat(), (before, after, added, at) => {
      const old = before + after;
      const caret = at % (old.length + 1);
      const moved = moveCaret(old, before + added + after, caret);
      expect(moved).toBeGreaterThanOrEqual(Math.min(caret, caret + added.length));
      expect(moved).toBeLessThanOrEqual(caret + added.length);
    }),
  ));
