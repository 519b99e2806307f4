import { translatorOf } from '@forecourt/lib/platform/language/translator';
import { parseSettings } from '@forecourt/lib/sites/settings';
import { expect, test } from 'vitest';
import { collectionItem } from './collection-item.ts';

const usual = parseSettings({}).settings.collectionList;

test('the usual items are in the language of the page, and unchanged in English', () => {
  expect(usual.map((item) => collectionItem(item, translatorOf('en', 'checkout')))).toEqual(usual);
  const t = translatorOf('vi', 'checkout');
  for (const item of usual) expect(collectionItem(item, t)).not.toBe(item);
});

test('an item of the dealer stays as it is', () => {
  expect(collectionItem('Your deposit slip', translatorOf('ar', 'checkout'))).toBe('Your deposit slip');
});
