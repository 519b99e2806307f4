import { parseFeatures } from '@forecourt/lib/sites/features';
import { parseSettings, type SiteSettings } from '@forecourt/lib/sites/settings';
import type { Site } from '@forecourt/lib/sites/site';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { operationsForAgents } from './operations-for-agents.server.ts';

const operationsWith = (
  agentAccess: SiteSettings['agentAccess'],
  features: Record<string, boolean> = {},
  settings: Record<string, unknown> = {},
) => {
  const site = {
    settings: parseSettings({ agentAccess, ...settings }).settings,
    features: parseFeatures(features).features,
  } as Site;
  return operationsForAgents(site);
};
const namesOf = (...site: Parameters<typeof operationsWith>): string[] =>
  operationsWith(...site).map(({ name }) => name);
const LINKS = ['book_test_drive', 'start_enquiry', 'start_reservation'];
const SELLS = { reserveEnabled: true, checkoutEnabled: true };

test('a site offers nothing by default', () => {
  expect(parseSettings(null).settings.agentAccess).toBe('off');
  expect(namesOf('off', SELLS)).toEqual([]);
});

test('a site that may be read hands out no links to forms and checkout', () => {
  const names = namesOf('read', SELLS);
  expect(names).toContain('search_stock');
  expect(names.filter((name) => LINKS.includes(name))).toEqual([]);
});

test('a site with links offers those of its forms and checkout', () => {
  expect(namesOf('readAndLinks', SELLS)).toEqual(expect.arrayContaining(LINKS));
  expect(namesOf('readAndLinks', { reserveEnabled: false })).not.toContain('start_reservation');
  expect(namesOf('readAndLinks', SELLS, { enquiryForms: ['enquiry'] })).not.toContain('book_test_drive');
});

test.each([
  ['compare_vehicles', 'compareEnabled'],
  ['estimate_finance', 'financeCalculatorEnabled'],
  ['estimate_delivery', 'deliveryCalculatorEnabled'],
  ['list_test_drive_times', 'testDriveSlotsEnabled'],
])('offers %s with its feature only', (name, feature) => {
  expect(namesOf('read', { [feature]: true })).toContain(name);
  expect(namesOf('read', { [feature]: false })).not.toContain(name);
});

test('offers drive-away prices where the site shows them', () => {
  expect(namesOf('read', {}, { driveAwayPrices: 'vehiclePage' })).toContain('get_drive_away_price');
  expect(namesOf('read')).not.toContain('get_drive_away_price');
});

describe.each(
  operationsWith(
    'readAndLinks',
    { ...SELLS, compareEnabled: true, deliveryCalculatorEnabled: true, testDriveSlotsEnabled: true },
    { driveAwayPrices: 'everywhere' },
  ),
)('$name', ({ name, description, input, output }) => {
  test('has input and output that JSON Schema can express', () => {
    expect(name).toMatch(/^[a-z]+(?:_[a-z]+)*$/);
    expect(z.toJSONSchema(input, { io: 'input' })).toMatchObject({
      type: 'object',
      additionalProperties: false,
    });
    expect(z.toJSONSchema(output, { io: 'output' })).toMatchObject({ type: 'object' });
  });

  test('says what it and each of its inputs are for', () => {
    expect(description.length).toBeGreaterThan(40);
    const { properties = {} } = z.toJSONSchema(input, { io: 'input' });
    const unexplained = Object.entries(properties).filter(
      ([, property]) =>
        typeof property === 'boolean' ||
        !(property.description || property.enum || property.type === 'array'),
    );
    expect(unexplained.map(([property]) => property)).toEqual([]);
  });

  test('takes no personal data', () => {
    const properties = Object.keys(z.toJSONSchema(input, { io: 'input' }).properties ?? {});
    expect(properties.filter((property) => /name|phone|mail|message|address|card/i.test(property))).toEqual(
      [],
    );
  });
});
