import { expect, test } from 'vitest';
import { chosenAddress, isPageOff } from './special-pages.ts';

test('a special page exists on the sites whose setting names it (ROUTE-91..95)', () => {
  expect(isPageOff([], '/twg-cars')).toBe(true);
  expect(isPageOff(['twg-cars'], '/twg-cars')).toBe(false);
  expect(isPageOff(['twg-cars'], '/neotek')).toBe(true);
  expect(isPageOff([], '/neotek/range')).toBe(true);
  expect(isPageOff([], '/about-us')).toBe(false);
  expect(isPageOff([], '/')).toBe(false);
});

test('a setting chooses between two addresses of a page (ROUTE-60 ROUTE-76 ROUTE-77)', () => {
  const settings = { warrantyPath: '/pages/warranty', partsSearchPath: '/find-a-part' };
  expect(chosenAddress(settings, '/warranty')).toBe('/pages/warranty');
  expect(chosenAddress(settings, '/pages/warranty')).toBe('/pages/warranty');
  expect(chosenAddress(settings, '/parts/search')).toBe('/find-a-part');
  expect(chosenAddress(settings, '/parts')).toBe('/parts');
});
