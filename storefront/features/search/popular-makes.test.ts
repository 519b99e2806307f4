import { describe, expect, test } from 'vitest';
import { popularMakes } from './popular-makes.ts';

describe('makes of a filter', () => {
  test('count as popular only the 20 makes with the most stock (FACET-36 OPEN-047)', () => {
    const makes = Array.from({ length: 30 }, (_, at) => ({ label: `M${String(at).padStart(2, '0')}` }));
    const places = (count: number) => popularMakes(makes, count).popular.map((make) => makes.indexOf(make));
    expect(places(7)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(Math.max(...places(25))).toBe(19);
  });

  test('list popular makes, then all from A to Z (FACET-35 OPEN-047)', () => {
    const makes = ['Toyota', 'Kia', 'Mazda', 'BYD'].map((label) => ({ label }));
    const { popular, all } = popularMakes(makes, 2);
    expect(popular.map(({ label }) => label)).toEqual(['Toyota', 'Kia']);
    expect(all.map(({ label }) => label)).toEqual(['BYD', 'Kia', 'Mazda', 'Toyota']);
    expect(popularMakes(makes, 7).popular).toEqual([]);
  });
});
