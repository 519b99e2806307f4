import { parseSettings } from '@forecourt/lib/sites/settings';
import { expect, test, vi } from 'vitest';
import { type Span, showsAt } from '@/content/dated.ts';
import { differingDays, type HoursPlace } from './hours.server.ts';

/** Monday before Christmas, in Brisbane. */
const NOW = new Date('2026-12-21T02:00:00Z');

vi.mock('@/content/dated.server.ts', () => ({
  pageTime: () => NOW,
  showingNow: async <Content>(_site: string, all: Content[], spanOf: (content: Content) => Span) =>
    all.filter((content) => showsAt(spanOf(content), NOW)),
}));

const site = { slug: 'sample', settings: parseSettings(null).settings };
const week = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  weekday,
  status: 'Open' as const,
  formated_hours: null,
  open: '08:30',
  close: '17:30',
}));
const place = (special_hours: HoursPlace['special_hours']) =>
  ({
    address: { state: 'QLD', postcode: '4000' },
    contact_detail: { opening_hours: week },
    special_hours,
  }) as HoursPlace;

test('names the days of the next week whose hours differ, or may differ', async () => {
  const special = {
    date: '2026-12-25',
    name: 'Christmas Day',
    status: 'Closed' as const,
    start_hour: null,
    end_hour: null,
    hours: null,
    location_id: 'yard',
  };
  const boxingDay = 'Sat, 26 Dec (Boxing Day): Hours may differ';
  expect(await differingDays(site, place([special]))).toEqual([
    'Fri, 25 Dec (Christmas Day): Closed',
    boxingDay,
  ]);
  expect(await differingDays(site, place([]))).toEqual([
    'Fri, 25 Dec (Christmas Day): Hours may differ',
    boxingDay,
  ]);
  const later = { ...special, date: '2027-01-15', name: 'Stocktake' };
  expect(await differingDays(site, place([special, later]))).toHaveLength(2);
});
