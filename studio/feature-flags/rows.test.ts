import { featureDefinitions } from '@forecourt/lib/sites/features';
import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { expect, test } from 'vitest';
import { featureGroups, inUseText } from './rows.ts';
import type { SiteColumn } from './siteColumn.ts';
import { isOn, settingText } from './values.ts';

const site = (storedFields: SiteColumn['stored']): SiteColumn => ({
  id: 'site-a',
  slug: 'a',
  name: 'A',
  url: null,
  accent: null,
  settings: {},
  document: {},
  stored: storedFields,
});

test('the matrix lists every feature once (SITE-04)', () => {
  const names = featureGroups('').flatMap(({ rows }) => rows.map(({ name }) => name));
  expect(names.toSorted()).toEqual(Object.keys(featureDefinitions).toSorted());
});

test('a site without a stored value has the default', () => {
  expect(isOn(site({}), 'financeButtonsEnabled')).toBe(true);
  expect(isOn(site({ financeButtonsEnabled: false }), 'financeButtonsEnabled')).toBe(false);
  expect(isOn(site({ financeButtonsEnabled: 'no' }), 'financeButtonsEnabled')).toBe(true);
});

test('search filters the rows by name, description and group', () => {
  const names = featureGroups('reserve test').flatMap(({ rows }) => rows.map(({ name }) => name));
  expect(names).toEqual(['reserveHiddenForTestDriveOnly']);
  expect(featureGroups('no such words')).toEqual([]);
});

test('the differences filter leaves out rows equal on every site', () => {
  const sites = [site({ budgetFinderEnabled: true }), site({})];
  expect(featureGroups('', { differing: sites }).flatMap(({ rows }) => rows.map(({ name }) => name))).toEqual(
    ['budgetFinderEnabled'],
  );
  expect(featureGroups('', { differing: [site({})] })).toEqual([]);
});

test('the matrix lists every setting once with its value in words (SITE-47)', () => {
  const names = featureGroups('', { settings: true }).flatMap(({ rows }) => rows.map(({ name }) => name));
  expect(names.toSorted()).toEqual(
    [...Object.keys(featureDefinitions), ...Object.keys(settingDefinitions)].toSorted(),
  );
  const own = { ...site({}), settings: { resultsLayout: 'carousel', cardButtons: ['reserve', 'enquire'] } };
  expect(settingText(own, 'resultsLayout')).toBe('Carousel');
  expect(settingText(own, 'cardButtons')).toBe('Reserve, Enquire');
  expect(settingText(own, 'hitsPerPage')).toBe('21');
  expect(settingText(own, 'phoneOverride')).toBe('–');
  const fees = [
    { _key: 'x', name: 'Set up', amount: 1 },
    { _key: 'y', name: 'Monthly', amount: 0 },
  ];
  expect(settingText({ ...own, settings: { listedFees: fees } }, 'listedFees')).toBe(
    'Name Set up, Amount 1; Name Monthly, Amount 0',
  );
});

test('the differences filter includes settings', () => {
  const sites = [site({}), { ...site({}), settings: { hitsPerPage: 24 } }];
  const rows = featureGroups('', { differing: sites, settings: true }).flatMap((group) => group.rows);
  expect(rows.map(({ name }) => name)).toEqual(['hitsPerPage']);
});

test('the differences filter compares list entries without their keys', () => {
  const withFees = (...fees: [string, number][]) => ({
    ...site({}),
    settings: { listedFees: fees.map(([name, amount]) => ({ _key: crypto.randomUUID(), name, amount })) },
  });
  const differ = (...sites: SiteColumn[]) =>
    featureGroups('', { differing: sites, settings: true }).flatMap(({ rows }) =>
      rows.map(({ name }) => name),
    );
  expect(differ(withFees(['Set up', 1]), withFees(['Set up', 1]))).toEqual([]);
  expect(differ(withFees(['Set up', 1]), withFees(['Set up', 2]))).toEqual(['listedFees']);
  const [one, other] = ['a', 'b'].map((end) => ({
    ...site({}),
    settings: { vehicleDisclaimer: `${'Long '.repeat(30)}${end}` },
  }));
  expect(one && other && differ(one, other)).toEqual(['vehicleDisclaimer']);
  // Storing the default has the same effect as storing nothing.
  expect(differ(site({}), { ...site({}), settings: { hitsPerPage: 21 } })).toEqual([]);
});

test('groups rows by the page that shows them first, every page first', () => {
  const groups = featureGroups('', { settings: true, by: 'page' });
  expect(groups[0]?.title).toBe('Every page');
  expect(groups.map(({ title }) => title)).toContain('Vehicle pages');
  const names = groups.flatMap(({ rows }) => rows.map(({ name }) => name));
  expect(names).toHaveLength(Object.keys(featureDefinitions).length + Object.keys(settingDefinitions).length);
});

test('counts what is on among the rows found, or what is set if they are settings', () => {
  const rowsFor = (words: string) => featureGroups(words, { settings: true }).flatMap(({ rows }) => rows);
  const own = { ...site({ compareEnabled: true }), settings: { hitsPerPage: 24 } };
  expect(inUseText(rowsFor('compareEnabled'), own)).toBe('1 of 1 on');
  expect(inUseText(rowsFor('hitsPerPage'), own)).toBe('1 of 1 set');
  expect(inUseText(rowsFor('hitsPerPage'), site({}))).toBe('0 of 1 set');
});

test('search finds rows by the pages that show them', () => {
  const names = featureGroups('trade-in valuation').flatMap(({ rows }) => rows.map(({ name }) => name));
  expect(names.length).toBeGreaterThan(0);
});
