import { featureDefinitions } from '@forecourt/lib/sites/features';
import { settingDefinitions } from '@forecourt/lib/sites/settings';
import { expect, test } from 'vitest';
import { featureGroups } from './rows.ts';
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
