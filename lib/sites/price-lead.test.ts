import { expect, test } from 'vitest';
import { withSearchedPrices } from './price-lead.ts';
import { parseSettings } from './settings.ts';

const settingsOf = (raw: Record<string, unknown>) => parseSettings(raw).settings;

test('drive-away prices everywhere replace the choice between two prices of the feed', () => {
  const raw = { driveAwayPrices: 'everywhere', priceLead: 'driveAway' };
  expect(settingsOf(raw)).toMatchObject({ driveAwayPrices: 'everywhere', priceLead: 'excludingCharges' });
  expect(settingsOf({ ...raw, driveAwayPrices: 'vehiclePage' })).toMatchObject({ priceLead: 'driveAway' });
});

test('drive-away prices are limited to vehicle pages where search does not have them', () => {
  const settings = settingsOf({ driveAwayPrices: 'everywhere' });
  expect(withSearchedPrices(settings, true)).toBe(settings);
  expect(withSearchedPrices(settings, false).driveAwayPrices).toBe('vehiclePage');
  const off = settingsOf({});
  expect(withSearchedPrices(off, false)).toBe(off);
});
