import { type FeatureName, featureDefinitions } from '@forecourt/lib/site/features';
import { featureTitle } from '@forecourt/schemas/fields/featureTitle';

export interface SiteColumn {
  id: string;
  slug: string;
  name: string;
  accent: string | null;
  /** As stored; an absent or unusable switch has its default. */
  stored: Partial<Record<FeatureName, unknown>>;
}

interface FeatureRow {
  name: FeatureName;
  title: string;
  description: string;
  fallback: boolean;
}
export interface FeatureGroup {
  title: string;
  rows: FeatureRow[];
}

/** Whether a feature is on at a site: what is stored if that is a switch position, else the default. */
export function isOn(site: SiteColumn, name: FeatureName): boolean {
  const stored = site.stored[name];
  return typeof stored === 'boolean' ? stored : featureDefinitions[name].fallback;
}

const allRows = (Object.keys(featureDefinitions) as FeatureName[]).map((name) => {
  const { group, description, fallback } = featureDefinitions[name];
  return { group, row: { name, title: featureTitle(name), description, fallback: fallback as boolean } };
});

/**
 * The rows of the matrix.
 * @param words only features whose name, description or group has all of these words
 * @param differing only features that are not the same at every one of these sites
 */
export function featureGroups(words: string, differing?: readonly SiteColumn[]): FeatureGroup[] {
  const searchWords = words.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = new Map<string, FeatureRow[]>();
  for (const { group, row } of allRows) {
    const text = `${row.name} ${row.title} ${row.description} ${group}`.toLowerCase();
    if (!searchWords.every((word) => text.includes(word))) continue;
    if (differing && new Set(differing.map((site) => isOn(site, row.name))).size < 2) continue;
    groups.set(group, [...(groups.get(group) ?? []), row]);
  }
  return [...groups].map(([title, rows]) => ({ title, rows }));
}
