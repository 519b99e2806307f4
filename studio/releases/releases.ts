import { defineLocaleResourceBundle, definePlugin, type LocaleResourceBundle } from 'sanity';
import { ReleasesLayout } from './ReleasesLayout.tsx';

/** Replaces the revert action of Sanity's release tool with ours. */
export const releases = definePlugin({
  name: 'take-back',
  studio: { components: { activeToolLayout: ReleasesLayout } },
});

const WORDS = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'releases',
  resources: {
    'action.revert': 'Roll back',
    'action.publish-all-documents': 'Publish release',
    'publish-info.title': 'This release was published.',
    // Also shown for releases that the back office has scheduled.
    'time.estimated': 'Planned',
  },
});

const TIMES = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  // The label appears where users set a time.
  resources: {
    'release.type.asap': 'When published manually',
    'release.type.scheduled': 'At a set time',
  },
});

/** Appends our labels to the studio's own. The last label for a key wins. */
export const withReleaseLabels = (bundles: LocaleResourceBundle[]): LocaleResourceBundle[] => [
  ...bundles,
  WORDS,
  TIMES,
];
