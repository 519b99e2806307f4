import { type FeatureName, featureDefinitions } from '@forecourt/lib/sites/features';
import { type SettingName, settingDefinitions } from '@forecourt/lib/sites/settings';
import { PAGE_NAMES, pageWords, SHOWN_AT } from '@forecourt/lib/sites/shown-at';
import { featureTitle } from '@forecourt/schemas/fields/featureTitle';
import { SETTING_GROUPS, settingLabels } from '@forecourt/schemas/settings/settingLabels';
import type { SiteColumn } from './siteColumn.ts';
import { comparableOf, isOn, isSet, storedAt, wordsOf } from './values.ts';

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
/** How rows are grouped: by the first page that shows them, or by subject. */
export type Grouping = 'page' | 'subject';
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

/** All rows, features before settings. */
export const ALL_ROWS: readonly MatrixRow[] = [...switchRows, ...settingRows];

/** The effective value at a site, for comparison. */
export const positionOf = (site: SiteColumn, row: MatrixRow) =>
  row.kind === 'switch' ? isOn(site, row.name) : comparableOf(row.name, storedAt(site, row.name));

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Titles of the groups by page, in order. */
const PAGE_GROUPS = PAGE_NAMES.map((page) => capitalised(pageWords(page)));
const pageGroupOf = ({ name }: MatrixRow) => capitalised(pageWords(SHOWN_AT[name][0] ?? 'nowhere'));

/**
 * Describes how many of the rows are in use at a site: features that are on, or settings with a value of
 * their own if no feature is among them.
 */
export function inUseText(rows: readonly MatrixRow[], site: SiteColumn): string {
  const features = rows.filter((row) => row.kind === 'switch');
  if (features.length > 0)
    return `${features.filter((row) => isOn(site, row.name)).length} of ${features.length} on`;
  const settings = rows.filter((row) => row.kind === 'setting');
  return `${settings.filter((row) => isSet(site, row.name)).length} of ${settings.length} set`;
}

/**
 * Returns the rows of the matrix, features before settings.
 * @param words only rows whose name, title, description, group or pages contain all of these words
 * @param differing only rows whose values differ between these sites
 */
export function featureGroups(
  words: string,
  {
    differing,
    settings = false,
    by = 'subject',
  }: { differing?: readonly SiteColumn[]; settings?: boolean; by?: Grouping } = {},
): FeatureGroup[] {
  const searchWords = words.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, MatrixRow[]>();
  for (const row of settings ? [...switchRows, ...settingRows] : switchRows) {
    const pages = SHOWN_AT[row.name].map(pageWords).join(' ');
    const text = `${row.name} ${row.title} ${row.description} ${row.group} ${pages}`.toLowerCase();
    if (!searchWords.every((word) => text.includes(word))) continue;
    if (differing && new Set(differing.map((site) => positionOf(site, row))).size < 2) continue;
    const group = by === 'page' ? pageGroupOf(row) : row.group;
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  const found = [...groups].map(([title, rows]) => ({ title, rows }));
  return by === 'page'
    ? found.toSorted((one, other) => PAGE_GROUPS.indexOf(one.title) - PAGE_GROUPS.indexOf(other.title))
    : found;
}
