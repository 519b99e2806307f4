import { type FeatureName, featureDefinitions } from '@forecourt/lib/site/features';
import { type SettingName, settingDefinitions } from '@forecourt/lib/site/settings';
import { featureTitle } from '@forecourt/schemas/fields/featureTitle';
import { SETTING_GROUPS, settingWords, valueWords } from '@forecourt/schemas/settings/words';

export interface SiteColumn {
  id: string;
  slug: string;
  name: string;
  url: string | null;
  accent: string | null;
  /** Its settings as stored; an absent one has its default. */
  settings: Partial<Record<SettingName, unknown>>;
  /** Its switches as stored; an absent or unusable one has its default. */
  stored: Partial<Record<FeatureName, unknown>> & { _id?: string };
}

export interface FeatureRow {
  kind: 'switch';
  name: FeatureName;
  group: string;
  title: string;
  description: string;
  fallback: boolean;
}
/** A setting that is more than on or off: read here, written in the site's document. */
export interface SettingRow {
  kind: 'setting';
  name: SettingName;
  group: string;
  title: string;
  description: string;
}
export type MatrixRow = FeatureRow | SettingRow;
export interface FeatureGroup {
  title: string;
  rows: MatrixRow[];
}

/** Whether a feature is on at a site: what is stored if that is a switch position, else the default. */
export function isOn(site: SiteColumn, name: FeatureName): boolean {
  const stored = site.stored[name];
  return typeof stored === 'boolean' ? stored : featureDefinitions[name].fallback;
}

/** Whether a site has a value of its own where others have the default. */
export const isSet = (site: SiteColumn, name: SettingName): boolean =>
  site.settings[name] !== undefined && site.settings[name] !== null && site.settings[name] !== '';

/** Longer values are cut: the whole stands in the site's document. */
const LONGEST = 48;

/** The value of a setting at a site in a few words. */
export function settingText(site: SiteColumn, name: SettingName): string {
  const words = valueText(isSet(site, name) ? site.settings[name] : settingDefinitions[name].fallback);
  return words.length > LONGEST ? `${words.slice(0, LONGEST - 1).trimEnd()}…` : words;
}

function valueText(value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'string') return valueWords[value] ?? value;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) {
    const parts = Object.entries(value).filter(([key]) => !key.startsWith('_'));
    return parts.map(([key, part]) => `${key} ${valueText(part)}`).join(', ') || '–';
  }
  if (value.length > 0 && value.every((item) => typeof item !== 'object'))
    return value.map(valueText).join(', ');
  return value.length === 1 ? '1 entry' : value.length ? `${value.length} entries` : '–';
}

const switchRows: MatrixRow[] = (Object.keys(featureDefinitions) as FeatureName[]).map((name) => {
  const { group, description, fallback } = featureDefinitions[name];
  return { kind: 'switch', name, group, title: featureTitle(name), description, fallback };
});
const settingRows: MatrixRow[] = (Object.keys(settingDefinitions) as SettingName[]).map((name) => {
  const [group, title, description] = settingWords[name];
  return { kind: 'setting', name, group: `Settings: ${SETTING_GROUPS[group]}`, title, description };
});

/** What a site shows for a row, to be compared. */
const positionOf = (site: SiteColumn, row: MatrixRow) =>
  row.kind === 'switch' ? isOn(site, row.name) : settingText(site, row.name);

/**
 * The rows of the matrix, switches before settings.
 * @param words only those whose name, description or group has all of these words
 * @param differing only those that are not the same at every one of these sites
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
