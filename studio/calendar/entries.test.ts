import { evaluateSync, parse } from 'groq-js';
import { describe, expect, test } from 'vitest';
import {
  byDay,
  CALENDAR_QUERY,
  type CalendarAnswer,
  daysOfMonth,
  momentsOf,
  momentsOn,
  mondayOf,
  monthAfter,
  movedTo,
  splitAtToday,
  weeksOfMonth,
} from './entries.ts';

const site = { _ref: 'site-harbour' };
const dataset = [
  { _id: 'site-harbour', _type: 'site', name: 'Harbour', slug: { current: 'harbour' } },
  {
    _id: 'offer-a',
    _type: 'offer',
    name: 'Hybrids',
    sites: [site],
    startsAt: '2026-11-30T14:00:00Z',
    endsAt: '2026-12-31T07:00:00Z',
  },
  { _id: 'offer-b', _type: 'offer', name: 'Always', sites: [site] },
  { _id: 'slide-a', _type: 'slide', name: 'Hybrids ahead', site, showFrom: '2026-12-02T00:00:00Z' },
  { _id: 'popup-a', _type: 'popup', title: 'Weighbridge', site, expiry: '2026-12-05T00:00:00Z' },
  {
    _id: 'page-a',
    _type: 'page',
    title: 'Home',
    site,
    blocks: [
      { _key: 'x', _type: 'richText' },
      { _key: 'y', _type: 'callToAction', heading: 'Summer', showFrom: '2026-12-10T00:00:00Z' },
      { _key: 'z', _type: 'countdown', heading: 'Until New Year', until: '2026-12-31T13:00:00Z' },
    ],
  },
  {
    _id: 'nav',
    _type: 'navigation',
    title: 'Header',
    site,
    menus: [{ _key: 'm', _type: 'menu', label: 'Sale', showUntil: '2026-12-12T00:00:00Z' }],
  },
  {
    _id: '_.releases.r1',
    _type: 'system.release',
    state: 'scheduled',
    publishAt: '2026-12-01T00:00:00Z',
    metadata: { title: 'Summer release' },
  },
];
const moments = momentsOf(evaluateSync(parse(CALENDAR_QUERY), { dataset }).data as CalendarAnswer);

describe('calendar entries', () => {
  test('list every dated document and release in order, each with its link', () => {
    expect(moments.map(({ title, kind, change }) => `${kind} '${title}' ${change}`)).toEqual([
      "Offer 'Hybrids' starts",
      "Release 'Summer release' is published",
      "Slide 'Hybrids ahead' starts",
      "Popup 'Weighbridge' ends",
      "Block 'Summer, on Home' starts",
      "Menu entry 'Sale, on Header' ends",
      "Offer 'Hybrids' ends",
      "Block 'Until New Year, on Home' ends",
    ]);
    expect(moments[4]?.opens).toEqual({ intent: 'edit', params: { id: 'page-a', type: 'page' } });
    expect(moments[1]?.opens).toEqual({ intent: 'release', params: { id: 'r1' } });
  });

  test('use the site’s time zone for the day', () => {
    const days = (zone: string, month: string) => daysOfMonth(moments, month, () => zone).map(([day]) => day);
    expect(days('Australia/Brisbane', '2026-12')[0]).toBe('2026-12-01');
    expect(days('Australia/Perth', '2026-11')).toEqual(['2026-11-30']);
    expect(days('Australia/Brisbane', '2026-11')).toEqual([]);
    expect(days('Australia/Sydney', '2027-01')).toEqual(['2027-01-01']);
  });

  test('limit an editor of some sites to those, and releases to editors of several', () => {
    const releases = moments.filter(({ opens }) => opens.intent === 'release');
    expect(releases).not.toEqual([]);
    expect(momentsOn(moments, null)).toEqual(moments);
    expect(momentsOn(moments, new Set(['site-northside']))).toEqual([]);
    expect(momentsOn(moments, new Set(['site-harbour', 'site-northside']))).toEqual(moments);
    const ofHarbour = momentsOn(moments, new Set(['site-harbour']));
    expect(ofHarbour).toEqual(moments.filter((moment) => !releases.includes(moment)));
  });

  test('show a release that is named by a site to an editor of that site', () => {
    const release = { _id: '_.releases.site-harbour_r2', title: 'Own', at: '2026-12-01T00:00:00Z' };
    const answer = {
      sites: ['site-harbour', 'site-harbour-2'].map((id) => ({ id, name: null, zone: null })),
      dated: [],
      wholes: [],
      releases: [release],
    };
    const [own] = momentsOf(answer);
    expect(own?.sites).toEqual(['site-harbour']);
    expect(momentsOn(momentsOf(answer), new Set(['site-harbour']))).toHaveLength(1);
    expect(momentsOn(momentsOf(answer), new Set(['site-northside']))).toEqual([]);
  });

  test('step from December to January and back', () => {
    expect([monthAfter('2026-12', 1), monthAfter('2026-01', -1), monthAfter('2026-11', 0)]).toEqual([
      '2027-01',
      '2025-12',
      '2026-11',
    ]);
  });
});

test('separates past days of the current month, with today still to come', () => {
  const days = (month: string) => ['01', '25', '26', '30'].map((day) => [`${month}-${day}`] as const);
  const names = (list: readonly (readonly [string])[]) => list.map(([day]) => day.slice(-2));
  const { earlier, coming } = splitAtToday(days('2026-11'), '2026-11-26');
  expect([names(earlier), names(coming)]).toEqual([
    ['01', '25'],
    ['26', '30'],
  ]);
  for (const month of ['2026-10', '2026-12'])
    expect(splitAtToday(days(month), '2026-11-26')).toEqual({ earlier: [], coming: days(month) });
});

describe('views', () => {
  test('start weeks on Monday', () => {
    expect(mondayOf('2026-11-30')).toBe('2026-11-30');
    expect(mondayOf('2026-12-06')).toBe('2026-11-30');
    const weeks = weeksOfMonth('2026-12');
    expect([weeks[0]?.[0], weeks.at(-1)?.at(-1), weeks.length]).toEqual(['2026-11-30', '2027-01-03', 5]);
    for (const week of weeks) expect(week).toHaveLength(7);
  });

  test('group dates by the day of their site', () => {
    const days = byDay(moments, () => 'Australia/Brisbane');
    expect(days.get('2026-12-01')?.map(({ title }) => title)).toEqual(['Hybrids', 'Summer release']);
  });
});

describe('a date', () => {
  test('names the field to change, and releases have none', () => {
    expect(moments.map(({ field }) => field?.path)).toEqual([
      'startsAt',
      undefined,
      'showFrom',
      'expiry',
      'blocks[_key=="y"].showFrom',
      'menus[_key=="m"].showUntil',
      'endsAt',
      'blocks[_key=="z"].until',
    ]);
  });

  test('keeps its time of day when moved over the change to summer time', () => {
    const at = new Date('2026-10-01T23:00:00Z'); // 9 am in Sydney on 2 October
    expect(movedTo(at, '2026-10-05', 'Australia/Sydney')?.toISOString()).toBe('2026-10-04T22:00:00.000Z');
    expect(movedTo(at, 'no day', 'Australia/Sydney')).toBeNull();
  });
});
