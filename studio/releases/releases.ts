import { defineLocaleResourceBundle, definePlugin, type LocaleResourceBundle } from 'sanity';
import { ReleasesLayout } from './ReleasesLayout.tsx';

/** The studio's tool of releases, with a way to take a published one back. */
export const releases = definePlugin({
  name: 'take-back',
  studio: { components: { activeToolLayout: ReleasesLayout } },
});

const WORDS = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'releases',
  resources: {
    'action.revert': 'Take back',
    'action.publish-all-documents': 'Publish release',
    // Also of releases that the back office has scheduled.
    'time.estimated': 'Planned',
  },
});

const TIMES = defineLocaleResourceBundle({
  locale: 'en-US',
  namespace: 'studio',
  // What it says is where a time is set: whoever looks for that finds it.
  resources: {
    'release.type.asap': 'When somebody publishes it',
    'release.type.scheduled': 'At a time',
  },
});

/** Our words for what is done with a release, after the studio's own: the last of a name counts. */
export const withReleaseWords = (bundles: LocaleResourceBundle[]): LocaleResourceBundle[] => [
  ...bundles,
  WORDS,
  TIMES,
];
