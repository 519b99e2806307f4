import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugify } from '../../../../vehicle/title.ts';
import { assignPhotos } from './assign-photos.ts';
import { nameProblem } from './photo-path.ts';

const filesOf = (paths: readonly string[]) => paths.map((path) => ({ path, address: `kept ${path}` }));
const assignment = (paths: readonly string[], stocknums: readonly string[]) => {
  const { of, unassigned } = assignPhotos(filesOf(paths), stocknums);
  return {
    ...Object.fromEntries(stocknums.map((number) => [number, of(number).map(({ path }) => path)])),
    unassigned: unassigned.map(({ path }) => path),
  };
};

describe('photo beside a feed', () => {
  test.each([
    [
      ['12345_10.jpg', '12345-02.JPG', '12345.jpeg', '12345 (3).png'],
      ['12345.jpeg', '12345-02.JPG', '12345 (3).png', '12345_10.jpg'],
    ],
    [
      ['12345/10.jpg', '12345/2.jpg', '12345/12345.jpg', '12345/12345_1.webp'],
      ['12345/12345.jpg', '12345/12345_1.webp', '12345/2.jpg', '12345/10.jpg'],
    ],
    [
      ['12345/rear.jpg', '12345/front.jpg'],
      ['12345/front.jpg', '12345/rear.jpg'],
    ],
    [
      ['12345_1.jpg', '12345/3.jpg', '12345_2.jpg'],
      ['12345_1.jpg', '12345_2.jpg', '12345/3.jpg'],
    ],
  ])('belongs to a stock number, in numeric order: %j', (paths, order) => {
    expect(assignment(paths, ['12345'])).toEqual({ 12345: order, unassigned: [] });
  });

  test('belongs to the longest stock number that matches its name', () => {
    expect(assignment(['AB-12.jpg', 'AB-12_1.jpg', 'ab-1.jpg'], ['AB', 'AB-12'])).toEqual({
      AB: ['ab-1.jpg'],
      'AB-12': ['AB-12.jpg', 'AB-12_1.jpg'],
      unassigned: [],
    });
  });

  test('belongs to no vehicle if no row has its stock number', () => {
    expect(assignment(['99_1.jpg', 'logo.png', '123456.jpg'], ['12345'])).toEqual({
      12345: [],
      unassigned: ['99_1.jpg', 'logo.png', '123456.jpg'],
    });
  });
});

const stocknum = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9 _/-]{0,6}[A-Za-z0-9]$/);
const path = fc.oneof(
  fc.tuple(stocknum, fc.nat(120)).map(([stem, number]) => `${stem.replaceAll('/', '-')}_${number}.jpg`),
  fc.tuple(stocknum, fc.nat(120)).map(([folder, number]) => `${folder.replaceAll('/', '-')}/${number}.jpg`),
  stocknum.map((stem) => `${stem.replaceAll('/', '-')}.jpg`),
);

test('every photo belongs to one listed stock number or none, in any order', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(path, { maxLength: 30 }),
      fc.uniqueArray(stocknum, { maxLength: 8, selector: slugify }),
      fc.integer(),
      (paths, stocknums, seed) => {
        const { unassigned, ...others } = assignment(paths, stocknums);
        const all = [...Object.values(others).flat(), ...unassigned];
        expect([new Set(all), all.length]).toEqual([new Set(paths), paths.length]);
        const shuffledPaths = paths.toSorted(
          (one, other) => ((one.length * seed) % 7) - ((other.length * seed) % 7),
        );
        expect({ ...assignment(shuffledPaths, stocknums), unassigned: [] }).toEqual({
          ...others,
          unassigned: [],
        });
      },
    ),
  );
});

test.each(['a\0b.jpg', '../12345.jpg', '..', '.', 'a\\b.jpg', `${'a'.repeat(300)}.jpg`, 'a\nb.jpg'])(
  '%j is not a photo name',
  (name) => {
    expect(nameProblem(name)).toMatch(/name/);
  },
);
