import { expect, test } from 'vitest';
import { timeZoneName, timeZonesText } from './timeZones.ts';

test('names a time zone by its city', () => {
  expect(timeZoneName('Australia/Brisbane')).toBe('Brisbane time');
  expect(timeZoneName('Australia/Broken_Hill')).toBe('Broken Hill time');
});

test('names one time zone, or the zone of each site if they differ', () => {
  const site = (name: string, timeZone: string) => ({ name, timeZone });
  const north = site('Northside', 'Australia/Brisbane');
  expect(timeZonesText([north, site('Harbour', 'Australia/Brisbane')])).toBe('Times are in Brisbane time.');
  expect(timeZonesText([north, site('Swan', 'Australia/Perth'), site('Harbour', 'Australia/Brisbane')])).toBe(
    'Times are in each site’s time zone: Northside and Harbour in Brisbane time; Swan in Perth time.',
  );
});
