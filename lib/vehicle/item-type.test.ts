import { expect, test } from 'vitest';
import { detailsTitle, itemWord, soldMessage } from './item-type.ts';

test('calls a sold vehicle a car or a caravan (STATUS-08 OPEN-052)', () => {
  expect(soldMessage({ item_type: 'car' })).toBe(
    "Unfortunately this car recently sold. But don't worry, we can help you find a similar car!",
  );
  expect(soldMessage({ item_type: 'caravan' })).toBe(
    "Unfortunately this caravan recently sold. But don't worry, we can help you find a similar caravan!",
  );
  expect(itemWord({ item_type: 'caravan' })).toBe('caravan');
});

test('titles the details panel by item type (VDP-41 OPEN-053)', () => {
  expect([detailsTitle({ item_type: 'car' }), detailsTitle({ item_type: 'caravan' })]).toEqual([
    'Car Details',
    'Caravan Details',
  ]);
});
