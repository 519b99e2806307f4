import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitting } from './fitting.ts';

const linesOf = (entry: string) => Math.ceil(entry.length / 10);
const linesOfAll = (list: readonly string[]) => list.reduce((sum, entry) => sum + linesOf(entry), 0);

test('a list that fits is whole, and one that does not says how much is left out', () => {
  expect(fitting(['Tow bar', 'Sunroof'], 2, linesOf)).toEqual(['Tow bar', 'Sunroof']);
  expect(fitting(['Tow bar', 'Sunroof', 'Roof racks'], 2, linesOf)).toEqual(['Tow bar', 'and 2 more']);
  expect(fitting(['A feature of three lines', 'Sunroof'], 3, linesOf)).toEqual(['and 2 more']);
  expect(fitting([], 3, linesOf)).toEqual([]);
});

test('whatever the list, it takes no more lines than there are, and each entry is shown or counted', () => {
  const list = fc.array(fc.string({ minLength: 1, maxLength: 35 }), { maxLength: 30 });
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 12 }), (entries, lines) => {
      const shown = fitting(entries, lines, linesOf);
      expect(linesOfAll(shown)).toBeLessThanOrEqual(lines);
      const leftOut = shown.length === entries.length && linesOfAll(entries) <= lines ? 0 : 1;
      const own = leftOut ? shown.slice(0, -1) : shown;
      expect(own).toEqual(entries.slice(0, own.length));
      if (leftOut) expect(shown.at(-1)).toBe(`and ${entries.length - own.length} more`);
    }),
  );
});
