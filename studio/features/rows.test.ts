import { featureDefinitions } from '@forecourt/lib/site/features';
import { expect, test } from 'vitest';
import { featureGroups, isOn, type SiteColumn } from './rows.ts';

const site = (stored: SiteColumn['stored']): SiteColumn => ({
  id: 'site-a',
  slug: 'a',
  name: 'A',
  accent: null,
  stored,
});

test('SITE-04 the matrix has every feature once', () => {
  const names = featureGroups('').flatMap(({ rows }) => rows.map(({ name }) => name));
  expect(names.toSorted()).toEqual(Object.keys(featureDefinitions).toSorted());
});

test('a site without a stored position has the default', () => {
  expect(isOn(site({}), 'financeButtonsEnabled')).toBe(true);
  expect(isOn(site({ financeButtonsEnabled: false }), 'financeButtonsEnabled')).toBe(false);
  expect(isOn(site({ financeButtonsEnabled: 'no' }), 'financeButtonsEnabled')).toBe(true);
});

test('words narrow the rows by name, description and group', () => {
  const names = featureGroups('reserve test').flatMap(({ rows }) => rows.map(({ name }) => name));
  expect(names).toEqual(['reserveHiddenForTestDriveOnly']);
  expect(featureGroups('no such words')).toEqual([]);
});

test('differences only: what every site has the same is left out', () => {
  const sites = [site({ budgetFinderEnabled: true }), site({})];
  expect(featureGroups('', sites).flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual([
    'budgetFinderEnabled',
  ]);
  expect(featureGroups('', [site({})])).toEqual([]);
});
