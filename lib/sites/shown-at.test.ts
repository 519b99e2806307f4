import { expect, test } from 'vitest';
import { featureDefinitions } from './features.ts';
import { parseSettings, settingDefinitions } from './settings.ts';
import { SHOWN_AT, shownPages } from './shown-at.ts';

test('lists where each feature and setting shows', () => {
  expect(Object.keys(SHOWN_AT).toSorted()).toEqual(
    [...Object.keys(featureDefinitions), ...Object.keys(settingDefinitions)].toSorted(),
  );
  for (const pages of Object.values(SHOWN_AT)) expect(pages.length).toBeGreaterThan(0);
});

test('uses the addresses of the site', () => {
  const { settings } = parseSettings({ financePath: '/apply-for-finance', locationPathBase: 'our-location' });
  expect(shownPages('financePostcodeEnabled', settings)).toEqual([
    { words: 'the finance page', path: '/apply-for-finance' },
  ]);
  expect(shownPages('locationPathBase', settings)[0]?.path).toBe('/our-location');
  expect(shownPages('fuelPrice', settings)).toEqual([{ words: 'vehicle pages', path: null }]);
});
