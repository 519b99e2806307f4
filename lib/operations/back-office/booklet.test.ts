import { expect, test } from 'vitest';
import { bookletProblem, bookletSchema } from './booklet.ts';

test('limits a booklet to 1 to 200 vehicles and explains other numbers (OPEN-023)', () => {
  expect([1, 200].map(bookletProblem)).toEqual([null, null]);
  expect(bookletProblem(0)).toBe('No vehicle for sale matches. Choose something else.');
  expect(bookletProblem(1_201)).toBe(
    '1,201 vehicles match, but a booklet has room for 200. Choose a make, a condition or a dealership.',
  );
});

test('accepts only known fields in a booklet request (OPEN-023)', () => {
  const request = { site: 'harbour', condition: 'used', make: ' Mazda ', dealership: null };
  expect(bookletSchema.parse(request)).toEqual({ ...request, make: 'Mazda' });
  for (const wrong of [
    { ...request, condition: 'old' },
    { ...request, make: '' },
    { ...request, make: 'x'.repeat(101) },
    { ...request, more: true },
    { site: 'harbour' },
    null,
  ])
    expect(bookletSchema.safeParse(wrong).success).toBe(false);
});
