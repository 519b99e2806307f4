import { type FeatureName, featureDefinitions } from '@forecourt/lib/sites/features';
import type { SiteSettings } from '@forecourt/lib/sites/settings';
import { shownPages } from '@forecourt/lib/sites/shown-at';
import { featureTitle } from '@forecourt/schemas/fields/featureTitle';
import { settingLabels } from '@forecourt/schemas/settings/settingLabels';
import type { Draft } from '@/site/draft.ts';

type Name = Parameters<typeof shownPages>[0];

const listOf = (words: readonly string[]) => new Intl.ListFormat('en-AU').format(words);
const isFeature = (name: Name): name is FeatureName => name in featureDefinitions;

/** Describes the unsaved changes of a preview and the pages they affect: 'With an unsaved change: Compare on.' */
export function trialText({ changes, shown }: NonNullable<Draft['trial']>, settings: SiteSettings): string {
  const namedChanges = Object.entries(changes) as [Name, unknown][];
  const titles = namedChanges.map(([name, value]) => {
    const title = isFeature(name) ? featureTitle(name) : settingLabels[name][1];
    if (isFeature(name) && value !== null) return `${title} ${value ? 'on' : 'off'}`;
    return value === null ? `${title} reset to its default` : title;
  });
  if (!shown) return `Without the unsaved change: ${listOf(titles)}.`;
  const pages = new Set(
    namedChanges.flatMap(([name]) => shownPages(name, settings).map(({ words }) => words)),
  );
  return `With an unsaved change: ${listOf(titles)}. Visible on ${listOf([...pages])}.`;
}
