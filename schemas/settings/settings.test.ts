import { type SettingName, settingDefinitions } from '@forecourt/lib/sites/settings';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { fieldOf } from './fieldOf.ts';
import { problemOf } from './problemOf.ts';
import { SETTING_GROUPS, settingLabels } from './settingLabels.ts';
import { siteSettings } from './settings.ts';

const names = Object.keys(settingDefinitions) as SettingName[];

describe('the settings form', () => {
  test('has one field for every setting, each in a tab that exists (OPEN-131)', () => {
    const fields = siteSettings.fields as { name: string; group?: string; title?: string }[];
    expect(fields.map(({ name }) => name)).toEqual(names);
    for (const field of fields) {
      expect(Object.keys(SETTING_GROUPS)).toContain(field.group);
      expect(field.title).toBe(settingLabels[field.name as SettingName][1]);
    }
  });

  test.each(names)('accepts the default of %s', (name) => {
    const { type, fallback } = settingDefinitions[name];
    expect(problemOf(type, fallback)).toBeNull();
  });

  test.each([
    ['hitsPerPage', 500, 'Enter 100 or less.'],
    ['hitsPerPage', 0, 'Enter 1 or more.'],
    ['hitsPerPage', 2.5, 'Enter a whole number.'],
    ['offersPath', 'special offers', 'Start with a slash and remove the spaces.'],
    ['carTypes', [], 'Choose at least 1.'],
    ['timeZone', 'Australia/Atlantis', 'Not a time zone.'],
  ] as const)('%s = %j is answered: %s', (name, value, words) => {
    expect(problemOf(settingDefinitions[name].type, value)).toBe(words);
  });

  test('accepts empty settings', () => {
    for (const name of names) expect(problemOf(settingDefinitions[name].type, undefined)).toBeNull();
  });

  test('rejects an unknown kind of setting when the studio starts', () => {
    expect(() => fieldOf({ name: 'x', type: z.record(z.string(), z.number()), title: 'X' })).toThrow(
      'overrides.ts',
    );
  });
});
