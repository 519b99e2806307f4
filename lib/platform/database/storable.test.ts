import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storable, storableJson } from './storable.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '\ud83d', '\\u0000', '\\\\u0000\0', '\\\0', 'a\udc00', '\\ud800', '😀'),
);

test('replaces characters that PostgreSQL cannot store and leaves other values unchanged', () => {
  expect(storable('a\0b\ud800')).toBe('a\ufffdb\ufffd');
  expect(storable(['a\0', 1, null, ['\0']])).toEqual(['a\ufffd', 1, null, ['\ufffd']]);
  expect(storable({ 'k\0': { deep: ['\ud800', '\\u0000'] } })).toBe(
    '{"k\ufffd":{"deep":["\ufffd","\\\\u0000"]}}',
  );
  const date = new Date();
  const bytes = Buffer.from([0]);
  for (const value of [date, bytes, 7, true, null, undefined]) expect(storable(value)).toBe(value);
});

test('produces JSON that PostgreSQL accepts for any text', () => {
  const storedText = (given: string) => given.replaceAll('\0', '\ufffd').toWellFormed();
  fc.assert(
    fc.property(text, text, (key, value) => {
      const json = storableJson({ [`k${key}`]: [value] });
      expect(JSON.parse(json)).toEqual({ [`k${storedText(key)}`]: [storedText(value)] });
    }),
  );
});
