import { type FeatureName, featureDefinitions } from '@forecourt/lib/sites/features';
import { type SettingName, settingDefinitions } from '@forecourt/lib/sites/settings';
import { featureTitle } from '@forecourt/schemas/fields/featureTitle';
import { humanise } from '@forecourt/schemas/settings/fieldOf';
import { settingWords, valueWords } from '@forecourt/schemas/settings/words';
import type { SiteColumn } from './siteColumn.ts';

/** What a row of the matrix is about: a switch or a setting. No name is both. */
export type RowName = FeatureName | SettingName;

/** Whether a row is a switch, which is stored apart from the settings (SITE-04); false for a setting. */
export const isFeature = (name: RowName): name is FeatureName => name in featureDefinitions;

/** What a row is called. */
export const titleOf = (name: RowName): string =>
  isFeature(name) ? featureTitle(name) : settingWords[name][1];

/** Whether a feature is on at a site: what is stored if that is a switch position, else the default. */
export function isOn(site: SiteColumn, name: FeatureName): boolean {
  const storedValue = site.stored[name];
  return typeof storedValue === 'boolean' ? storedValue : featureDefinitions[name].fallback;
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** Whether a site has a value of its own where others have the default. */
export const isSet = (site: SiteColumn, name: SettingName): boolean => !isNothing(site.settings[name]);

/** What a site has stored for a row; null where the default holds. */
export function storedAt(site: SiteColumn, name: RowName): unknown {
  if (isFeature(name)) return site.stored[name] ?? null;
  return isSet(site, name) ? site.settings[name] : null;
}

/** The value of a setting at a site in words. */
export const settingText = (site: SiteColumn, name: SettingName): string =>
  wordsOf(name, storedAt(site, name));

/** What is stored for a row in words; null is the default. */
export function wordsOf(name: RowName, storedValue: unknown): string {
  if (isFeature(name)) return (storedValue ?? featureDefinitions[name].fallback) ? 'On' : 'Off';
  return valueText(isNothing(storedValue) ? settingDefinitions[name].fallback : storedValue);
}

function valueText(value: unknown): string {
  if (isNothing(value)) return '–';
  if (typeof value === 'string') return valueWords[value] ?? value;
  if (typeof value !== 'object' || value === null) return String(value);
  if (!Array.isArray(value)) {
    const parts = Object.entries(value).filter(([key, part]) => !key.startsWith('_') && !isNothing(part));
    return parts.map(([key, part]) => `${humanise(key)} ${valueText(part)}`).join(', ') || '–';
  }
  const separator = value.some((item) => typeof item === 'object') ? '; ' : ', ';
  return value.map(valueText).join(separator) || '–';
}

/**
 * What a site does by a setting, to be compared: the value as the storefront reads it, so that a default that is
 * written out is the same as none, and two lists of equal length are not. Keys of list items say nothing.
 */
export function comparableOf(name: SettingName, storedValue: unknown): string {
  const { type, fallback } = settingDefinitions[name];
  if (isNothing(storedValue)) return canonical(fallback);
  const parsedValue = type.safeParse(storedValue);
  return canonical(parsedValue.success ? parsedValue.data : fallback);
}

/** JSON with the keys of objects in order, and without the content lake's own. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([key]) => !key.startsWith('_'))
            .toSorted(([one], [other]) => one.localeCompare(other)),
        )
      : part,
  );
}
