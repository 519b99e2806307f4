import { describe, expect, test } from 'vitest';
import { translatorOf } from '../platform/language/translator.ts';
import { openingTimes, openNow } from './open-now.ts';
import { placeTimeZone } from './place-time-zone.ts';

const texts = translatorOf('en', 'hoursClient');
const zone = (state: string | null, postcode: string | null) =>
  placeTimeZone({ state, postcode }, 'Australia/Brisbane');

describe('the time zone of a place', () => {
  test.each([
    ['QLD', '4225', 'Australia/Brisbane'],
    ['NSW', '2485', 'Australia/Sydney'],
    ['NSW', '2880', 'Australia/Broken_Hill'],
    ['NSW', '2898', 'Australia/Lord_Howe'],
    ['VIC', '3690', 'Australia/Melbourne'],
    ['ACT', '2601', 'Australia/Sydney'],
    ['TAS', '7000', 'Australia/Hobart'],
    ['SA', '5000', 'Australia/Adelaide'],
    ['NT', '0800', 'Australia/Darwin'],
    ['WA', '6000', 'Australia/Perth'],
    ['WA', '6443', 'Australia/Eucla'],
  ])('%s %s is %s', (state, postcode, expected) => {
    expect(zone(state, postcode)).toBe(expected);
  });

  test('is the site’s without a known state', () => {
    expect(zone(null, null)).toBe('Australia/Brisbane');
    expect(zone('Queensland', '')).toBe('Australia/Brisbane');
    expect(placeTimeZone(null, 'Australia/Perth')).toBe('Australia/Perth');
  });

  test('every zone is known to the platform', () => {
    for (const postcode of ['2880', '2898', '2899', '6443', '6798', '6799'])
      expect(() => new Intl.DateTimeFormat('en-AU', { timeZone: zone(null, postcode) })).not.toThrow();
  });
});

const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open',
  formated_hours: null,
  open: '08:00',
  close: '17:30',
}));
const openAt = (state: string, moment: string) => {
  const times = openingTimes(week, [], zone(state, null));
  return times && openNow(times, new Date(moment), texts);
};

describe('a Sydney yard of a Brisbane site', () => {
  test('is closed half an hour after its own closing time in summer', () => {
    expect(openAt('NSW', '2026-12-01T17:00:00+10:00')).toMatchObject({ isOpen: false });
    expect(openAt('QLD', '2026-12-01T17:00:00+10:00')).toMatchObject({ isOpen: true });
  });

  test('has the same hours as Brisbane in winter', () => {
    expect(openAt('NSW', '2026-07-01T17:00:00+10:00')).toMatchObject({ isOpen: true });
  });

  test.each([
    ['starts', '2026-10-04T07:15:00+10:00', true],
    ['starts, minutes before opening', '2026-10-04T06:55:00+10:00', false],
    ['ends', '2026-04-05T07:15:00+10:00', false],
    ['ends, after opening', '2026-04-05T08:05:00+10:00', true],
  ])('follows the clocks on the morning when daylight saving %s', (_, moment, isOpen) => {
    expect(openAt('NSW', moment)).toMatchObject({ isOpen });
  });
});
