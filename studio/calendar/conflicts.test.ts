import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { conflictsOf, overlap, sharePage } from './conflicts.ts';
import type { Span } from './entries.ts';

const NOW = new Date('2026-12-01T00:00:00Z');
const sites = [
  {
    id: 'site-a',
    name: 'Harbour',
    zone: 'Australia/Sydney',
    places: [{ state: 'NSW', postcode: '2000' }],
  },
  { id: 'site-b', name: 'Value Cars', zone: 'Australia/Adelaide', places: null },
];
function span(
  key: string,
  type: string,
  start: string | null,
  end: string | null,
  more: Partial<Span> = {},
): Span {
  const field = { id: key, type, path: '' };
  return {
    key,
    type,
    title: key,
    kind: type === 'popup' ? 'Popup' : 'Offer',
    sites: ['site-a'],
    start: start === null ? null : new Date(`${start}T00:00:00Z`),
    end: end === null ? null : new Date(`${end}T00:00:00Z`),
    pages: [],
    isDraft: false,
    opens: { intent: 'edit', params: { id: key, type } },
    startField: field,
    endField: field,
    ...more,
  };
}
const kinds = (...spans: Span[]) => conflictsOf(spans, sites, NOW).map(({ kind }) => kind);

describe('conflicts', () => {
  test('name two popups on the same page at once', () => {
    const [conflict] = conflictsOf(
      [span('one', 'popup', '2026-12-02', '2026-12-05'), span('two', 'popup', '2026-12-04', '2026-12-06')],
      sites,
      NOW,
    );
    expect(conflict?.text).toBe('Popups ‘one’ and ‘two’ show on the same page of Harbour at the same time.');
  });

  test('leave out popups of different sites, pages or times, and those without an end', () => {
    const one = span('one', 'popup', '2026-12-02', '2026-12-05');
    for (const other of [
      span('two', 'popup', '2026-12-05', '2026-12-06'),
      span('two', 'popup', '2026-12-02', null),
      span('two', 'popup', '2026-12-02', '2026-12-05', { sites: ['site-b'] }),
    ])
      expect(kinds(one, other)).toEqual([]);
    expect(kinds({ ...one, pages: ['/'] }, { ...one, key: 'two', pages: ['/search*'] })).toEqual([]);
  });

  test('name what ends before it starts', () => {
    expect(kinds(span('late', 'offer', '2026-12-09', '2026-12-08'))).toEqual(['order']);
    expect(kinds(span('over', 'offer', '2026-11-09', '2026-11-08'))).toEqual([]);
  });

  test('name a campaign over a public holiday of its sites, with their state', () => {
    const [conflict] = conflictsOf([span('Summer', 'offer', '2026-12-20', '2027-01-03')], sites, NOW);
    expect(conflict?.text).toBe(
      'Offer ‘Summer’ runs over Christmas Day (Fri, 25 Dec) and 3 more public holidays at Harbour.',
    );
    expect(kinds(span('x', 'offer', '2026-12-20', '2027-01-03', { sites: ['site-b'] }))).toEqual([]);
  });

  test('leave out a public holiday that begins when the campaign ends', () => {
    // Midnight in Sydney.
    const endsAt = (end: string) => ({ ...span('x', 'offer', '2026-12-20', null), end: new Date(end) });
    expect(kinds(endsAt('2026-12-24T13:00:00Z'))).toEqual([]);
    expect(kinds(endsAt('2026-12-24T13:00:01Z'))).toEqual(['holiday']);
  });

  test('leave out offers that run for months', () => {
    expect(kinds(span('x', 'offer', '2026-12-02', '2027-06-30'))).toEqual([]);
  });

  test('compare pages the same way round', () => {
    const pages = fc.array(fc.constantFrom('/', '/search', '/search*', '/search/cars', '/offers*', '/*'));
    fc.assert(
      fc.property(pages, pages, (one, other) => {
        expect(sharePage(one, other)).toBe(sharePage(other, one));
        if (one.length > 0) expect(sharePage(one, one)).toBe(true);
      }),
    );
    expect(sharePage(['/search*'], ['/search/cars'])).toBe(true);
    expect(sharePage(['/search'], ['/search/cars'])).toBe(false);
  });

  test('overlap the same way round, and never with what follows', () => {
    const day = fc.option(fc.integer({ min: 0, max: 9 }), { nil: null });
    const time = (value: number | null) => (value === null ? null : new Date(value * 1000));
    fc.assert(
      fc.property(day, day, day, day, (a, b, c, d) => {
        const [one, other] = [
          { start: time(a), end: time(b) },
          { start: time(c), end: time(d) },
        ];
        expect(overlap(one, other)).toBe(overlap(other, one));
        if (b !== null && b === c) expect(overlap(one, other)).toBe(false);
      }),
    );
  });
});
