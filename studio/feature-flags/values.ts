import { type FeatureName, featureDefinitions } from '@forecourt/lib/sites/features';
import { type SettingName, settingDefinitions } from '@forecourt/lib/sites/settings';
import { featureTitle } from '@forecourt/schemas/fields/featureTitle';
import { humanise } from '@forecourt/schemas/settings/fieldOf';
import { settingLabels, valueLabels } from '@forecourt/schemas/settings/settingLabels';
import type { SiteColumn } from './siteColumn.ts';

/** A feature or setting. Their names do not overlap. */
export type RowName = FeatureName | SettingName;

/** Returns whether a row is a feature. Features are stored apart from settings (SITE-04). */
export const isFeature = (name: RowName): name is FeatureName => name in featureDefinitions;

export const titleOf = (name: RowName): string =>
  isFeature(name) ? featureTitle(name) : settingLabels[name][1];

export function isOn(site: SiteColumn, name: FeatureName): boolean {
  const storedValue = site.stored[name];
  return typeof storedValue === 'boolean' ? storedValue : featureDefinitions[name].fallback;
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

export const isSet = (site: SiteColumn, name: SettingName): boolean => !isNothing(site.settings[name]);

/** Returns the stored value of a row at a site, or null if the default applies. */
export function storedAt(site: SiteColumn, name: RowName): unknown {
  if (isFeature(name)) return site.stored[name] ?? null;
  return isSet(site, name) ? site.settings[name] : null;
}

export const settingText = (site: SiteColumn, name: SettingName): string =>
  wordsOf(name, storedAt(site, name));

/** Returns a stored value as text; null is the default. */
export function wordsOf(name: RowName, storedValue: unknown): string {
  if (isFeature(name)) return (storedValue ?? featureDefinitions[name].fallback) ? 'On' : 'Off';
  return valueText(isNothing(storedValue) ? settingDefinitions[name].fallback : storedValue);
}

function valueText(value: unknown): string {
  if (isNothing(value)) return '–';
  if (typeof value === 'string') return valueLabels[value] ?? value;
  if (typeof value !== 'object' || value === null) return String(value);
  if (!Array.isArray(value)) {
    const parts = Object.entries(value).filter(([key, part]) => !key.startsWith('_') && !isNothing(part));
    return parts.map(([key, part]) => `${humanise(key)} ${valueText(part)}`).join(', ') || '–';
  }
  const separator = value.some((item) => typeof item === 'object') ? '; ' : ', ';
  return value.map(valueText).join(separator) || '–';
}

/**
 * Returns the effective value of a setting for comparison. A stored default equals no value, and the keys of
 * list items are ignored.
 */
export function comparableOf(name: SettingName, storedValue: unknown): string {
  const { type, fallback } = settingDefinitions[name];
  if (isNothing(storedValue)) return canonical(fallback);
  const parsedValue = type.safeParse(storedValue);
  return canonical(parsedValue.success ? parsedValue.data : fallback);
}

/** Serialises to JSON with sorted keys and without system fields. */
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
