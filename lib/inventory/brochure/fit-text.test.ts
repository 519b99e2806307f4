import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitEntries, fitText } from './fit-text.ts';

const linesOf = (entry: string) => Math.ceil(entry.length / 20);
const linesOfAll = (list: readonly string[]) => list.reduce((sum, entry) => sum + linesOf(entry), 0);

test('shows a list that fits in full, or says how many entries are left out', () => {
  expect(fitEntries(['Tow bar', 'Sunroof'], 2, linesOf)).toEqual(['Tow bar', 'Sunroof']);
  expect(fitEntries(['Tow bar', 'Sunroof', 'Roof racks'], 2, linesOf)).toEqual(['Tow bar', 'and 2 more']);
  expect(fitEntries(['A feature of two lines, so', 'Sunroof'], 2, linesOf)).toEqual(['and 2 more']);
  expect(fitEntries([], 3, linesOf)).toEqual([]);
});

test('never takes more lines than available, and counts entries it leaves out', () => {
  const list = fc.array(fc.string({ minLength: 1, maxLength: 35 }), { maxLength: 30 });
  fc.assert(
    fc.property(list, fc.integer({ min: 1, max: 12 }), (entries, lines) => {
      const shown = fitEntries(entries, lines, linesOf);
      expect(linesOfAll(shown)).toBeLessThanOrEqual(lines);
      const leftOut = shown.length === entries.length && linesOfAll(entries) <= lines ? 0 : 1;
      const own = leftOut ? shown.slice(0, -1) : shown;
      expect(own).toEqual(entries.slice(0, own.length));
      if (leftOut) expect(shown.at(-1)).toBe(`and ${entries.length - own.length} more`);
    }),
  );
});

test('cuts a long text at the end of a word', () => {
  expect(fitText('Tidy.\n\nOne owner.', 3, 20)).toBe('Tidy.\n\nOne owner.');
  expect(fitText('Tidy.\n\nOne owner.', 2, 20)).toBe('Tidy.…');
  expect(fitText('It drives as it should and was serviced by us.', 2, 10)).toBe('It drives as it…');
  expect(fitText('', 2, 10)).toBe('');
});
