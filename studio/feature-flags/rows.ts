import { type FeatureName, featureDefinitions } from '@forecourt/lib/sites/features';
import { type SettingName, settingDefinitions } from '@forecourt/lib/sites/settings';
import { featureTitle } from '@forecourt/schemas/fields/featureTitle';
import { SETTING_GROUPS, settingLabels } from '@forecourt/schemas/settings/settingLabels';
import type { SiteColumn } from './siteColumn.ts';
import { comparableOf, isOn, storedAt, wordsOf } from './values.ts';

export interface FeatureRow {
  kind: 'switch';
  name: FeatureName;
  group: string;
  title: string;
  description: string;
  fallback: boolean;
}
/** A setting with a value other than on or off. */
export interface SettingRow {
  kind: 'setting';
  name: SettingName;
  group: string;
  title: string;
  description: string;
  /** The default as text. */
  fallback: string;
}
export type MatrixRow = FeatureRow | SettingRow;
export interface FeatureGroup {
  title: string;
  rows: MatrixRow[];
}

const switchRows: MatrixRow[] = (Object.keys(featureDefinitions) as FeatureName[]).map((name) => {
  const { group, description, fallback } = featureDefinitions[name];
  return { kind: 'switch', name, group, title: featureTitle(name), description, fallback };
});
const settingRows: MatrixRow[] = (Object.keys(settingDefinitions) as SettingName[]).map((name) => {
  const [group, title, description] = settingLabels[name];
  return {
    kind: 'setting',
    name,
    group: `Settings: ${SETTING_GROUPS[group]}`,
    title,
    description,
    fallback: wordsOf(name, null),
  };
});

/** The effective value at a site, for comparison. */
const positionOf = (site: SiteColumn, row: MatrixRow) =>
  row.kind === 'switch' ? isOn(site, row.name) : comparableOf(row.name, storedAt(site, row.name));

/**
 * Returns the rows of the matrix, features before settings.
 * @param words only rows whose name, title, description or group contain all of these words
 * @param differing only rows whose values differ between these sites
 */
export function featureGroups(
  words: string,
  { differing, settings = false }: { differing?: readonly SiteColumn[]; settings?: boolean } = {},
): FeatureGroup[] {
  const searchWords = words.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, MatrixRow[]>();
  for (const row of settings ? [...switchRows, ...settingRows] : switchRows) {
    const text = `${row.name} ${row.title} ${row.description} ${row.group}`.toLowerCase();
    if (!searchWords.every((word) => text.includes(word))) continue;
    if (differing && new Set(differing.map((site) => positionOf(site, row))).size < 2) continue;
    groups.set(row.group, [...(groups.get(row.group) ?? []), row]);
  }
  return [...groups].map(([title, rows]) => ({ title, rows }));
}
