import { expect, test } from 'vitest';
import { slowdownsOf, slowdownText } from './slowdowns.ts';

const row = (siteSlug: string, p75 = 2_000, metric: 'LCP' | 'INP' = 'LCP') => ({
  release: 'r2',
  siteSlug,
  pageKind: 'vehicle',
  device: 'phone',
  metric,
  earlierP75: 1_000,
  p75,
  samples: 1_200,
});
const nameOf = (slug: string) => slug.toUpperCase();

test('groups what all sites and single sites show of the same slowdown', () => {
  const groups = slowdownsOf([row('small'), row('', 1_500), row('large'), row('small', 300, 'INP')]);
  expect(groups.map((rows) => rows.map(({ siteSlug }) => siteSlug))).toEqual([
    ['', 'large', 'small'],
    ['small'],
  ]);
});

test('names the sites of a slowdown over all sites', () => {
  expect(slowdownText([row('', 1_500), row('large'), row('small')], nameOf)).toBe(
    'Largest paint (LCP) over all sites: 1.5 s, before 1.0 s; slower at LARGE, SMALL',
  );
});

test('says that a slowdown is over all sites if no site shows it alone', () => {
  expect(slowdownText([row('', 1_500)], nameOf, { withSamples: true })).toBe(
    'Largest paint (LCP) over all sites: 1.5 s, before 1.0 s (1,200 page loads)',
  );
});

test('shows the figures of each site without a figure over all sites', () => {
  expect(slowdownText([row('large', 1_500), row('small')], nameOf)).toBe(
    'Largest paint (LCP): LARGE 1.5 s, before 1.0 s; SMALL 2.0 s, before 1.0 s',
  );
});
