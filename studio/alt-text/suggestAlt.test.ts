import fc from 'fast-check';
import { expect, test } from 'vitest';
import { suggestAlt } from './suggestAlt.ts';

test.each([
  ['2024-mazda-cx5-soul-red.jpg', '2024 mazda cx5 soul red'],
  ['showroom_at_night_final_v2.webp', 'Showroom at night'],
  ['FamilyCaravanAtBeach 1920x1080.png', 'Family Caravan At Beach'],
])('%s suggests %s', (name, expected) => expect(suggestAlt(name, [])).toBe(expected));

test.each([
  'IMG_2024.jpg',
  'DSC00012.JPG',
  'PXL_20240101_101112.jpg',
  'a1b2c3d4e5f6.png',
  'untitled copy.png',
])('%s says nothing, so the name around the picture is suggested', (name) => {
  const slide = { _type: 'slide', image: {} };
  expect(suggestAlt(name, [slide, { title: 'Winter sale' }])).toBe('Winter sale');
  expect(suggestAlt(name, [slide])).toBeNull();
});

test('the innermost name counts', () => {
  const context = [{ heading: 'Our workshop' }, { title: 'Service' }];
  expect(suggestAlt('IMG_1.jpg', context)).toBe('Our workshop');
});

test('a suggestion fits the field', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 500 }), (name) => {
      expect((suggestAlt(name, []) ?? 'x').length).toBeLessThanOrEqual(160);
    }),
  );
});
