import { expect, test } from 'vitest';
import { detailsTitle, itemWord, soldMessage } from './item-type.ts';

test('STATUS-08 OPEN-052 a sold vehicle is a car or a caravan', () => {
  expect(soldMessage({ item_type: 'car' })).toBe(
    "Unfortunately this car recently sold. But don't worry, we can help you find a similar car!",
  );
  expect(soldMessage({ item_type: 'caravan' })).toBe(
    "Unfortunately this caravan recently sold. But don't worry, we can help you find a similar caravan!",
  );
  expect(itemWord({ item_type: 'caravan' })).toBe('caravan');
});

test('VDP-41 OPEN-053 the details panel is titled by what it is', () => {
  expect([detailsTitle({ item_type: 'car' }), detailsTitle({ item_type: 'caravan' })]).toEqual([
    'Car Details',
    'Caravan Details',
  ]);
});
